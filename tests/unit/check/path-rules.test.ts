// What an editor reads when a reading path leads nowhere.
import { expect, test } from 'vitest';
import { type Change, messages } from './small-content.ts';

const answers = `---
kind: page
title: Answers
description: What people ask.
---

<Section id="pay" title="I pay">

<Section id="cost" title="What does it cost?">

Nothing.

</Section>

</Section>
`;
const paths = `paths:
  - id: pay
    steps: [policy-1, "policy-1#about", contact]
`;
const said = (...changes: readonly Change[]) =>
  messages(
    ['documents/legal/answers.mdx', undefined, answers],
    ['reading-paths.yaml', 'paths: []\n', paths],
    ...changes,
  );
const step = (from: string, to: string) => said(['reading-paths.yaml', from, to]);

test('a path begins with a part of the answers, and leads to documents, sections and pages', () => {
  expect(said()).toEqual([]);
  expect(step('id: pay', 'id: pya')).toEqual([
    'reading-paths.yaml:2  "id": the answers have no part "pya". The nearest is "pay". A path is named by the id of a part of content/documents/legal/answers.mdx.',
  ]);
  expect(step('id: pay', 'id: cost')).toEqual([
    expect.stringContaining('the answers have no part "cost".'),
  ]);
});

test('a step that leads nowhere is named with its line', () => {
  expect(step('[policy-1,', '[policy-9,')).toEqual([
    'reading-paths.yaml:3  "steps": there is no document or page "policy-9". Did you mean "policy-1"? A document is named by its path in content/documents, without its ending.',
  ]);
  expect(step('#about', '#abuot')).toEqual([
    'reading-paths.yaml:3  "steps": there is no section "abuot" in policy-1. Did you mean "about"?',
  ]);
  expect(step('contact]', '"contact#form"]')).toEqual([
    'reading-paths.yaml:3  "steps": a step leads to the whole of a page. Write contact in place of contact#form.',
  ]);
});

test('a path has five steps at most, of which the answers are the first', () => {
  expect(step('contact]', 'contact, about, solutions]')).toEqual([
    expect.stringContaining('expected four steps at most, as the answers are the first of five'),
  ]);
  expect(step('[policy-1, "policy-1#about", contact]', '[]')).toEqual([
    expect.stringContaining('expected one step or more'),
  ]);
});
