// Runs at the end of a status page: adds the reader's own time beside every time in UTC, and shows the warning when the
// data are too old. It runs again each minute, when the language of the page changes in place, and when a page that was prepared
// ahead is opened.

import { showStale } from './show-stale.ts';

const root = document.documentElement;

/** Whether a time is on the reader's day where it is in UTC, so that the date need not be said twice. */
const isSameDay = (time: Date) => time.getDate() === time.getUTCDate();

/** Dates follow the language of the page, which a switch may have changed. */
const formatWith = (date: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(root.lang === 'en' ? 'en-GB' : root.lang, {
    numberingSystem: 'latn',
    ...date,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  });

function show(): void {
  const [clock, dated] = [formatWith({}), formatWith({ day: 'numeric', month: 'short' })];
  const [open, close] = root.lang === 'zh' ? '（）' : [' (', ')'];
  for (const time of document.querySelectorAll<HTMLElement>('time[data-to]')) {
    const from = new Date(time.getAttribute('datetime') ?? '');
    // A reader whose time is UTC needs no second time.
    if (!from.getTimezoneOffset()) continue;
    const to = new Date(time.dataset['to'] || from);
    // A range of times that goes over midnight would name both days, in figures.
    const isShort = isSameDay(from) && isSameDay(to) && from.toDateString() === to.toDateString();
    const format = isShort ? clock : dated;
    // Where the clocks change in between, a range would name the zone of its end alone.
    const own =
      from.getTimezoneOffset() === to.getTimezoneOffset()
        ? format.formatRange(from, to)
        : `${format.format(from)} – ${format.format(to)}`;
    const text = `${time.textContent.split(/ \(|（/)[0]}${open}${own}${close}`;
    if (time.textContent !== text) time.textContent = text;
  }
  showStale();
}

show();
setInterval(show, 60_000);
document.addEventListener('prerenderingchange', show);
new MutationObserver(show).observe(root, { attributeFilter: ['lang'] });
