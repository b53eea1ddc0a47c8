// Purpose: what was sent with the form: reading, closing and erasing, on a hosted project or on the embedded backend.
// Usage: npm run enquiries -- help.
import { runCommand } from './operate/command.ts';
import { enquiryVerbs } from './operate/enquiries.ts';

process.exitCode = await runCommand('enquiries', enquiryVerbs, process.argv.slice(2));
