// Runs at the end of a document that uses defined terms: a term that is pressed shows its definition beside it. Without this
// script, in a browser without popovers, and where it is not found, the term leads to it; where nobody answers, the page stays.
const box = document.createElement('div');
box.className = 'defined no-print';
box.popover = 'auto';
// It takes the focus, so that a screen reader reads it; the browser gives the focus back.
box.tabIndex = -1;
box.autofocus = true;
box.setAttribute('role', 'dialog');
box.addEventListener('toggle', ({ newState }) => newState === 'closed' && box.remove());
box.addEventListener('click', (event) => {
  const { target } = event;
  if (target instanceof Element && target.closest('a:not(.term), button')) box.hidePopover();
  else void define(event);
});

/** The page that defines a term, in the language that this page shows. */
function pageOf({ pathname }: HTMLAnchorElement): Promise<Document | null> | Document {
  if (pathname === location.pathname) return document;
  const { base, shown = base } = window.languageSwitch ?? {};
  return new Promise((resolve) => {
    // XMLHttpRequest parses the answer into a document: DOMParser is a sink that trusted types forbid.
    const xhr = new XMLHttpRequest();
    xhr.open('GET', (shown === base ? '' : `/${shown}`) + pathname);
    xhr.responseType = 'document';
    xhr.onloadend = () => resolve(xhr.response);
    xhr.send();
  });
}

async function define(event: MouseEvent): Promise<void> {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a.term');
  if (!link || !box.showPopover || ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  const page = await pageOf(link);
  if (!page) return console.warn('The definition could not be loaded.');
  const found = page.getElementById(decodeURIComponent(link.hash.slice(1)));
  const text = found?.closest('p, li, td')?.cloneNode(true) as Element | undefined;
  if (!found || !text) return location.assign(link.href);
  // The links of another page, which lead from there.
  for (const each of text.querySelectorAll('a')) each.setAttribute('href', each.href);
  const name = document.createElement('a');
  Object.assign(name, { href: link.href, textContent: found.textContent });
  text.querySelector('dfn')?.replaceWith(name);
  for (const each of text.querySelectorAll('[id]')) each.removeAttribute('id');
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = document.querySelector('#_cite button:not([data-copy])')?.textContent ?? '';
  box.lang = found.closest<HTMLElement>('[lang]')?.lang ?? '';
  box.dir = found.closest<HTMLElement>('[dir]')?.dir ?? '';
  box.setAttribute('aria-label', found.textContent);
  box.replaceChildren(...text.childNodes, close);
  if (box.isConnected) return;
  document.body.append(box);
  box.showPopover({ source: link });
}

for (const term of document.querySelectorAll('a.term'))
  term.setAttribute('aria-haspopup', 'dialog');
document.querySelector('.prose')?.addEventListener('click', (event) => define(event as MouseEvent));

// An empty export makes this file a module, so that its names do not collide with those of another script.
export {};
