// @ts-check
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { buildSettings } from './scripts/lib/settings.ts';
import { headings } from './src/build/break-headings.ts';
import { outputCheck } from './src/build/check-output.ts';
import { composeTranslations } from './src/build/compose-translations.ts';
import { islands } from './src/build/defer-islands.ts';
import { fingerprints } from './src/build/fingerprint-pages.ts';
import { inlineScript } from './src/build/inline-script.ts';
import { notices } from './src/build/notices.ts';
import { patchesOnDemand } from './src/build/patches-on-demand.ts';
import { pictures } from './src/build/pictures/draw-pictures.ts';
import { project } from './src/build/project.ts';
import { rereadContent } from './src/build/reread-content.ts';
import { configuredSite } from './src/build/site-url.ts';
import { wholeSite } from './src/build/whole-site.ts';
import { formsFirst } from './src/build/words-after-forms.ts';
import { headers } from './src/build/write-headers.ts';
import { patches } from './src/build/write-patches.ts';

// Every page is one file that answers its address without a slash or an ending; the host is named in
// content/company.yaml. The security policy is computed after the build (src/build/write-headers.ts).
export default defineConfig({
  ...configuredSite(),
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  // A text of law is shown as it was typed: no quotation mark is exchanged for another.
  integrations: [
    mdx({ smartypants: false }),
    react(),
    project(() => buildSettings('.local/backend')),
    patchesOnDemand(),
    // The content is checked before; then these passes go over the built pages, in this order.
    wholeSite([
      islands,
      headings,
      fingerprints,
      pictures,
      patches,
      formsFirst,
      headers,
      outputCheck,
    ]),
  ],
  devToolbar: { enabled: false },
  vite: {
    plugins: [composeTranslations(), inlineScript(), notices(), rereadContent(), tailwindcss()],
    // Some editors empty a file before they write it: a save is heard once the file has kept its size for a moment.
    server: {
      watch: { awaitWriteFinish: { stabilityThreshold: 60, pollInterval: 20 } },
      // The keys and the data of the backend lie below the project, and other pages of this machine may ask for them.
      fs: { deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.local/**'] },
      cors: false,
    },
  },
});
