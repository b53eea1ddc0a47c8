import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { configuredSite, siteUrl } from '../../../src/build/site-url.ts';

vi.mock('node:fs', () => ({ readFileSync: vi.fn() }));
const company = (text: string) => vi.mocked(readFileSync).mockReturnValue(text);
beforeEach(() => company('domain: { value: example.org }\n'));

test('the origin is that of the domain in the content', () => {
  expect(siteUrl()).toBe('https://example.org');
  expect(configuredSite()).toEqual({ site: 'https://example.org' });
});

test('without a domain, it is said how to write one', () => {
  company('brand: { value: Averline }\n');
  expect(siteUrl).toThrow(
    'content/company.yaml: "domain" has no value. Write: domain: { value: example.org }',
  );
});

test.each(['brand: [\n', 'brand: {}\n', 'domain: { value: "a b" }\n'])(
  'a mistake in the file is left to the check of the content: %j',
  (text) => {
    company(text);
    expect(configuredSite()).toEqual({});
  },
);
