import { expect, test } from 'vitest';
import { keepAddresses } from '../../../src/core/keep-addresses.ts';

const kept = (standing: object, edition: object) =>
  JSON.parse(keepAddresses(JSON.stringify(standing), JSON.stringify(edition)));

test('words are those of the edition, addresses those of the island, however deep they stand', () => {
  expect(
    kept(
      {
        language: [0, 'en'],
        address: [0, '/terms'],
        words: [0, { title: [0, 'Terms'], more: [0, 'A/B'] }],
        links: [
          1,
          [
            [0, { href: [0, '/about?a=1'], text: [0, 'About'] }],
            [0, '/legal'],
          ],
        ],
        count: [0, 3],
      },
      {
        language: [0, 'fr'],
        address: [0, '/legal/terms-of-service'],
        words: [0, { title: [0, 'Conditions'], more: [0, 'A/B'] }],
        links: [
          1,
          [
            [0, { href: [0, '/fr/about?a=1'], text: [0, 'À propos'] }],
            [0, '/fr/legal'],
          ],
        ],
        count: [0, 4],
      },
    ),
  ).toEqual({
    language: [0, 'fr'],
    address: [0, '/terms'],
    words: [0, { title: [0, 'Conditions'], more: [0, 'A/B'] }],
    links: [
      1,
      [
        [0, { href: [0, '/about?a=1'], text: [0, 'À propos'] }],
        [0, '/legal'],
      ],
    ],
    count: [0, 4],
  });
});

test('what only one of the two has is that of the edition', () => {
  expect(
    kept({ home: [0, '/'], gone: [0, 'x'] }, { home: [0, '/fr'], more: [1, [[0, '/x']]] }),
  ).toEqual({ home: [0, '/'], more: [1, [[0, '/x']]] });
  expect(kept({ a: [0, null] }, { a: [0, { b: [0, 'c'] }], d: [0, null] })).toEqual({
    a: [0, { b: [0, 'c'] }],
    d: [0, null],
  });
});
