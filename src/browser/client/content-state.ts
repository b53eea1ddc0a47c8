// Purpose: lists mistakes of the content in a page of the development server. No build has this script.

/** What pages are told. */
export type ContentState = {
  /** Every mistake that is known, as `file:line  message`. */
  readonly mistakes: readonly string[];
  /** Whether pages show the content as it was before the last saves. */
  readonly isOld: boolean;
};

const panel = document.createElement('details');
panel.lang = 'en';
panel.dir = 'ltr';
panel.style.cssText =
  'position:fixed;inset:auto 0 0 0;z-index:100000;max-height:60vh;overflow:auto;padding:8px 16px;background:#7a1515;color:#fff;font:14px/1.5 monospace;white-space:pre-wrap';
const summary = document.createElement('summary');
const list = document.createElement('p');
panel.append(summary, list);

/** Lists mistakes at the foot of the page; open where what the page shows is old, or where there is no page. */
export function showState({ mistakes, isOld }: ContentState): void {
  const count = `${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'} in content/`;
  summary.textContent = isOld ? `${count}: pages show the content as it was before` : count;
  list.textContent = mistakes.join('\n\n');
  if (isOld || document.body.childElementCount === 0) panel.open = true;
  // Beside the body, in which the language switch counts elements.
  if (mistakes.length > 0) document.documentElement.append(panel);
  else panel.remove();
}

import.meta.hot?.on('content:state', showState);
import.meta.hot?.send('content:ask', { since: performance.timeOrigin });
