// Runs after the status line of the home page, and after the notice of an announced version. It shows a warning when the
// records are too old, or when the day of the version has come, also while the page stays open or waits to be opened. On status pages
// local-times.ts does the same.
import { showStale } from './show-stale.ts';

showStale();
setInterval(showStale, 60_000);
document.addEventListener('prerenderingchange', showStale);
