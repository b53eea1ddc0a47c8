import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { composeTranslations } from './scripts/lib/compose-translations.ts';
import { inlineScript } from './scripts/lib/inline-script.ts';
import { interactionDirective } from './scripts/lib/interaction-directive.ts';
import { notices } from './scripts/lib/notices.ts';
import { patchesOnDemand } from './scripts/lib/patches-on-demand.ts';
import { siteUrl } from './scripts/lib/site-url.ts';
import { styleguide } from './scripts/lib/styleguide.ts';

// Every page is one file that answers its address without a slash or an ending; the host is named in
// content/company.yaml. The security policy is computed after the build (scripts/write-headers.ts).
export default defineConfig({
  site: siteUrl(),
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  // A text of law is shown as it was typed: no quotation mark is exchanged for another.
  integrations: [
    mdx({ smartypants: false }),
    react(),
    interactionDirective(),
    styleguide(),
    patchesOnDemand(),
  ],
  devToolbar: { enabled: false },
  vite: { plugins: [composeTranslations(), inlineScript(), notices(), tailwindcss()] },
});
