// Purpose: shows on a terminal what goes on, how far it is and for how many seconds, in one line that is written again and
// again; elsewhere it shows nothing. It is plain JavaScript, because bootstrap.mjs must run on an old Node.

/** What goes on: functions that say how far each work is. */
const works = new Set();
let timer;

const erase = () => process.stdout.isTTY && process.stdout.write('\r\x1b[2K');

function draw() {
  if (!process.stdout.isTTY) return;
  const line = [...works].map((say) => say()).join(' · ');
  erase();
  // A terminal that does not know its width says 0.
  process.stdout.write(line.slice(0, (process.stdout.columns || 80) - 1));
}

/**
 * Shows work until it is done.
 * @param {string} name such as `Build`
 * @param {() => string} far how far it is, such as `12 of 80 pages`; nothing while nobody knows
 * @returns {() => void} says that it is done
 */
export function showProgress(name, far = () => '') {
  const start = Date.now();
  const say = () => {
    const seconds = `${Math.round((Date.now() - start) / 1000)} s`;
    return [far() ? `${name}: ${far()}` : name, seconds].join(', ');
  };
  works.add(say);
  timer ??= setInterval(draw, 500);
  timer.unref();
  return () => {
    works.delete(say);
    erase();
    if (works.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/**
 * Prints a line, above what goes on.
 * @param {string} line
 */
export function print(line) {
  erase();
  console.log(line);
}
