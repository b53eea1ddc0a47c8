// Purpose: accepts the present text of documents as versions and writes them into the archive, content/versions/. It asks for
// what cannot be computed: how a new version differs from the one before it. It refuses a changed text under a version that
// has been public, days out of order, and content with mistakes.
// Usage: npm run versions:accept -- --help.

import { acceptVersions } from '../src/desk/accept/versions.ts';
import { projectRoot } from './lib/run.ts';

process.exitCode = await acceptVersions(process.argv.slice(2), projectRoot);
