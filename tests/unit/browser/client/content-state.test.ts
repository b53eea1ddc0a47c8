// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { showState } from '../../../../src/browser/client/content-state.ts';

const panel = () => document.querySelector('details');

test('mistakes stand at the foot, folded while the page shows what was written, and go with the last of them', () => {
  document.body.append(document.createElement('main'));
  showState({ mistakes: ['content/a.yaml:1  It is wrong.'], isOld: false });
  expect(panel()?.textContent).toBe('1 mistake in content/content/a.yaml:1  It is wrong.');
  expect(panel()?.open).toBe(false);
  expect(panel()?.parentElement).toBe(document.documentElement);
  showState({ mistakes: ['One.', 'Two.'], isOld: true });
  expect(panel()?.querySelector('summary')?.textContent).toBe(
    '2 mistakes in content/: pages show the content as it was before',
  );
  expect(panel()?.querySelector('p')?.textContent).toBe('One.\n\nTwo.');
  expect(panel()?.open).toBe(true);
  showState({ mistakes: [], isOld: false });
  expect(panel()).toBe(null);
});
