import { expect, test } from 'vitest';
import { messages } from './small-content.ts';

const reviews = (id: string, date: string) =>
  messages(['launch.yaml', 'counsel: {}', `counsel:\n  ${id}: { version: "1.0", date: ${date} }`]);

test('a review by counsel of no document, or on a day to come, is named', () => {
  expect(reviews('policy-1', '2026-11-20')).toEqual([]);
  expect(reviews('polic-1', '2026-11-20')).toEqual([
    'launch.yaml:3  "counsel": there is no document "polic-1". Did you mean "policy-1"? A document is named by its path in content/documents, without its ending.',
  ]);
  expect(reviews('policy-1', '2999-01-01')).toContain(
    'launch.yaml:3  "counsel": "policy-1" was reviewed on 2999-01-01, which is to come. Write the day of the review.',
  );
});
