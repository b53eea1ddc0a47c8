// Purpose: the steps of a test run. Each reports its result when it ends, and all are counted together.
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sentenceOf } from './failure.ts';
import { print as printLine, showProgress } from './progress.mjs';
import { runNode } from './run.ts';

/** How many tests passed and failed. */
type Counts = { readonly passed: number; readonly failed: number };

/** A program that runs tests, and the file into which it writes its report. */
type Runner = {
  readonly name: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly reportFile: string;
};

/**
 * Begins a run.
 * @param print takes each line of the report
 */
export function beginTestRun(print: (line: string) => void = printLine) {
  let [passed, failed] = [0, 0];
  const tell = (name: string, ok: boolean, seconds: number, output: string) => {
    print(`${ok ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
    if (!ok) print(output.trim());
  };
  const countOne = (ok: boolean) => {
    if (ok) passed += 1;
    else failed += 1;
  };
  /** Runs a program whose report says how many tests passed. If it ends without a report, that counts as one failure. */
  const execute = async (
    { name, args, env, reportFile }: Runner,
    progressIn: (line: string) => string | undefined,
    count: (report: unknown) => Counts,
  ) => {
    rmSync(reportFile, { force: true });
    let latest = '';
    const end = showProgress(name, () => latest);
    const { ok, output, seconds } = await runNode(args, env, (line) => {
      latest = progressIn(line) ?? latest;
    });
    end();
    const counts = countsIn(reportFile, count);
    passed += counts.passed;
    failed += ok ? counts.failed : Math.max(counts.failed, 1);
    tell(`${name}: ${counts.passed} passed, ${counts.failed} failed`, ok, seconds, output);
  };
  return {
    /** Runs a tool that counts as one test. The test passes if the exit code is 0. */
    async check(name: string, args: readonly string[]): Promise<void> {
      const end = showProgress(name);
      const { ok, output, seconds } = await runNode(args);
      end();
      countOne(ok);
      tell(name, ok, seconds, output);
    },
    /** Runs vitest with these arguments. */
    async vitest({ args, ...runner }: Runner): Promise<void> {
      const vitest = [join('node_modules', 'vitest', 'vitest.mjs'), 'run', ...args];
      const report = ['--reporter=default', '--reporter=json', `--outputFile=${runner.reportFile}`];
      await execute({ ...runner, args: [...vitest, ...report] }, vitestProgress(), vitestCounts);
    },
    /** Runs a program that runs Playwright, whose configuration names the report. */
    async playwright(runner: Runner): Promise<void> {
      await execute(runner, playwrightProgress, playwrightCounts);
    },
    /** Does work that counts as one test. The work reports by calling `log`; its lines are shown if it fails. */
    async step(
      name: string,
      work: (log: (line: string) => void) => Promise<boolean>,
    ): Promise<boolean> {
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
    /** Counts and prints a failure outside the tests, such as a server that does not start. */
    fail(error: unknown): void {
      failed += 1;
      print(`✗ ${sentenceOf(error)}`);
    },
    counts: (): Counts => ({ passed, failed }),
    /** Prints the counts, and has the process end with 1 if a test failed. */
    end(): void {
      print(`${passed} passed, ${failed} failed`);
      process.exitCode = failed === 0 ? 0 : 1;
    },
  };
}

function countsIn(reportFile: string, count: (report: unknown) => Counts): Counts {
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
function vitestCounts(report: unknown): Counts {
  return {
    passed: numberAt(report, 'numPassedTests'),
    failed: numberAt(report, 'numFailedTests'),
  };
}

/** The counts of Playwright's report. A test that passed at a second try only has failed. */
function playwrightCounts(report: unknown): Counts {
  const count = (name: string) => numberAt(report, 'stats', name);
  return { passed: count('expected'), failed: count('unexpected') + count('flaky') };
}
