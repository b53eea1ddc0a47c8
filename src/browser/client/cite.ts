// Runs at the end of a document: “Cite” shows its citation, and a heading that is pressed that of its section, to be copied.
const box = document.getElementById('_cite');
const shown = box?.querySelector('[data-shown]');
const status = box?.querySelector('[role=status]');
let address = '';
let opener: HTMLElement | undefined;

function show(citation: string, from: string, to: string): void {
  if (!box || !shown) return;
  address = to;
  shown.textContent = citation.replace(from, to);
  if (status) status.textContent = '';
  box.hidden = false;
}

document.querySelector('.prose')?.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest(':is(h2, h3, h4, h5) > a') : null;
  const [, id] = link?.getAttribute('href')?.split('#') ?? [];
  if (!box || !link || !id) return;
  const { citation = '', address: version = '' } = box.dataset;
  const number = link.textContent.trim().split(' ')[0]?.replace(/\.$/, '') ?? '';
  show(citation.replace('§', number), version, `${version}#${id}`);
});

for (const tool of document.querySelectorAll<HTMLElement>('[data-tool]')) {
  tool.addEventListener('click', (event) => {
    if (tool.dataset['tool'] === 'print') print();
    else if (box && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      opener = tool;
      const { document: citation = '', address: version = '' } = box.dataset;
      show(citation, version, version);
      box.querySelector('button')?.focus();
    }
  });
}

box?.addEventListener('click', async ({ target }) => {
  if (!(target instanceof HTMLButtonElement) || !status) return;
  const { copy } = target.dataset;
  if (!copy) {
    box.hidden = true;
    opener?.focus();
    opener = undefined;
    return;
  }
  try {
    await navigator.clipboard.writeText(copy === 'link' ? address : (shown?.textContent ?? ''));
    status.textContent = box.dataset['copied'] ?? '';
  } catch {
    status.textContent = box.dataset['failed'] ?? '';
  }
});

// An empty export makes this file a module, so that its names do not collide with those of another script.
export {};
