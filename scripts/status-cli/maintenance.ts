// Purpose: announces maintenance on the status page, moves it, calls it off or says how it goes, by questions or by flags.
// Usage: npm run status:maintenance [-- --title … --components payments-api --start … --end …]; --help lists the flags.
import { runStatusCommand } from './command.ts';
import { changeMaintenance, maintenanceFlags } from './maintenance-change.ts';

process.exitCode = await runStatusCommand(
  process.argv.slice(2),
  maintenanceFlags,
  changeMaintenance,
);
