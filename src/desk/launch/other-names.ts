// Purpose: gives the company other names, numbers and addresses, to prove that they are written in one place only.
import { parseDocument } from 'yaml';
import { isOwn } from '../../check/brand-rules.ts';

/**
 * The text of `company.yaml` with another value in the place of each that belongs only to this company. Each letter and digit
 * is replaced by the one that stands half an alphabet, or five, further on: so an address still looks like an address, and
 * nothing on a page becomes longer.
 */
export function underOtherNames(text: string): string {
  const company = parseDocument(text);
  for (const name of Object.keys(company.toJS())) {
    if (isOwn(name))
      company.setIn([name, 'value'], shiftLetters(String(company.getIn([name, 'value']))));
  }
  return company.toString();
}

function shiftLetters(value: string): string {
  const turn = (sign: string, first: number, count: number) =>
    String.fromCharCode(first + ((sign.charCodeAt(0) - first + count / 2) % count));
  return value
    .replace(/[a-z]/g, (sign) => turn(sign, 97, 26))
    .replace(/[A-Z]/g, (sign) => turn(sign, 65, 26))
    .replace(/\d/g, (sign) => turn(sign, 48, 10));
}
