import { describe, expect, test } from 'vitest';
import { mentionsOf } from '../../../../src/desk/accept/mentions.ts';

const lines = (id: string, ...text: string[]) =>
  mentionsOf(id, [{ path: 'src/a.ts', text: text.join('\n') }]).map(({ line }) => line);

describe('a line names a document', () => {
  test.each([
    "link('/legal/fees')",
    '"legal/fees"',
    'href={link("/legal/fees")}',
    'documents/legal/fees.mdx',
    'https://x.example/de/legal/fees/versions/1-0',
    '`legal/fees:scope`',
  ])('by its address, its path or a text in quotation marks: %s', (text) => {
    expect(lines('legal/fees', 'first', text)).toEqual([2]);
  });

  test.each([
    "'/legal/fees-and-prices'",
    "'/legal/fees_2'",
    "'/legal/feesx'",
    "'/illegal/fees'",
    'no legal/fees',
    'movedFrom: [/legal/fees]',
  ])('and not otherwise: %s', (text) => {
    expect(lines('legal/fees', text)).toEqual([]);
  });

  test('a long one is cut', () => {
    const [found] = mentionsOf('fees', [{ path: 'a.md', text: `   \`fees\`${' x'.repeat(100)}` }]);
    expect(found?.message).toHaveLength(100);
    expect(found?.message.startsWith('`fees`')).toBe(true);
  });
});
