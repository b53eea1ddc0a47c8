import { describe, expect, test } from 'vitest';
import { archivePath, isArchived, sumsFile } from '../../../../src/corpus/read/content-paths.ts';
import {
  archiveOf,
  compareVersions,
  nextVersion,
  sumsOf,
} from '../../../../src/corpus/record/archive.ts';

const restore = 'Put it back as it was (git restore brings it).';

/** The canonical text of a version. */
function versionText(version: string, more = ''): string {
  const head = [
    'title: "A"',
    'path: "/legal/a"',
    `version: "${version}"`,
    'announced: "2026-11-20"',
  ];
  const text = [...head, 'effective: "2026-11-20"', 'kind: "first"'].join('\n');
  return `---\n${text}\n${more}---\n\nWords of ${version}.\n`;
}
const version = (name: string, more?: string) => ({
  path: archivePath('legal/a', name),
  text: versionText(name, more),
});
const sums = (files: readonly { path: string; text: string }[]) => ({
  path: sumsFile,
  text: sumsOf(files.map(({ path, text }) => ({ file: path, text }))),
});
const messages = (files: readonly { path: string; text: string }[]) =>
  archiveOf(files).diagnostics.map(({ file, line, message }) => `${file}:${line} ${message}`);

test('versions stand in a folder of their own, and a number has its order and its next one', () => {
  expect(archivePath('legal/a', '1.10')).toBe('content/versions/legal/a/1.10.md');
  expect(isArchived(sumsFile)).toBe(true);
  expect(isArchived('content/versions.yaml')).toBe(false);
  expect(['1.10', '2.0', '1.9'].sort(compareVersions)).toEqual(['1.9', '1.10', '2.0']);
  expect(compareVersions('1.0', '1.0')).toBe(0);
  expect(['1.0', '2.9'].map(nextVersion)).toEqual(['1.1', '2.10']);
});

test('the sums are those that sha256sum checks in the folder, sorted by file', () => {
  expect(
    sumsOf([version('2.0'), version('1.0')].map(({ path, text }) => ({ file: path, text }))),
  ).toMatch(/^[0-9a-f]{64} {2}legal\/a\/1\.0\.md\n[0-9a-f]{64} {2}legal\/a\/2\.0\.md\n$/);
});

describe('an archive', () => {
  const files = [version('1.10'), version('1.9')];

  test('holds the versions of each document, the oldest first', () => {
    const { documents, diagnostics } = archiveOf([...files, sums(files)]);
    expect(diagnostics).toEqual([]);
    expect(documents.get('legal/a')).toMatchObject([
      { document: 'legal/a', words: 'Words of 1.9.\n', head: { version: '1.9', kind: 'first' } },
      { words: 'Words of 1.10.\n' },
    ]);
  });

  test('without anything is right', () => {
    expect(messages([])).toEqual([]);
  });

  test('names a text that has changed, with the line of its sum, and leaves it out', () => {
    const changed = files.map(({ path, text }) => ({ path, text: text.replace('1.9.', 'x.') }));
    const archive = archiveOf([...changed, sums(files)]);
    expect(archive.diagnostics).toEqual([
      {
        file: 'content/versions/legal/a/1.9.md',
        line: 1,
        message: `the text of a recorded version has changed: it is fixed, and its fingerprint is recorded in ${sumsFile}:2. ${restore}`,
      },
    ]);
    expect(archive.documents.get('legal/a')).toHaveLength(1);
  });

  test('names a version without a sum, and a sum without its version', () => {
    const [first = version('1.9'), second = version('1.9')] = files;
    expect(messages([first, sums([second])])).toEqual([
      `${first.path}:1 the archive holds no version of this name. Versions are written by npm run versions:accept: remove the file, or restore the archive.`,
      `${sumsFile}:1 the version ${second.path} is missing from the archive. ${restore}`,
    ]);
  });

  test('names sums that are gone, and a line of them that is none', () => {
    expect(messages(files)).toEqual([
      `${sumsFile}:1 the file is missing: it proves the archive. ${restore}`,
    ]);
    const { path, text } = sums(files);
    expect(messages([...files, { path, text: `${text}\nabc  legal/a/3.0.md\n` }])).toEqual([
      `${sumsFile}:4 found “abc  legal/a/3.0.md”, expected a fingerprint of 64 hexadecimal digits, two spaces and a file. ${restore}`,
    ]);
  });

  test('names a second line of one version, whichever comes first, and holds its text to the first', () => {
    const { path, text } = sums(files);
    const second = `${text}${text.split('\n')[0]}\n`;
    const said = `found legal/a/1.10.md a second time, after line 1, expected one line for each version. ${restore}`;
    expect(messages([...files, { path, text: second }])).toEqual([`${path}:3 ${said}`]);
    const other = `${'0'.repeat(64)}  legal/a/1.10.md\n`;
    expect(messages([...files, { path, text: `${text}${other}` }])).toEqual([`${path}:3 ${said}`]);
    expect(messages([...files, { path, text: `${other}${text}` }])).toEqual([
      `${path}:2 ${said}`,
      expect.stringContaining('1.10.md:1 the text of a recorded version has changed'),
    ]);
  });

  test('names sums of which git could not merge two changes', () => {
    const { path, text } = sums(files);
    const merged = `<<<<<<< HEAD\n${text}=======\n${text}>>>>>>> other\n`;
    expect(messages([...files, { path, text: merged }])).toEqual([
      `${sumsFile}:1 found <<<<<<< HEAD, which git leaves where two changes of a text meet. Keep the lines that are right, and remove those that begin with <<<<<<<, ======= and >>>>>>>.`,
    ]);
  });

  test('names a head that breaks its schema, and a file whose name is another version’s', () => {
    const misnamed = { path: archivePath('legal/a', '3.0'), text: versionText('1.0') };
    const headless = { path: archivePath('legal/b', '1.0'), text: 'Words.\n' };
    const surplus = {
      path: archivePath('legal/c', '1.0'),
      text: versionText('1.0', 'more: "x"\n'),
    };
    const all = [misnamed, headless, surplus];
    const said = messages([...all, sums(all)]);
    expect(said).toContain(
      `${misnamed.path}:1 the file holds version 1.0, and its name says otherwise. ${restore}`,
    );
    expect(said.filter((line) => line.startsWith(headless.path))).not.toEqual([]);
    expect(said).toContainEqual(expect.stringMatching(/^\S*\/c\/1\.0\.md:8 unknown key "more"\./));
    expect([...archiveOf([...all, sums(all)]).documents]).toEqual([]);
  });
});
