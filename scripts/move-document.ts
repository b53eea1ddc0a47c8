// Purpose: moves a document to another address: its texts and translations, and every name of it in content/. The former address,
// and all that stands below it, answers for good. Lists the lines of code and guides that are left to people. Usage:
// npm run documents:move -- legal/fees fees, or -- --help.

import { moveByCommand } from '../src/desk/accept/move-command.ts';
import { projectRoot } from './lib/run.ts';

process.exitCode = await moveByCommand(process.argv.slice(2), projectRoot);
