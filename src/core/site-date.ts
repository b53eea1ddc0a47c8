/**
 * The site's own day, such as `2026-11-22`: the day of the build, unless the setting `SITE_DATE` names another.
 * @throws RangeError for a setting that is no day.
 */
export function siteDate(setting: string | undefined, now: Date): string {
  if (!setting) return now.toISOString().slice(0, 10);
  const day = new Date(`${setting}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== setting) {
    throw new RangeError(
      `SITE_DATE: found ${setting}, expected a day of the calendar, such as 2026-11-22. Correct it, or leave it out for today.`,
    );
  }
  return setting;
}
