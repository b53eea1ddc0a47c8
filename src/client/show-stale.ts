/** Shows the warning of the page that its records are too old, once they are. */
export function showStale(): void {
  const warning = document.getElementById('_stale');
  const { asOf = '', minutes } = warning?.dataset ?? {};
  if (warning) warning.hidden = Date.now() - Date.parse(asOf) < Number(minutes) * 60_000;
}
