// How well the contradiction gate sees: every fact of the real content is typed in place of its name, once with its own
// value and once with another, and the gate must find it. A number without a unit is not its business.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readContentFiles } from '../../scripts/content/content-files.ts';
import { findingsIn } from '../../scripts/content/contradiction-rules.ts';
import { isDocument, readDocument } from '../../scripts/content/document.ts';
import { factProblems, ruledFacts } from '../../scripts/content/fact-rules.ts';
import { valuesOf } from '../../scripts/content/hub-rules.ts';
import { measuredFacts } from '../../scripts/content/measured-facts.ts';
import { readData } from '../../scripts/content/read-data.ts';
import { limits } from '../../src/schemas/contact.ts';

const files = await readContentFiles(join(import.meta.dirname, '../..'));
const facts = readData(files, []).get('content/facts.yaml');
const values = valuesOf(facts, undefined);
const known = measuredFacts(facts);
const prose = files.filter(
  ({ path }) => isDocument(path) || /locales\/en\/|(risks|roadmap)\.yaml$/.test(path),
);
const names = /<Fact id="([^"]*)" \/>|\{\{fact\.([^}]*)\}\}/g;

/** How many facts were typed, and how many of them the gate found on their line with the fact that was meant. */
function typedAll(value: (shown: string) => string) {
  let typed = 0;
  let found = 0;
  let named = 0;
  for (const { path, text } of prose) {
    for (const match of text.matchAll(names)) {
      const id = match[1] ?? match[2] ?? '';
      const shown = value(values(`fact.${id}`));
      // A bare number, such as the top of a scale, has no unit by which it could be known.
      const bare =
        /^[\d,.]+$/.test(shown) && !/^ [a-z]+/.test(text.slice(match.index + match[0].length));
      if (bare || !known.some((fact) => fact.id === id)) continue;
      const changed =
        text.slice(0, match.index) + shown + text.slice(match.index + match[0].length);
      const line = changed.slice(0, match.index).split('\n').length;
      const findings = findingsIn({
        files: [],
        documents: isDocument(path) ? [readDocument(path, changed).document] : [],
        sources: isDocument(path) ? [] : [...readData([{ path, text: changed }], []).values()],
        facts,
        values,
      });
      const finding = findings.find((one) => Math.abs(one.line - line) <= 1);
      typed += 1;
      if (finding) found += 1;
      if (finding?.facts.some((fact) => fact.id === id)) named += 1;
    }
  }
  return { typed, found: found / typed, named: named / typed };
}

describe('a fact that is typed in place of its name', () => {
  test('is found with its own value', () => {
    const { typed, found } = typedAll((shown) => shown);
    expect(typed).toBeGreaterThan(200);
    expect(found).toBeGreaterThan(0.98);
  });

  test('is found with another value, mostly under its own name', () => {
    const { found, named } = typedAll((shown) =>
      shown.replace(/\d+(?=\D*$)/, (digits) => String(Number(digits) + 37)),
    );
    expect(found).toBeGreaterThan(0.95);
    expect(named).toBeGreaterThan(0.9);
  });
});

test('every fact with a number has the words of its subject', () => {
  const mute = known.filter(({ words, measure }) => words.length === 0 && measure.kind !== 'label');
  expect(mute.map(({ id }) => id)).toEqual([]);
});

test('every rule between facts speaks of facts that exist', () => {
  const ids = known.map(({ id }) => id);
  expect(ruledFacts.filter((id) => !ids.includes(id))).toEqual([]);
  expect(factProblems(facts, values)).toEqual([]);
});

test('the enquiry form keeps the lengths that the facts give', () => {
  const length = (id: string) => known.find((fact) => fact.id === `form-${id}`)?.values[0];
  expect(limits).toEqual({
    name: length('name-max'),
    company: length('company-max'),
    email: length('email-max'),
    messageMin: length('message-min'),
    message: length('message-max'),
  });
});
