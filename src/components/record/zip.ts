// An archive of files that is the same for the same files and day, on every machine.
import { zipSync } from 'fflate';
import type { ServedFile } from '../../corpus/record/record.ts';

/**
 * Files as a ZIP archive, in the order given; each has the time 12:00 on the day.
 * @param day Such as `2026-11-22`, from 1980 on.
 */
export function zipOf(files: readonly ServedFile[], day: string): Uint8Array<ArrayBuffer> {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  // A time in a ZIP file has no zone: fflate writes the clock time of the machine, so that this is noon everywhere.
  const mtime = new Date(year, month - 1, date, 12);
  const encoder = new TextEncoder();
  const entries = files.map(({ path, body }) => [
    path.slice(1),
    typeof body === 'string' ? encoder.encode(body) : body,
  ]);
  return zipSync(Object.fromEntries(entries), { mtime, level: 9 });
}
