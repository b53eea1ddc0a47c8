// Purpose: manages who may sign in, on a hosted project or on the embedded backend.
// Usage: npm run accounts -- help.

import { accountVerbs } from '../src/operate/accounts.ts';
import { runCommand } from '../src/operate/command.ts';
import { openAdmin } from './dev-backend/admin.ts';

process.exitCode = await runCommand('accounts', accountVerbs, process.argv.slice(2), openAdmin);
