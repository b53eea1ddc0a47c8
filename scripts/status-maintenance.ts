// Purpose: announces maintenance on the status page, moves it, calls it off or says how it goes, by questions or by flags.
// Usage: npm run status:maintenance [-- --title … --components payments-api --start … --end …]; --help lists the flags.
import { runStatusCommand } from '../src/desk/status/command.ts';
import { changeMaintenance, maintenanceFlags } from '../src/desk/status/maintenance.ts';

process.exitCode = await runStatusCommand(
  process.argv.slice(2),
  maintenanceFlags,
  changeMaintenance,
);
