// Purpose: builds the site: checks the content, renders every page, writes the headers, checks what was built.
// Stops at the first step that fails, with that step's own messages.
import { buildSite } from './lib/build-site.ts';

process.exitCode = (await buildSite((line) => console.log(line))) ? 0 : 1;
