// Name, icons and colours for a home screen.
import type { APIRoute } from 'astro';
import { themeColours } from '../core/theme-colours.ts';
import { translation } from '../corpus/queries/page-context.ts';

export const GET: APIRoute = () => {
  const { t, company } = translation('en');
  const icon = (size: number) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  });
  const manifest = {
    name: company('brand'),
    short_name: company('brand'),
    description: t('common:footer.tagline'),
    start_url: '/',
    display: 'browser',
    background_color: themeColours.light.paper,
    theme_color: themeColours.light.paper,
    icons: [icon(192), icon(512)],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
};
