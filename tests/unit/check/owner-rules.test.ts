// What an editor reads when a person, or a role that is in no list, owns something.
import { expect, test } from 'vitest';
import { type Change, messages } from './small-content.ts';

const governance = `---
title: Governance
description: Who does what.
group: core
order: 8
version: "1.0"
effective: 2026-11-20
updated: 2026-11-20
review: 2027-11-20
owner: General Counsel
summary: [One., Two., Three.]
---

<Section id="roles" title="Roles">

| Role | Duties |
| --- | --- |
| General Counsel; Chief Risk Officer | Advice |
| <Company name="ciso-title" />, where appointed | Security |

</Section>
`;
const file = 'documents/legal/governance.mdx';
const title: Change = [
  'company.yaml',
  'brand:',
  'ciso-title: { value: Chief Information Security Officer (CISO) }\nbrand:',
];
const said = (...changes: Change[]) => messages([file, undefined, governance], title, ...changes);
const where =
  'An owner is a role, never a person; roles stand in content/documents/legal/governance.mdx, in the table of the section "roles".';

test('an owner is a role, in its long form, its short one or by its abbreviation', () => {
  expect(said()).toEqual([]);
  for (const owner of [
    'Chief Information Security Officer',
    'CISO',
    'Chief Risk Officer',
    '"{{company.ciso-title}}"',
  ]) {
    expect(said(['documents/policy-1.mdx', 'General Counsel', owner])).toEqual([]);
  }
});

test('a person, or a role that is not listed, is named where it stands', () => {
  expect(said(['documents/policy-1.mdx', 'General Counsel', 'Jane Smith'])).toEqual([
    `documents/policy-1.mdx:12  "owner": there is no role “Jane Smith”. The nearest is "General Counsel". ${where}`,
  ]);
  expect(said(['risks.yaml', 'owner: General Counsel', 'owner: General Council'])).toEqual([
    `risks.yaml:10  "owner": there is no role “General Council”. Did you mean "General Counsel"? ${where}`,
  ]);
});

test('while the table is missing or its text broken, owners are not judged', () => {
  const jane: Change = ['documents/policy-1.mdx', 'General Counsel', 'Jane Smith'];
  expect(messages(jane)).toEqual([]);
  expect(said(jane, [file, '| General', '| <General'])).not.toContainEqual(
    expect.stringContaining('Jane'),
  );
});
