import { londonDay } from '../core/london-day.ts';

/**
 * The day as of which the site is built, such as `2026-11-22`: that of the clock in London, unless `SITE_DATE` names another.
 * @throws RangeError for a setting that is no day.
 */
export function siteDay(): string {
  const setting = process.env['SITE_DATE'];
  if (!setting) return londonDay(new Date());
  const day = new Date(`${setting}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== setting) {
    throw new RangeError(
      `SITE_DATE: found ${setting}, expected a day of the calendar, such as 2026-11-22. Correct it, or leave it out for today.`,
    );
  }
  return setting;
}
