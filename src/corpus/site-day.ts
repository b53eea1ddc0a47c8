import { siteDate } from '../core/site-date.ts';

/** The day as of which the site is built, such as `2026-11-22`. */
export const siteDay = () => siteDate(process.env['SITE_DATE'], new Date());
