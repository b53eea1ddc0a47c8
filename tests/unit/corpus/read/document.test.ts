import { describe, expect, test } from 'vitest';
import {
  documentsOn,
  isUnreadable,
  misnamedTexts,
  readDocument,
} from '../../../../src/corpus/read/document.ts';

const front = [
  ...['title: A Policy', 'description: D.', 'group: core', 'order: 1', 'version: "1.0"'],
  ...['effective: 2026-11-20', 'updated: 2026-11-20', 'review: 2027-11-20', 'owner: O'],
  'summary: [a, b, c]',
];
const text = (
  lines: readonly string[],
  body = '<Section id="a" title="A">\n\nText.\n\n</Section>',
) => `---\n${lines.join('\n')}\n---\n\n${body}\n`;
const read = (given: string, file = 'content/documents/legal/a.mdx') => readDocument(file, given);
const messages = (given: string) =>
  read(given).diagnostics.map(({ line, message }) => `${line} ${message.slice(0, 60)}`);

describe('a document', () => {
  test('has its values, its address and the lines of its file', () => {
    const { document, diagnostics } = read(text(front));
    expect(diagnostics).toEqual([]);
    expect(document).toMatchObject({ id: 'legal/a', title: 'A Policy' });
    expect(document.front).toMatchObject({ aliases: [], summary: ['a', 'b', 'c'] });
    expect(document.source?.lineOf(['order'])).toBe(5);
    expect(document.outline).toMatchObject([{ number: '1', id: 'a', line: 14 }]);
    expect(isUnreadable(document)).toBe(false);
  });

  test('that is named index stands at the address of its folder, in small letters', () => {
    expect(read(text(front), 'content/documents/Legal/index.mdx').document.id).toBe('legal');
  });

  test('keeps the values that keep their schema beside one that does not', () => {
    const { document, diagnostics } = read(text(front).replace('order: 1', 'order: ten'));
    expect(diagnostics).toHaveLength(1);
    expect(document.front.order).toBeUndefined();
    expect(document.front.title).toBe('A Policy');
  });

  test('is called by its address while it has no title', () => {
    for (const title of ['title:', 'title: 5', 'title: "  "']) {
      expect(read(text([title, ...front.slice(1)])).document.title).toBe('legal/a');
    }
  });
});

describe('a document that cannot be understood', () => {
  test('says that its front matter is missing, and is read from its first section on', () => {
    const { document } = read('title: A: B\n\n<Section id="a" title="A">\n\nText.\n\n</Section>\n');
    expect(isUnreadable(document)).toBe(true);
    expect(document.outline).toMatchObject([{ id: 'a', line: 3 }]);
    expect(messages('title: A\n')).toEqual([
      '1 the document has no front matter. Expected: a first line "--',
    ]);
    expect(messages('---\ntitle: A\n')).toHaveLength(1);
  });

  test('says that it is empty, and no more', () => {
    expect(read(' \n').diagnostics).toEqual([
      {
        file: 'content/documents/legal/a.mdx',
        line: 1,
        message:
          'the file is empty. Put its text back (git restore brings the last version), or delete the file if the document is to go.',
      },
    ]);
  });

  test('keeps its body where its front matter is broken', () => {
    const { document, diagnostics } = read(text(['title: A: B']));
    expect(diagnostics.map(({ line }) => line)).toEqual([2]);
    expect(document.front).toEqual({});
    expect(document.outline).toHaveLength(1);
  });
});

describe('an announced text', () => {
  const announced = 'content/announced/legal/a.mdx';
  const documents = 'content/documents/legal/a.mdx';

  test('takes the place of the other from its day on; without a day it waits', () => {
    const files = (on: string, effective: string) =>
      documentsOn(
        [
          read(text(front.map((line) => line.replace(/^effective: .*/, effective))), announced)
            .document,
          read(text(front)).document,
        ],
        on,
      ).map(({ file }) => file);
    expect(files('2026-12-31', 'effective: 2027-01-01')).toEqual([documents]);
    expect(files('2027-01-01', 'effective: 2027-01-01')).toEqual([announced]);
    expect(files('2999-01-01', 'effective: soon')).toEqual([documents]);
  });
});

test('nothing of a page is announced', () => {
  const texts = [
    ['content/documents/trust/a.mdx', '---\nkind: page\ntitle: A\n---\n'],
    ['content/announced/trust/a.mdx', '---\ntitle: A\n---\n'],
  ].map(([file = '', text = '']) => readDocument(file, text).document);
  expect(misnamedTexts(texts)).toEqual([
    {
      file: 'content/announced/trust/a.mdx',
      line: 1,
      message:
        'content/documents/trust/a.mdx is a page, which has no versions, so that nothing of it is announced. Make the change there, and remove this file.',
    },
  ]);
});
