// Runs at the end of a document: a heading that is pressed shows the citation of its section, to be copied.
const box = document.getElementById('_cite');
const shown = box?.querySelector('[data-shown]');
const status = box?.querySelector('[role=status]');
let address = '';

document.querySelector('.prose')?.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest(':is(h2, h3, h4, h5) > a') : null;
  const [, id] = link?.getAttribute('href')?.split('#') ?? [];
  if (!box || !shown || !link || !id) return;
  const { citation = '', address: version = '' } = box.dataset;
  const number = link.textContent.trim().split(' ')[0]?.replace(/\.$/, '') ?? '';
  address = `${version}#${id}`;
  shown.textContent = citation.replace('§', number).replace(version, address);
  if (status) status.textContent = '';
  box.hidden = false;
});

box?.addEventListener('click', async ({ target }) => {
  if (!(target instanceof HTMLButtonElement) || !status) return;
  const { copy } = target.dataset;
  if (!copy) {
    box.hidden = true;
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
