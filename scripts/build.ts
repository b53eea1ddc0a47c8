// Purpose: builds the site: checks the content, renders every page, writes the headers, checks what was built.
// Stops at the first step that fails, with that step's own messages.
// Usage: npm run build.
import { buildSite } from './lib/build-site.ts';
import { print } from './lib/progress.mjs';
import { buildSettings } from './lib/settings.ts';

try {
  const settings = await buildSettings('.local/backend');
  process.exitCode = (await buildSite(print, settings)) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
