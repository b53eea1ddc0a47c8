// Purpose: says in one sentence that the Node which runs this is too old for the project; it runs after an install, and
// before a command. It is plain JavaScript, because it must run on that old Node.
import { readFileSync } from 'node:fs';

const project = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const minimum = project.engines.node.replace('>=', '');
if (process.versions.node.localeCompare(minimum, 'en', { numeric: true }) < 0) {
  console.error(
    `This project needs Node ${minimum} or newer to run; found ${process.versions.node}. It normally brings its own Node as an ` +
      'optional package: install again without --omit=optional, or put a newer Node first on your PATH.',
  );
  process.exit(1);
}
