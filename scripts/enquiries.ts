// Purpose: reads, closes and erases what was sent with the form, on a hosted project or on the embedded backend.
// Usage: npm run enquiries -- --help.

import { runCommand } from '../src/desk/operate/command.ts';
import { enquiryVerbs } from '../src/desk/operate/enquiries.ts';
import { openAdmin } from './dev-backend/admin.ts';

process.exitCode = await runCommand('enquiries', enquiryVerbs, process.argv.slice(2), openAdmin);
