import { expect, test } from 'vitest';
import { readDocument } from '../../../../src/corpus/read/document.ts';
import { changedValues, namedBy, namedIn } from '../../../../src/desk/impact/values.ts';
import { before, codes, edited } from './edited.ts';

test('a value of the company is spoken otherwise in every language', () => {
  const brand = before.value('company.brand');
  const after = edited('content/company.yaml', (text) =>
    text.replace(`value: ${brand},`, 'value: Otherline,'),
  );
  expect(changedValues(before, after)).toContainEqual({
    ...{ name: 'company.brand', before: brand, after: 'Otherline', languages: codes },
  });
});

test('a word by which facts are spoken changes them in its language alone', () => {
  const after = edited('content/locales/de/facts.json', (text) => text.replaceAll('Tage', 'Tagen'));
  const found = changedValues(before, after);
  expect(found.length).toBeGreaterThan(0);
  for (const { name, languages } of found) expect([name, languages]).toEqual([name, ['de']]);
});

test('names in double braces are those of facts and company values, whatever the form', () => {
  expect(namedIn('{{fact.a-b as every}}, {{ company.brand }} and {{count}}')).toEqual([
    'fact.a-b',
    'company.brand',
  ]);
});

test('a document names values in its body and in the texts of its front matter', () => {
  const text =
    '---\ntitle: "{{company.brand}}"\nsummary:\n  - "{{fact.a as every}}"\n  - Two.\n  - Three.\n---\n\n<Fact id="b" as="once" /> <Company name="email-general" /> {{fact.c}}\n';
  const { document } = readDocument('content/documents/x.mdx', text);
  expect([...namedBy(document)].sort()).toEqual([
    ...['company.brand', 'company.email-general', 'fact.a', 'fact.b'],
  ]);
});
