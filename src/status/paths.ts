/** Addresses of the status page's files for machines, the same for every language. */
export const statusFiles = {
  feed: '/status/history.atom',
  calendar: '/status/maintenance.ics',
  badge: '/status/badge.svg',
  summary: '/api/v2/summary.json',
  incidents: '/api/v2/incidents.json',
  maintenance: '/api/v2/scheduled-maintenances.json',
} as const;
