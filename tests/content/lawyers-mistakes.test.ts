// The mistakes that a lawyer makes in the real documents, one at a time in memory: each fails alone, and says what to do.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { problemsIn } from '../../scripts/content/check.ts';
import { readContentFiles } from '../../scripts/content/content-files.ts';

const files = await readContentFiles(join(import.meta.dirname, '../..'));
const legal = 'content/documents/legal';

type Mistake = {
  readonly name: string;
  readonly file: string;
  readonly from: string | RegExp;
  readonly to: string;
  /** Where it is reported, when not in the file itself. */
  readonly at?: string;
  readonly says: RegExp;
};

const mistakes: readonly Mistake[] = [
  {
    name: 'a number typed beside the fact',
    file: `${legal}/refund-policy.mdx`,
    from: '<Fact id="refund-time" /> to reach',
    to: '10 days to reach',
    says: /^"10 days" contradicts the fact "refund-time" .* which is .* Write <Fact id="refund-time" \/>/,
  },
  {
    name: 'the number of a fact in words',
    file: `${legal}/merchant-agreement.mdx`,
    from: '<Fact id="audit-documents" />',
    to: 'five business days',
    says: /^"five business days" is typed, and it is the fact "audit-documents" .* Write <Fact id="audit-documents" \/>/,
  },
  {
    name: 'a section that others cite under a new id',
    file: `${legal}/refund-policy.mdx`,
    from: '<Section id="ombudsman"',
    to: '<Section id="ombudsmen"',
    at: `${legal}/terms-of-service.mdx`,
    says: /there is no section "ombudsman".* Did you mean "ombudsmen"\?/,
  },
  {
    name: 'a defined term without its definition',
    file: `${legal}/terms-of-service.mdx`,
    from: '“<Term define>Consumer</Term>”',
    to: '“Consumer”',
    says: /Consumer/,
  },
  {
    name: 'a text changed under its old version',
    file: `${legal}/aml-policy.mdx`,
    from: 'No amount is too small',
    to: 'No sum is too small',
    says: /^the text of AML and CTF Policy has changed, and its version is still \d+\.\d+\. Set "version" to "\d+\.\d+" and "updated" to today, then run: npm run versions:accept\./,
  },
  {
    name: 'a step of a drawn path changed under the old version of its document',
    file: 'content/figures.yaml',
    from: 'We say promptly that we have it',
    to: 'We say that we have it',
    at: `${legal}/refund-policy.mdx`,
    says: /has changed, and its version is still/,
  },
  {
    name: 'a claim without a record',
    file: 'content/documents/trust/safety.mdx',
    from: 'We claim no security certificate.',
    to: 'We hold Cyber Essentials Plus.',
    says: /^“Cyber Essentials Plus” is a claim, and content\/claims\.yaml has no record with that label\./,
  },
  {
    name: 'a priority that is slower than the one below it',
    file: 'content/facts.yaml',
    from: /(?<=p1-response:\n(?: {2}.*\n){2} {2}value: )15\n {2}unit: minute/,
    to: '3\n  unit: hour',
    says: /^"p1-response" \(3 hours, line \d+\) must be shorter than "p2-response" \(1 hour, line \d+\)/,
  },
];

test.each(mistakes)('$name', ({ file, from, to, at = file, says }) => {
  let edited = false;
  const changed = files.map((one) => {
    if (one.path !== file) return one;
    const text = one.text.replace(from, () => to);
    edited = text !== one.text;
    return { ...one, text };
  });
  expect(edited).toBe(true);
  const problems = problemsIn(changed);
  const found = problems.find((problem) => problem.file === at && says.test(problem.message));
  expect(found, problems.map(({ message }) => message).join('\n')).toBeDefined();
});
