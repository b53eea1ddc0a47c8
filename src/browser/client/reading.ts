// Runs at the end of a document, of a version and of a comparison: marks in its contents the section that is being read, names it in
// their row, and has the strip of a version that is not the current one lead to the same section today.
const contents = document.querySelector('.contents');
const links = new Map(
  [...document.querySelectorAll<HTMLAnchorElement>('.contents a')].map((link) => [link.hash, link]),
);
const row = contents?.querySelector('summary');
const sections = [...document.querySelectorAll('.prose section[id]')].reverse();
const today = document.querySelector<HTMLAnchorElement>('.strip a');
const whole = today?.href ?? '';
let current: HTMLAnchorElement | undefined;

function mark(): void {
  // An anchor leads there, below the bar and what else stays.
  const top = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 40;
  const section = sections.find(
    (each) => links.has(`#${each.id}`) && each.getBoundingClientRect().top < top,
  );
  const link = section && links.get(`#${section.id}`);
  if (link === current) return;
  current?.removeAttribute('aria-current');
  link?.setAttribute('aria-current', 'location');
  current = link;
  if (row) row.dataset['now'] = link?.textContent ?? '';
  if (today) {
    today.href = section?.querySelector<HTMLAnchorElement>(':scope > .since a')?.href ?? whole;
  }
  if (contents && link) contents.scrollTop = link.offsetTop - contents.clientHeight / 2;
}

contents?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a')) {
    contents.querySelector('details')?.removeAttribute('open');
  }
});
addEventListener('scroll', mark, { passive: true });
mark();

// An empty export makes this file a module, so that its names do not collide with those of another script.
export {};
