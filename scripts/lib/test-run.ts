// Purpose: the steps of a test run. Each reports its result when it ends, and all are counted together.
import { globSync, readFileSync, rmSync } from 'node:fs';
import { sentenceOf } from './failure.ts';
import { print as printLine, showProgress } from './progress.mjs';
import { runNode } from './run.ts';

/** How many tests passed and failed. */
export type Counts = { readonly passed: number; readonly failed: number };

/** A program that runs tests, and the file into which it writes its report. */
type Runner = {
  readonly name: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly reportFile: string;
  /** How far the program is, if a line of its output says so. */
  readonly far: (line: string) => string | undefined;
  /** Reads the counts from the report, which is JSON. */
  readonly count: (report: unknown) => Counts;
};

/** A run of tests. */
export type TestRun = {
  /** Runs a tool that counts as one test. The test passes if the exit code is 0. */
  check(name: string, args: readonly string[]): Promise<void>;
  /** Runs a program whose report says how many tests passed. If it ends without a report, that counts as one failure. */
  runner(runner: Runner): Promise<void>;
  /** Does work that counts as one test. The work reports by calling `log`; its lines are shown if it fails. */
  step(name: string, work: (log: (line: string) => void) => Promise<boolean>): Promise<boolean>;
  /** Counts and prints a failure outside the tests, such as a server that does not start. */
  fail(error: unknown): void;
  /** The counts so far. */
  counts(): Counts;
};

/**
 * Begins a run.
 * @param print takes each line of the report
 */
export function beginTestRun(print: (line: string) => void = printLine): TestRun {
  let [passed, failed] = [0, 0];
  const tell = (name: string, ok: boolean, seconds: number, output: string) => {
    print(`${ok ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
    if (!ok) print(output.trim());
  };
  const countOne = (ok: boolean) => {
    if (ok) passed += 1;
    else failed += 1;
  };
  return {
    async check(name, args) {
      const end = showProgress(name);
      const { ok, output, seconds } = await runNode(args);
      end();
      countOne(ok);
      tell(name, ok, seconds, output);
    },
    async runner({ name, args, env, reportFile, far, count }) {
      rmSync(reportFile, { force: true });
      let latest = '';
      const end = showProgress(name, () => latest);
      const { ok, output, seconds } = await runNode(args, env, (line) => {
        latest = far(line) ?? latest;
      });
      end();
      const { passed: right, failed: wrong } = countsIn(reportFile, count);
      passed += right;
      failed += ok ? wrong : Math.max(wrong, 1);
      tell(`${name}: ${right} passed, ${wrong} failed`, ok, seconds, output);
    },
    async step(name, work) {
      const lines: string[] = [];
      const start = performance.now();
      const ok = await work((line) => lines.push(line)).catch((error: unknown) => {
        lines.push(sentenceOf(error));
        return false;
      });
      countOne(ok);
      tell(name, ok, (performance.now() - start) / 1000, lines.join('\n'));
      return ok;
    },
    fail(error) {
      failed += 1;
      print(`✗ ${sentenceOf(error)}`);
    },
    counts: () => ({ passed, failed }),
  };
}

function countsIn(reportFile: string, count: Runner['count']): Counts {
  try {
    return count(JSON.parse(readFileSync(reportFile, 'utf8')));
  } catch {
    // Without a report the runner itself failed, and its output says why.
    return { passed: 0, failed: 1 };
  }
}

function numberAt(report: unknown, ...path: readonly string[]): number {
  const value = path.reduce<unknown>((at, key) => Reflect.get(Object(at), key), report);
  return typeof value === 'number' ? value : 0;
}

/** How far vitest is: it prints a line for each file when its tests have run. */
export function vitestProgress(): (line: string) => string | undefined {
  const total = globSync('tests/{unit,content,backend}/**/*.test.ts').length;
  let count = 0;
  return (line) => {
    if (!/\.test\.ts \(\d+ test/.test(line)) return undefined;
    count += 1;
    return `${count} of ${total} files`;
  };
}

/** How far Playwright is, by a line of its reporter, such as `[12/80] …`. */
export function playwrightProgress(line: string): string | undefined {
  return /\[(\d+)\/(\d+)\]/.exec(line)?.slice(1).join(' of ');
}

/** The counts of vitest's report. */
export function vitestCounts(report: unknown): Counts {
  return {
    passed: numberAt(report, 'numPassedTests'),
    failed: numberAt(report, 'numFailedTests'),
  };
}

/** The counts of Playwright's report. A test that passed at a second try only has failed. */
export function playwrightCounts(report: unknown): Counts {
  const count = (name: string) => numberAt(report, 'stats', name);
  return { passed: count('expected'), failed: count('unexpected') + count('flaky') };
}
