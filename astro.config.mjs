// @ts-check
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { buildSettings } from './scripts/lib/settings.ts';
import { outputCheck } from './src/integrations/check-output.ts';
import { composeTranslations } from './src/integrations/compose-translations.ts';
import { islands } from './src/integrations/defer-islands.ts';
import { environment } from './src/integrations/environment.ts';
import { fingerprints } from './src/integrations/fingerprint-pages.ts';
import { inlineScript } from './src/integrations/inline-script.ts';
import { interactionDirective } from './src/integrations/interaction-directive.ts';
import { notices } from './src/integrations/notices.ts';
import { patchesOnDemand } from './src/integrations/patches-on-demand.ts';
import { pictures } from './src/integrations/pictures/draw-pictures.ts';
import { rereadContent } from './src/integrations/reread-content.ts';
import { configuredSite } from './src/integrations/site-url.ts';
import { styleguide } from './src/integrations/styleguide.ts';
import { wholeSite } from './src/integrations/whole-site.ts';
import { headers } from './src/integrations/write-headers.ts';
import { patches } from './src/integrations/write-patches.ts';

// Every page is one file that answers its address without a slash or an ending; the host is named in
// content/company.yaml. The security policy is computed after the build (src/integrations/write-headers.ts).
export default defineConfig({
  ...configuredSite(),
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  // A text of law is shown as it was typed: no quotation mark is exchanged for another.
  integrations: [
    mdx({ smartypants: false }),
    react(),
    interactionDirective(),
    styleguide(),
    patchesOnDemand(),
    environment(() => buildSettings('.local/backend')),
    // The content is checked before; then these passes go over the built pages, in this order.
    wholeSite([islands, fingerprints, patches, pictures, headers, outputCheck]),
  ],
  devToolbar: { enabled: false },
  vite: {
    plugins: [composeTranslations(), inlineScript(), notices(), rereadContent(), tailwindcss()],
  },
});
