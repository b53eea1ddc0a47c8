/** Shows the page's warning that what it says is too old, once `data-minutes` have passed since `data-as-of`. */
export function showStale(): void {
  const warning = document.getElementById('_stale');
  const { asOf = '', minutes } = warning?.dataset ?? {};
  if (warning) warning.hidden = Date.now() - Date.parse(asOf) < Number(minutes) * 60_000;
}
