// Purpose: manages who may sign in, on a hosted project or on the embedded backend.
// Usage: npm run accounts -- --help.

import { accountVerbs } from '../src/desk/operate/accounts.ts';
import { runCommand } from '../src/desk/operate/command.ts';
import { openAdmin } from './dev-backend/admin.ts';

process.exitCode = await runCommand('accounts', accountVerbs, process.argv.slice(2), openAdmin);
