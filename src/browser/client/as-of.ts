// Runs on `/legal/as-of`: shows the versions of the day that the reader chooses or that the address names
// (`?on=2026-11-21`), and without either, today. `?on=all` is all days. Where the address names a day that does not exist, the
// page says so.
import { londonDay } from '../../core/london-day.ts';

const field = document.querySelector<HTMLInputElement>('#_day input');
const button = document.querySelector<HTMLButtonElement>('#_day button');
const rows = document.querySelectorAll<HTMLElement>('tr[data-from]');
const table = rows[0]?.closest('table');
const none = document.getElementById('_none');

/** Shows a day; without one, all days. */
function show(day: string): void {
  let shown = 0;
  for (const row of rows) {
    const { from = '', until } = row.dataset;
    row.hidden = day !== '' && (day < from || (until !== undefined && day >= until));
    if (!row.hidden) shown += 1;
  }
  if (table?.parentElement) table.parentElement.hidden = shown === 0;
  const { none: nothing = '', ahead = '' } = none?.dataset ?? {};
  if (none) none.textContent = shown === 0 ? nothing : day > londonDay(new Date()) ? ahead : '';
  if (button) button.disabled = day === '';
}

function choose(day: string): void {
  show(day);
  const address = new URL(location.href);
  address.searchParams.set('on', day || 'all');
  history.replaceState(history.state, '', address);
}

if (field && button) {
  const begin = () => {
    const named = new URLSearchParams(location.search).get('on') ?? '';
    field.value = named;
    if (named === 'all') return show('');
    // A day that the field refuses leaves its value empty.
    const isRefused = named !== '' && field.value === '';
    field.value ||= londonDay(new Date());
    show(field.value);
    if (isRefused && none) none.textContent = none.dataset['refused'] ?? '';
  };
  field.addEventListener('input', () => choose(field.value));
  button.addEventListener('click', () => {
    field.value = '';
    choose('');
    field.focus();
  });
  button.closest<HTMLElement>('#_day')?.removeAttribute('hidden');
  begin();
  // A page that was prepared ahead may be opened on another day.
  document.addEventListener('prerenderingchange', begin);
}
