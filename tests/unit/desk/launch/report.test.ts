import { expect, test } from 'vitest';
import { launchJson, launchReport } from '../../../../src/desk/launch/report.ts';

const claims = { area: 'Claims', file: 'content/claims.yaml', line: 3, message: 'No evidence.' };
const https = { area: 'HTTPS', file: 'content/launch.yaml', line: 9, message: 'Decide.' };

test('people read groups with their counts, and the sum', () => {
  expect(launchReport([])).toBe('launch: nothing stands in the way');
  expect(launchReport([claims])).toBe(
    'Claims (1)\n  content/claims.yaml:3  No evidence.\n\nlaunch: 1 thing stands between this tree and a public site',
  );
  expect(launchReport([claims, https, claims])).toContain('Claims (2)\n');
  expect(launchReport([claims, https])).toContain('launch: 2 things stand');
});

test('programs read the same, in the same order', () => {
  expect(launchJson([])).toEqual({ ready: true, count: 0, groups: [] });
  const { area: _, ...blocker } = claims;
  expect(launchJson([claims, https, claims])).toEqual({
    ready: false,
    count: 3,
    groups: [
      { area: 'Claims', count: 2, blockers: [blocker, blocker] },
      {
        area: 'HTTPS',
        count: 1,
        blockers: [{ file: 'content/launch.yaml', line: 9, message: 'Decide.' }],
      },
    ],
  });
});
