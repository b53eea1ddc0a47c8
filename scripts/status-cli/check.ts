// Purpose: says what readers of the status page will see, and what is wrong with its records. Writes nothing, but with
// --confirm the as-of instant: everything is as recorded, now. Usage: npm run status:check [-- --confirm [--as-of …]]
import { runStatusCheck } from './check-command.ts';

process.exitCode = await runStatusCheck(process.argv.slice(2));
