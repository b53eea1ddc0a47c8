// Runs at the line of the home page that says how all systems stand, and at the notice of an announced version: warns when the
// records are too old, or the day of the version has come, also while the page stays open. The status pages have the same
// from local-times.ts.
import { showStale } from './show-stale.ts';

showStale();
setInterval(showStale, 60_000);
