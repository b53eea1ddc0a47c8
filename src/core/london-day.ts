// Days of documents are days in London’s calendar, whatever the zone of the machine or of the reader.

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });
const hour = 3_600_000;

/** The day in London at an instant, such as `2026-11-22`. */
export function londonDay(instant: Date): string {
  return calendar.format(instant);
}

/** The instant at which a day begins in London: midnight UTC, or in summer an hour before. */
export function startInLondon(day: string): Date {
  const winter = Date.parse(day);
  const summer = new Date(winter - hour);
  return londonDay(summer) === day ? summer : new Date(winter);
}
