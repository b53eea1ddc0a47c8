import { describe, expect, test } from 'vitest';
import {
  type Notice,
  noticesText,
  paragraphsOf,
  sharedNotices,
} from '../../../src/core/notices.ts';

const notice = (name: string, text: string): Notice => ({
  ...{ kind: 'software', name, licence: 'MIT', text },
});

test('what stands under one text is named together; another text stands by itself', () => {
  const shared = sharedNotices([
    notice('a 1.0.0', 'By A.\nFree.'),
    notice('b 2.0.0', 'By B.\nFree.'),
    notice('c 1.0.0', 'By A.\r\n  Free.'),
  ]);
  expect(shared).toEqual([
    { names: ['a 1.0.0 (MIT)', 'c 1.0.0 (MIT)'], text: 'By A.\nFree.' },
    { names: ['b 2.0.0 (MIT)'], text: 'By B.\nFree.' },
  ]);
});

describe('the paragraphs of a licence', () => {
  test('end at empty lines and at lines without a word, and lose no word', () => {
    const text =
      '# The Licence\n\nPermission is\nhereby granted.\n  \n* No warranty - none.\r\n-----------\nPREAMBLE\n------\nThe goals.\n"""\n§ 1\n';
    expect(paragraphsOf(text)).toEqual([
      'The Licence',
      'Permission is hereby granted.',
      '* No warranty - none.',
      'PREAMBLE',
      'The goals.',
      '§ 1',
    ]);
  });

  test('are none for a text without words', () => {
    expect(paragraphsOf('\n \n-----\n')).toEqual([]);
  });
});

test('the text file gives each licence with its own lines, under the names of what it covers', () => {
  const text = noticesText([
    { names: ['a 1 (MIT)', 'b 2 (MIT)'], text: 'Free.\n\nNo warranty.\n' },
    { names: ['c 3 (0BSD)'], text: 'Freer.' },
  ]);
  const rule = '-'.repeat(78);
  expect(text).toBe(
    `a 1 (MIT)\nb 2 (MIT)\n${rule}\n\nFree.\n\nNo warranty.\n\n\nc 3 (0BSD)\n${rule}\n\nFreer.\n`,
  );
});
