// Names of the company are typed in one file only, so that one change there renames the whole site.

import type { Corpus } from '../corpus/corpus.ts';
import type { ContentFile } from '../corpus/read/content-files.ts';
import { isDocument, translationOf } from '../corpus/read/content-paths.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';

const home = 'content/company.yaml';

const own =
  /^(?:brand|product-.+|domain|legal-name|company-number|registered-address|vat-number|ico-number|email(?:-.+)?)$/;

/**
 * Whether a value of company.yaml, given by its name, belongs only to this company. Titles, authorities and partners do not,
 * because a text may use these words of others: the law of England and Wales.
 */
export const isOwn = (name: string) => own.test(name);

/**
 * The places where a name, number or address of the company is typed outside company.yaml.
 * @param files texts of content, or of anything else that is to take these values from there
 */
export function brandRules({
  files,
  company,
}: {
  readonly files: readonly ContentFile[];
  readonly company: Pick<Corpus['company'], 'values'>;
}): Diagnostic[] {
  // The longest value is searched first: “Exampla Pay” is one product, not the brand and another word.
  const values = [...company.values]
    .map(([name, { value }]) => ({ name, text: value }))
    .filter(({ name }) => isOwn(name))
    .sort((a, b) => b.text.length - a.text.length);
  if (values.length === 0) return [];
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${values.map(({ text }) => RegExp.escape(text)).join('|')})(?![\\p{L}\\p{N}])`,
    'gu',
  );
  return files
    .filter(({ path }) => path !== home)
    .flatMap(({ path, text }) => {
      const front =
        isDocument(path) || translationOf(path) ? text.indexOf('\n---', 3) : text.length;
      return [...text.matchAll(pattern)].map(({ 0: found, index }) => {
        const name = values.find((value) => value.text === found)?.name ?? 'brand';
        const instead = index > front ? `<Company name="${name}" />` : `{{company.${name}}}`;
        const message = `"${found}" is typed. Write ${instead} instead; the value itself stands in ${home} only.`;
        return { file: path, line: text.slice(0, index).split('\n').length, message };
      });
    });
}
