import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** What asks for a window shares one, as making it takes longer than most of these tests; dom.ts tidies it after each. */
const inWindow = globSync('tests/unit/**/*.test.ts').filter((file) =>
  readFileSync(file, 'utf8').startsWith('// @vitest-environment jsdom'),
);
/** What a test changes for all others of its process. */
const changesProcess =
  /\bprocess\.(?:chdir|env)\b|\bvi\.(?:mock|doMock|resetModules|stub|use|spyOn)|\bkeepCorpus\b/;
/** What takes long and seldom fails alone waits for the night: see tests/README.md. */
const night = process.env['EVERYTHING'] ? [] : globSync('tests/**/night/*.test.ts');
/** Tests of functions that keep no state share a process and its imports, which take longer than most tests. */
const sharing = (rooms: string) =>
  globSync(rooms, { exclude: [...inWindow, ...night] }).filter(
    (file) => !changesProcess.test(readFileSync(file, 'utf8')),
  );
const shared = sharing(
  'tests/unit/{check,components,core,corpus,design,desk/launch,status}/**/*.test.ts',
);
/** These share what is read of the real content too, which takes seconds. */
const reading = sharing(
  'tests/{content,unit/{browser/{language-switch,schemas},build,desk/{accept,impact,operate,status},languages}}/**/*.test.ts',
);
// Unit tests mirror src/ and scripts/; content tests read the real content; backend tests start the real backend.
export default defineConfig({
  test: {
    // Limits for what hangs, and not for what is slow: the backend's own are waited for in real time, on busy machines.
    testTimeout: 300_000,
    // Vitest leaves one core free by itself, which on two cores is half of the machine.
    maxWorkers: '100%',
    hookTimeout: 300_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: shared,
          isolate: false,
          env: { SITE: 'https://site.test' },
        },
      },
      { extends: true, test: { name: 'content', include: reading, isolate: false } },
      {
        extends: true,
        test: {
          name: 'window',
          include: inWindow,
          setupFiles: 'tests/unit/dom.ts',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: ['tests/{unit,content,backend}/**/*.test.ts'],
          exclude: [...shared, ...reading, ...inWindow, ...night],
        },
      },
    ],
  },
});
