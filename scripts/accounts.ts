// Purpose: who may sign in, on a hosted project or on the embedded backend.
// Usage: npm run accounts -- help.
import { accountVerbs } from './operate/accounts.ts';
import { runCommand } from './operate/command.ts';

process.exitCode = await runCommand('accounts', accountVerbs, process.argv.slice(2));
