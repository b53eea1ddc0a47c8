// Runs at the line of the home page that says how all systems stand: warns when the records are too old, also while the page
// stays open. The status pages have the same from local-times.ts.
import { showStale } from './show-stale.ts';

showStale();
setInterval(showStale, 60_000);
