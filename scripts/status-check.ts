// Purpose: says what readers of the status page will see, and what is wrong with its records. It writes nothing, except with
// --confirm: then it sets the as-of instant, which says that everything is as recorded now.
// Usage: npm run status:check [-- --confirm [--as-of …]].
import { runStatusCheck } from '../src/desk/status/command.ts';

process.exitCode = await runStatusCheck(process.argv.slice(2));
