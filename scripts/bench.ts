// Purpose: measures what the project costs whoever works on it and whoever reads it: packages, start, builds, memory and the
// weight of pages, in a copy. It prints a table and writes test-results/bench.json, which names the machine and the day.
// Usage: npm run bench [-- --against <commit>] [--rounds 3] [--tests]. With --against it measures that commit as well, in turn, and gives
// the ratio of each figure. Of several rounds it gives the median. With --tests it runs npm test too. Nothing else should run, and the
// ports of npm start must be free.
import { execFileSync } from 'node:child_process';
import {
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { packedSize } from '../src/build/budgets.ts';
import { copyProject } from './lib/copy-project.ts';
import { endTree, onEnd, projectRoot, startNode, toolEnvironment } from './lib/run.ts';

const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    rounds: { type: 'string', default: '1' },
    tests: { type: 'boolean', default: false },
  },
});
const notes = mkdtempSync(join(tmpdir(), 'bench-'));
const rubbish = [notes];
/** Each process of Node that ends notes its seconds of CPU, threads included, and the most memory that it had, in kilobytes. */
const noting = `data:text/javascript,${encodeURIComponent(
  `import { appendFileSync } from 'node:fs'; import { isMainThread } from 'node:worker_threads';
  if (isMainThread) process.on('exit', () => { const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    appendFileSync(process.env.BENCH_NOTES, JSON.stringify([(userCPUTime + systemCPUTime) / 1e6, maxRSS]) + '\\n'); });`,
)}`;

/** Figures by what they are and their unit. */
type Figures = Record<string, number>;
type Run = { readonly seconds: number; readonly cpu: number; readonly memory: number };

/**
 * Runs a script of a folder to its end, or until it prints a line, and then ends it.
 * @throws Error with what the script printed last when it fails
 */
async function timeScript(folder: string, script: string, until?: RegExp): Promise<Run> {
  const file = join(notes, 'processes');
  writeFileSync(file, '');
  const start = performance.now();
  const child = startNode([script], {
    cwd: folder,
    env: { ...toolEnvironment, NODE_OPTIONS: `--import ${noting}`, BENCH_NOTES: file },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const lines: string[] = [];
  const seconds = await new Promise<number>((resolve, reject) => {
    const done = () => resolve((performance.now() - start) / 1000);
    const reader = createInterface({ input: child.stdout ?? process.stdin });
    reader.on('line', (line) => {
      lines.push(line);
      if (until?.test(line)) done();
    });
    child.on('close', (code) =>
      code === 0 && !until
        ? done()
        : reject(new Error([`${script} failed.`, ...lines.slice(-20)].join('\n'))),
    );
  });
  if (until) await endTree(child);
  const processes = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): [number, number] => JSON.parse(line));
  const cpu = processes.reduce((sum, [time]) => sum + time, 0);
  return { seconds, cpu, memory: Math.max(0, ...processes.map(([, size]) => size)) / 1024 };
}

/** Megabytes of the packages that `npm start` installs. */
function measurePackages(folder: string): number {
  const { packages } = JSON.parse(
    readFileSync(join(folder, 'node_modules', '.package-lock.json'), 'utf8'),
  );
  const sizeOf = (path: string): number =>
    readdirSync(path, { withFileTypes: true }).reduce((sum, entry) => {
      // A package within a package is listed by itself.
      if (entry.name === 'node_modules') return sum;
      const inner = join(path, entry.name);
      return sum + (entry.isDirectory() ? sizeOf(inner) : lstatSync(inner).size);
    }, 0);
  return Object.entries<{ dev?: boolean }>(packages)
    .filter(([, { dev }]) => !dev)
    .reduce((sum, [path]) => sum + sizeOf(join(folder, path)) / 1e6, 0);
}

/** The weights of all pages of a build as the host sends them, in kilobytes: the middle one, and the heaviest. */
async function weights(folder: string): Promise<[number, number]> {
  const dist = join(folder, 'dist');
  const sizes: number[] = [];
  for (const file of globSync('**/*.html', { cwd: dist })) {
    sizes.push((await packedSize(readFileSync(join(dist, file), 'utf8'))) / 1000);
  }
  sizes.sort((one, other) => one - other);
  return [sizes[sizes.length >> 1] ?? 0, sizes.at(-1) ?? 0];
}

/** Every figure of a folder, which is changed by it. */
async function measure(folder: string): Promise<Figures> {
  const figures: Figures = { 'packages of npm start, MB': measurePackages(folder) };
  const built = async (name: string) => {
    const { seconds, cpu, memory } = await timeScript(folder, 'scripts/build.ts');
    figures[`${name}, s`] = seconds;
    figures[`${name}, s of CPU`] = cpu;
    figures[`${name}, MB of its largest process`] = memory;
    console.log(`… ${name}: ${seconds.toFixed(1)} s`);
  };
  await built('build, nothing kept');
  await built('build, all kept');
  const text = join(folder, 'content', 'documents', 'trust', 'security.mdx');
  // Within a paragraph: a translation with fewer paragraphs than its English stopped the builds of earlier commits.
  const changed = readFileSync(text, 'utf8').replace(/(?<=\w\.)\n\n/, ' One more sentence.\n\n');
  writeFileSync(text, changed);
  await built('build after one sentence');
  const start = () => timeScript(folder, 'scripts/start.ts', /^Site: /);
  await start();
  figures['npm start, nothing changed, s'] = (await start()).seconds;
  const scale = await timeScript(folder, 'tests/scale/record-scale.ts');
  figures['record of 1,000 documents, 45,000 comparisons, three times, s'] = scale.seconds;
  const files = readdirSync(join(folder, 'dist'), { recursive: true, withFileTypes: true });
  figures['files of the site'] = files.filter((entry) => entry.isFile()).length;
  figures['pages of the site'] = globSync('**/*.html', { cwd: join(folder, 'dist') }).length;
  const [middle, heaviest] = await weights(folder);
  figures['page, packed, the middle one, KB'] = middle;
  figures['page, packed, the heaviest, KB'] = heaviest;
  if (values.tests) figures['npm test, s'] = (await timeScript(folder, 'scripts/test.ts')).seconds;
  return figures;
}

/** A commit in a folder of its own, with its own packages unless they are ours. */
function checkOut(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', folder, commit], {
    cwd: projectRoot,
  });
  const lock = (root: string) => readFileSync(join(root, 'package-lock.json'), 'utf8');
  if (lock(folder) === lock(projectRoot)) {
    symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'), 'junction');
  } else {
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
  }
  return folder;
}

/** The figures of a folder that is made for them and removed. */
async function measureIn(make: () => string): Promise<Figures> {
  const folder = make();
  rubbish.push(folder);
  const figures = await measure(folder);
  rmSync(folder, { recursive: true });
  return figures;
}

/** The median of each figure. */
function median(rounds: readonly Figures[]): Figures {
  return Object.fromEntries(
    Object.keys(rounds[0] ?? {}).map((name) => {
      const found = rounds.map((figures) => figures[name] ?? 0).sort((a, b) => a - b);
      return [name, found[found.length >> 1] ?? 0];
    }),
  );
}

function tidyUp(): void {
  for (const folder of rubbish) rmSync(folder, { recursive: true, force: true });
  execFileSync('git', ['worktree', 'prune'], { cwd: projectRoot });
}
onEnd(() => process.exit(1));
process.on('exit', tidyUp);

const { against } = values;
const rounds: { now: Figures; before: Figures }[] = [];
while (rounds.length < Number(values.rounds)) {
  const now = await measureIn(() => copyProject('bench'));
  rounds.push({ now, before: against ? await measureIn(() => checkOut(against)) : {} });
}
const now = median(rounds.map((round) => round.now));
const before = median(rounds.map((round) => round.before));
const formatFigure = (figure: number) =>
  figure.toFixed(Number.isInteger(figure) || figure > 100 ? 0 : 1);
console.table(
  Object.fromEntries(
    Object.entries(now).map(([name, figure]) => {
      const earlier = before ? before[name] : undefined;
      const ratio = earlier
        ? { against: formatFigure(earlier), ratio: (figure / earlier).toFixed(2) }
        : {};
      return [name, { now: formatFigure(figure), ...ratio }];
    }),
  ),
);
mkdirSync(join(projectRoot, 'test-results'), { recursive: true });
const machine = `${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${process.platform}, Node ${process.version}`;
const result = { day: new Date().toISOString(), machine, now, against, before, rounds };
writeFileSync(
  join(projectRoot, 'test-results', 'bench.json'),
  `${JSON.stringify(result, undefined, 2)}\n`,
);
console.log(`${machine}: test-results/bench.json`);
