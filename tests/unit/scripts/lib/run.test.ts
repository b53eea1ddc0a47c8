import { expect, test } from 'vitest';
import { noteMark, notesIn, runNode } from '../../../../scripts/lib/run.ts';

test('of what a tool says when it succeeds, only its notes are shown', async () => {
  const { ok, output } = await runNode([
    '--eval',
    `console.log('3 pictures'); console.log('${noteMark}one letter is lacking'); console.error('done')`,
  ]);
  expect(ok).toBe(true);
  expect(notesIn(output)).toEqual(['Note: one letter is lacking']);
  expect(notesIn('a Note: within a line is none')).toEqual([]);
});
