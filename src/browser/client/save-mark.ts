/**
 * Marks the page of a visitor who asks to save data (Save Data API, `navigator.connection.saveData`), which not every browser has.
 * The speculation rules leave the links of a marked page alone.
 */
export function markSaver(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
  document.documentElement.toggleAttribute('data-saves', connection?.saveData === true);
}
