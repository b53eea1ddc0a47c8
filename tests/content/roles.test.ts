// A role has one name: whoever owns a document, a risk or a claim stands in the table of roles of the governance document.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from '../../scripts/lib/run.ts';
import { readDocuments } from './read-documents.ts';

const read = (file: string) => readFileSync(join(projectRoot, 'content', file), 'utf8');
const company: Record<string, { value: string }> = parse(read('company.yaml'));
const filled = (text: string) =>
  text
    .replace(/\{\{company\.([a-z-]+)\}\}|<Company name="([a-z-]+)" \/>/g, (_, one, other) =>
      String(company[one ?? other]?.value),
    )
    .replace(/ \((MLRO|CISO|DPO)\)/g, '');
const governance = filled(read('documents/legal/governance.mdx'));
const roles = /<Section id="roles"[\s\S]*?<Section id="role-separation"/.exec(governance)?.[0] ?? '';

test.each(readDocuments())('the owner of $id is a role of the company: $owner', ({ owner }) => {
  expect(roles).toContain(filled(owner));
});

test('the owners of the risks are roles of the company', () => {
  const risks: { risks: { owner: string }[] } = parse(read('risks.yaml'));
  const owners = [...new Set(risks.risks.map(({ owner }) => filled(owner)))];
  expect(owners.filter((owner) => !roles.includes(owner))).toEqual([]);
});
