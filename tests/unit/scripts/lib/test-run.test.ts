import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import {
  beginTestRun,
  playwrightProgress,
  vitestProgress,
} from '../../../../scripts/lib/test-run.ts';

const folder = mkdtempSync(join(tmpdir(), 'test-run-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A program that writes a report, if it is given one, says a word, and ends with a code. */
function program(code: number, report?: object): string[] {
  const write = `require('node:fs').writeFileSync('${join(folder, 'report.json')}', '${JSON.stringify(report)}');`;
  const file = join(folder, 'program.cjs');
  writeFileSync(
    file,
    `${report ? write : ''} console.log('its word'); process.exitCode = ${code};`,
  );
  return [file];
}

function begin() {
  const lines: string[] = [];
  const run = beginTestRun((line) => lines.push(line.replace(/\(\d+\.\d s\)/, '(s)')));
  return { run, lines };
}

describe('a run', () => {
  test('counts tools and steps, and says what failed', async () => {
    const { run, lines } = begin();
    await run.check('Good', program(0));
    await run.check('Bad', program(1));
    expect(await run.step('Done', async () => true)).toBe(true);
    const broken = await run.step('Broken', async (log) => {
      log('first');
      throw new Error('then');
    });
    expect(broken).toBe(false);
    run.fail(new Error('No server.'));
    expect(lines).toEqual([
      ...['✓ Good (s)', '✗ Bad (s)', 'its word', '✓ Done (s)'],
      ...['✗ Broken (s)', 'first\nthen', '✗ No server.'],
    ]);
    expect(run.counts()).toEqual({ passed: 2, failed: 3 });
  });

  const reportFile = join(folder, 'report.json');
  test.each([
    ['the tests of a report', 0, { expected: 3, unexpected: 0 }, [3, 0]],
    ['the failures of a report', 1, { expected: 3, unexpected: 2 }, [3, 2]],
    ['a pass at the second try as a failure', 1, { expected: 5, flaky: 1, unexpected: 2 }, [5, 3]],
    ['one failure where the runner fails and its report names none', 1, { expected: 3 }, [3, 1]],
    ['one failure where there is no report, whatever the end', 0, undefined, [0, 1]],
  ])('counts %s', async (_, code, stats, [passed, failed]) => {
    writeFileSync(reportFile, '{"stats": {"expected": 99}}');
    const { run } = begin();
    await run.playwright({ name: 'All', reportFile, args: program(code, stats && { stats }) });
    expect(run.counts()).toEqual({ passed, failed });
  });
});

test('a line of a runner says how far it is', () => {
  const far = vitestProgress();
  expect(far(' RUN  v5.1.1')).toBe(undefined);
  expect(far(' ✓ isolated tests/unit/a.test.ts (32 tests) 2456ms')).toMatch(/^1 of \d\d+ files$/);
  expect(far(' ❯ shared tests/unit/b.test.ts (1 test | 1 failed) 3ms')).toMatch(/^2 of \d+ files$/);
  expect(playwrightProgress('[12/80] tests/e2e/header.spec.ts:3:1 › a')).toBe('12 of 80');
  expect(playwrightProgress('Running 80 tests')).toBe(undefined);
});
