// Runs on `/legal/as-of`: shows what was in force on the day that the reader chooses, or that the address names
// (`?on=2026-11-21`). Without a day, the table shows all days.
const field = document.querySelector<HTMLInputElement>('#_day input');
const rows = document.querySelectorAll<HTMLElement>('tr[data-from]');
const none = document.getElementById('_none');

function show(day: string): void {
  let shown = 0;
  for (const row of rows) {
    const { from = '', until } = row.dataset;
    row.hidden = day !== '' && (day < from || (until !== undefined && day >= until));
    if (!row.hidden) shown += 1;
  }
  if (none) none.textContent = shown > 0 ? '' : (none.dataset['none'] ?? '');
  const address = new URL(location.href);
  if (day) address.searchParams.set('on', day);
  else address.searchParams.delete('on');
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}

if (field) {
  const bar = field.closest<HTMLElement>('#_day');
  const named = new URLSearchParams(location.search).get('on') ?? '';
  field.value = named;
  field.addEventListener('input', () => show(field.value));
  bar?.querySelector('button')?.addEventListener('click', () => {
    field.value = '';
    show('');
    field.focus();
  });
  if (bar) bar.hidden = false;
  // A day that the field refuses leaves its value empty.
  if (field.value) show(field.value);
}

// An empty export makes this file a module, so that its names do not collide with those of another script.
export {};
