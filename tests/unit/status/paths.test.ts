import { expect, it } from 'vitest';
import { statusFiles } from '../../../src/status/paths.ts';

it('the files for machines stand at the addresses that others know', () => {
  expect(statusFiles).toEqual({
    feed: '/status/history.atom',
    calendar: '/status/maintenance.ics',
    badge: '/status/badge.svg',
    summary: '/api/v2/summary.json',
    incidents: '/api/v2/incidents.json',
    maintenance: '/api/v2/scheduled-maintenances.json',
  });
});
