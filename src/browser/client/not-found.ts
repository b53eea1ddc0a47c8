// Runs on the 404 page: logs the missing path, and shows the words of the language that the page is switched to. They
// all come with the page, because a static host has one file for every unknown path.
import { shownEvent } from '../language-switch/protocol.ts';

console.error('404: no page at', location.pathname);

function show(code: string): void {
  for (const block of document.querySelectorAll<HTMLElement>('main [lang]')) {
    block.hidden = block.lang !== code;
    if (!block.hidden) document.title = block.dataset['title'] ?? document.title;
  }
}
addEventListener(shownEvent, ({ detail }) => show(detail));
