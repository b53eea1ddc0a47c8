// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { whenOpened } from '../../../../src/browser/language-switch/when-opened.ts';
import { prepareAhead } from '../../prepare-ahead.ts';

test('in a page that is open it runs at once', () => {
  const run = vi.fn();
  whenOpened(run);
  expect(run).toHaveBeenCalledOnce();
});

test('in a page that was prepared ahead it runs once the page is opened', () => {
  const open = prepareAhead();
  const run = vi.fn();
  whenOpened(run);
  expect(run).not.toHaveBeenCalled();
  open();
  expect(run).toHaveBeenCalledOnce();
});
