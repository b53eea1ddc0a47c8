import { expect, test } from 'vitest';
import { headersFile } from '../../../../scripts/lib/headers.ts';

const hash = (index: number) => `'sha256-${String(index).padStart(43, 'a')}='`;
const hashes = (count: number) => Array.from({ length: count }, (_, index) => hash(index));

test('the policy names the hashes and the backend, and nothing unsafe', () => {
  const file = headersFile({
    scripts: hashes(1),
    styles: hashes(2),
    connect: 'https://accounts.test',
  });
  expect(file).toContain(`script-src 'self' ${hash(0)};`);
  expect(file).toContain(`style-src ${hash(0)} ${hash(1)};`);
  expect(file).toContain("connect-src 'self' https://accounts.test;");
  expect(file).toContain("default-src 'none';");
  expect(file).not.toContain('unsafe');
});

test('a policy that outgrows the host’s line limit is refused with the count of what was built', () => {
  expect(() =>
    headersFile({ scripts: hashes(30), styles: hashes(4), connect: 'https://accounts.test' }),
  ).toThrow(/the host accepts 2000: 30 inline scripts and 4 inline styles were built/);
});
