// The licences of what visitors load, as the build found it in its bundles.
import { existsSync, readFileSync } from 'node:fs';
import { type Notice, noticesFile, sharedNotices } from '../../core/notices.ts';

/**
 * The licences of one kind, or all; packages that share a licence text are grouped. Empty in development before the first
 * build.
 */
export function shippedNotices(kind?: Notice['kind']) {
  if (!existsSync(noticesFile)) return [];
  const notices: readonly Notice[] = JSON.parse(readFileSync(noticesFile, 'utf8'));
  return sharedNotices(notices.filter((notice) => kind === undefined || notice.kind === kind));
}
