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
    .replace(/ \((MLRO|CISO|DPO)\)/g, '')
    // The long form and the short one are one role.
    .replaceAll('Money Laundering Reporting Officer', 'MLRO');
const governance = filled(read('documents/legal/governance.mdx'));
const roles =
  /<Section id="roles"[\s\S]*?<Section id="role-separation"/.exec(governance)?.[0] ?? '';

test.each(readDocuments())('the owner of $id is a role of the company: $owner', ({ owner }) => {
  expect(roles).toContain(filled(owner));
});

test.each(['risks', 'claims'] as const)('the owners of the %s are roles of the company', (list) => {
  const entries: Record<typeof list, { owner: string }[]> = parse(read(`${list}.yaml`));
  const owners = [...new Set(entries[list].map(({ owner }) => filled(owner)))];
  expect(owners.length).toBeGreaterThan(3);
  expect(owners.filter((owner) => !roles.includes(owner))).toEqual([]);
});
