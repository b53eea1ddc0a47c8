// Purpose: publishes the record, once: names the day on which the site becomes public, makes the recorded texts version 1.0 of
// that day, and takes the drafts out of content/versions/. It asks for the day, says what it will write, and asks again.
// Usage: npm run versions:publish -- --help.

import { publishVersions } from '../src/desk/accept/publish.ts';
import { projectRoot } from './lib/run.ts';

process.exitCode = await publishVersions(process.argv.slice(2), projectRoot);
