// Purpose: the steps of a test run: each says how it went as it ends, and all are counted together.
import { readFileSync, rmSync } from 'node:fs';
import { runNode } from './run.ts';

/** How many tests passed and failed. */
export type Counts = { readonly passed: number; readonly failed: number };

/** A program that runs tests, and the file in which it says how they went. */
type Runner = {
  readonly name: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly reportFile: string;
  /** Reads its report, which is JSON, and what it wrote. */
  readonly count: (report: unknown, output: string) => Counts;
};

/** A run of tests. */
export type TestRun = {
  /** Runs a tool that counts as one test: it passes where the tool ends with 0. */
  check(name: string, args: readonly string[]): Promise<void>;
  /** Runs a program whose report says how many tests passed; one that ends without a report counts as one failure. */
  runner(runner: Runner): Promise<void>;
  /** Does something that counts as one test, and that says what it does by the lines that it is given `log` for. */
  step(name: string, work: (log: (line: string) => void) => Promise<boolean>): Promise<boolean>;
  /** Counts a failure of what stands around the tests, and says it. */
  fail(error: unknown): void;
  /** What was counted until now. */
  counts(): Counts;
};

/** Begins a run; `say` takes each line. */
export function beginTestRun(print: (line: string) => void = console.log): TestRun {
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
      const { ok, output, seconds } = await runNode(args);
      countOne(ok);
      tell(name, ok, seconds, output);
    },
    async runner({ name, args, env, reportFile, count }) {
      rmSync(reportFile, { force: true });
      const { ok, output, seconds } = await runNode(args, env);
      const { passed: right, failed: wrong } = countsIn(reportFile, output, count);
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

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function countsIn(reportFile: string, output: string, count: Runner['count']): Counts {
  try {
    return count(JSON.parse(readFileSync(reportFile, 'utf8')), output);
  } catch {
    // No report: the runner itself failed, and its output says why.
    return { passed: 0, failed: 1 };
  }
}

function numberAt(report: unknown, ...path: readonly string[]): number {
  const value = path.reduce<unknown>((at, key) => Reflect.get(Object(at), key), report);
  return typeof value === 'number' ? value : 0;
}

/** The counts of vitest's report. */
export function vitestCounts(report: unknown): Counts {
  return {
    passed: numberAt(report, 'numPassedTests'),
    failed: numberAt(report, 'numFailedTests'),
  };
}

/** The counts of Playwright's report; `say` takes the names of the tests that passed at their second try only. */
export function playwrightCounts(
  report: unknown,
  output: string,
  print: (line: string) => void = console.log,
): Counts {
  const second = numberAt(report, 'stats', 'flaky');
  if (second > 0) print('! Passed at their second try only:');
  // The runner names them under a line with their number, set in by four spaces.
  for (const line of / flaky\n((?: {4}.*\n)*)/.exec(output)?.[1]?.split('\n') ?? []) {
    if (line) print(line);
  }
  return {
    passed: numberAt(report, 'stats', 'expected') + second,
    failed: numberAt(report, 'stats', 'unexpected'),
  };
}
