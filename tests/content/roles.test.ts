// A role has one name: whoever owns a document, a risk or a claim stands in the section of roles of the governance document.
import { expect, test } from 'vitest';
import type { Block } from '../../src/corpus/record/blocks.ts';
import { documentBlocks } from '../../src/corpus/record/document-blocks.ts';
import { markdownOf } from '../../src/corpus/record/markdown.ts';
import { corpus, documentFor } from './real-content.ts';

const { english } = corpus;
if (!english) throw new Error('The English words cannot be spoken.');

/** The section itself, without those inside it. */
function sectionOf(blocks: readonly Block[], id: string): Block[] {
  const start = blocks.findIndex((block) => block.kind === 'heading' && block.id === id);
  const rest = blocks.slice(start + 1);
  const end = rest.findIndex(({ kind }) => kind === 'heading');
  return start < 0 ? [] : rest.slice(0, end < 0 ? undefined : end);
}

/** The long form of a role and the short one are the same role. */
const named = (text: string) =>
  english
    .fill(text)
    .replace(/ \((MLRO|CISO|DPO)\)/g, '')
    .replaceAll('Money Laundering Reporting Officer', 'MLRO');
const governance = documentBlocks(documentFor('/legal/governance'), { ...corpus, speech: english });
const roles = named(markdownOf(sectionOf(governance, 'roles')));

test.each([
  ['documents', corpus.documents.map(({ front }) => front.owner)],
  ['risks', corpus.risks.data?.risks.map(({ owner }) => owner)],
  ['claims', corpus.claims.data?.claims.map(({ owner }) => owner)],
])('the owners of the %s are roles of the company', (_, owners = []) => {
  const found = [...new Set(owners.map((owner) => named(owner ?? 'nobody')))];
  expect(found).not.toEqual([]);
  expect(found.filter((owner) => !roles.includes(owner))).toEqual([]);
});
