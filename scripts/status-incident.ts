// Purpose: records an incident on the status page, or the next step of one that is open, by questions or by flags.
// Usage: npm run status:incident [-- --title … --severity P2 --impact payments-api=down …]; --help lists the flags.
import { runStatusCommand } from '../src/desk/status/command.ts';
import { changeIncident, incidentFlags } from '../src/desk/status/incident.ts';

process.exitCode = await runStatusCommand(process.argv.slice(2), incidentFlags, changeIncident);
