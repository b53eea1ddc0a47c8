import { expect, test } from 'vitest';
import { linkWords, words } from '../../../../src/corpus/record/blocks.ts';

test('a link leads from its words; an address that stands for itself stays text', () => {
  const link = (url: string, ...texts: string[]) => linkWords(url, texts.map(words));
  expect(link('https://a.example', 'A')).toEqual([
    { kind: 'link', url: 'https://a.example', children: [words('A')] },
  ]);
  expect(link('https://a.example', 'https://a.example')).toEqual([words('https://a.example')]);
  expect(link('mailto:a@b.example', 'a@b.example')).toEqual([words('a@b.example')]);
  const parts = link('https://a.example', 'a.example', ' too');
  expect(parts).toMatchObject([{ kind: 'link', children: [words('a.example'), words(' too')] }]);
  const code = { kind: 'code', text: 'https://a.example' } as const;
  expect(linkWords('https://a.example', [code])).toMatchObject([{ kind: 'link' }]);
});
