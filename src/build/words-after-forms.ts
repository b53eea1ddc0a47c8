// Purpose: puts what a form is told, its words above all, at the end of the page. Astro writes it into an attribute before the form,
// where a slow line brings it first: a kilobyte that nobody sees stood between a visitor and the fields. A script puts the
// attribute back as soon as it has come, and then the mark for which the island waits before it hydrates. It waits for no other file.
// Patches compare pages as Astro wrote them, so this pass comes after them.
import { decodeHTMLAttribute } from 'entities';
import type { Pass } from './built-site.ts';

/** Islands with fewer letters of props stay as they are: the script would weigh as much. */
const longest = 1000;

/** An island that waits for its children, in parts: before its props, they, what is behind them, and the mark of its end. */
const island =
  /(<astro-island\b[^>]*?) props="([^"]*)"([^>]* await-children>(?:(?!<\/?astro-island\b)[\s\S])*?)<!--astro:end-->/g;

/** Gives the first island that lacks its props those which stand before the script, and its mark; and leaves nothing behind. */
const script =
  '{const s=document.currentScript,p=s.previousElementSibling,i=document.querySelector("astro-island:not([props])");i.setAttribute("props",p.textContent);i.append(document.createComment("astro:end"));p.remove();s.remove()}';

/** A page in which long props of islands stand at its end. */
export function wordsAfterForms(html: string): string {
  let late = '';
  const rest = html.replace(island, (whole, start, props, behind) => {
    if (props.length < longest) return whole;
    // No "<" ends the script.
    const data = decodeHTMLAttribute(props).replaceAll('<', String.raw`\u003c`);
    late += `<script type="application/json">${data}</script><script>${script}</script>`;
    return start + behind;
  });
  return rest.replace('</body>', () => `${late}</body>`);
}

export const formsFirst: Pass = {
  name: 'Forms put before their words',
  run: ({ texts }) => {
    for (const [file, html] of texts) texts.set(file, wordsAfterForms(html));
    return [];
  },
};
