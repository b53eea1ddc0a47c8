// What an author reads when content is broken, word for word, in a copy of the real content. What is broken is looked for
// in the content as it stands, so that no edit of it can break these tests.
// Every rule by itself is tested on a small content in tests/unit/check.

import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../../scripts/lib/run.ts';
import { checkContent } from '../../../src/build/check-content.ts';
import { parseLocalePath } from '../../../src/corpus/read/content-paths.ts';
import type { Document } from '../../../src/corpus/read/document.ts';
import { textOf } from '../../../src/corpus/read/tags.ts';
import { frontMatter } from '../../../src/corpus/schema/documents.ts';
import { defaultLanguage, languages } from '../../../src/languages/list.ts';
import { replaced, smallContent } from '../../unit/check/small-content.ts';
import { folderOf } from '../../unit/folder.ts';
import { corpus } from '../real-content.ts';

/** Texts of files by their paths. */
type Texts = Map<string, string>;

/** One thing broken, and the message for it. */
type Breakage = {
  readonly break: (texts: Texts) => void;
  readonly file: string;
  /** Text on the line that the message names; the head of the file when there is none. */
  readonly found?: string;
  readonly message: string;
};

const realTexts = (): Texts => new Map(corpus.files.map(({ path, text }) => [path, text]));
const textIn = (file: string) => realTexts().get(file) ?? '';
const free = new Set(corpus.documents);

/** Something that one of the documents has, each document for one breakage: no two are in each other's way. */
function take<T>(find: (document: Document) => T | undefined): { file: string; found: T } {
  for (const document of free) {
    const found = find(document);
    if (found === undefined) continue;
    free.delete(document);
    return { file: document.file, found };
  }
  throw new Error('No document has what this test breaks.');
}

function edit(texts: Texts, file: string, from: string | RegExp, to: string): void {
  texts.set(file, replaced(texts.get(file) ?? '', from, to));
}

const fact = take(({ body, file }) => {
  const tag = body.tags.find(({ name, typed }) => name === 'Fact' && textIn(file).includes(typed));
  return tag && { typed: tag.typed, id: textOf(tag, 'id') };
});
const reference = take(({ body, file, outline }) => {
  const tag = body.tags.find(
    (one) =>
      one.name === 'See' &&
      one.kind === 'alone' &&
      !textOf(one, 'doc') &&
      textIn(file).includes(one.typed),
  );
  const section = outline.find(({ id }) => tag && id === textOf(tag, 'section'));
  return tag && section && { ...section, typed: tag.typed };
});
const owner = take(({ front, source }) => {
  const [alias] = front.aliases ?? [];
  return alias ? { alias, line: source?.lineOf(['aliases']) } : undefined;
});
// Of two owners, the one that comes first in the list of files is named.
const rival = take(({ front, file }) => (file > owner.file ? front.aliases?.[0] : undefined));
const any = () => take(({ id }) => id);
const [dated, misspelt, untitled, broken, strange, twice] = [
  any(),
  any(),
  any(),
  any(),
  any(),
  any(),
];
const copy = twice.file.replace(/\.mdx$/, '/index.mdx');
const language = languages.find(({ code }) => code !== defaultLanguage) ?? languages[0];
const words = corpus.files.find(({ path }) => parseLocalePath(path)?.language === defaultLanguage);
const lost = String(words?.path).replace(`/${defaultLanguage}/`, `/${language.code}/`);

const inFirstSection = /(?<=<Section [^>]*>\n\n)/;

const breakages: readonly Breakage[] = [
  {
    // A misspelt fact.
    break: (texts) => edit(texts, fact.file, fact.found.typed, `<Fact id="${fact.found.id}x" />`),
    file: fact.file,
    found: `"${fact.found.id}x"`,
    message: `<Fact id="${fact.found.id}x" />: there is no fact "${fact.found.id}x". Did you mean "${fact.found.id}"? Facts are listed in content/facts.yaml.`,
  },
  {
    // A dead cross reference.
    break: (texts) =>
      edit(
        texts,
        reference.file,
        reference.found.typed,
        `<See section="${reference.found.id}x" />`,
      ),
    file: reference.file,
    found: `"${reference.found.id}x"`,
    message: `<See section="${reference.found.id}x" />: there is no section "${reference.found.id}x" in this document. Did you mean "${reference.found.id}"? It is section ${reference.found.number}, “${reference.found.title}”.`,
  },
  {
    // A duplicate alias.
    break: (texts) => edit(texts, rival.file, /^aliases: .*$/m, `aliases: [${owner.found.alias}]`),
    file: rival.file,
    found: 'aliases:',
    message: `the alias ${owner.found.alias} of ${rival.file} already belongs to ${owner.file}:${owner.found.line}, as an alias. Every address has one owner: remove it from one of the two.`,
  },
  {
    // A bad date.
    break: (texts) => edit(texts, dated.file, /^review: .*$/m, 'review: 2027-02-30'),
    file: dated.file,
    found: 'review:',
    message:
      '"review": found 2027-02-30, expected a date of the calendar, such as 2026-11-20. February 2027 has 28 days.',
  },
  {
    // An unknown key.
    break: (texts) => edit(texts, misspelt.file, /^owner:/m, 'ownr:'),
    file: misspelt.file,
    found: 'ownr:',
    message: `unknown key "ownr". Did you mean "owner"? Correct the key or remove its line. Keys that are known here: ${Object.keys(frontMatter.shape).join(', ')}.`,
  },
  {
    // A missing title.
    break: (texts) => edit(texts, untitled.file, /^title: .*\n/m, ''),
    file: untitled.file,
    message:
      '"title" is missing. Expected: a text. Add a line "title: …" to the front matter, between the two lines "---" at the head of the file.',
  },
  {
    // Broken MDX.
    break: (texts) => edit(texts, broken.file, inFirstSection, 'We answer in <5 days.\n\n'),
    file: broken.file,
    found: '<5 days',
    message: '<5 days: a "<" begins a component, and this is none. Write "less than 5 days".',
  },
  {
    // An unknown component.
    break: (texts) => edit(texts, strange.file, inFirstSection, '<Notise>Read this.</Notise>\n\n'),
    file: strange.file,
    found: '<Notise>',
    message:
      '<Notise>: there is no component "Notise". Did you mean <Notice>? Components are listed in content/README.md.',
  },
  {
    // Two documents at one address.
    break: (texts) => texts.set(copy, texts.get(twice.file) ?? ''),
    file: copy,
    message: `${copy} and ${twice.file} stand at one address, /${twice.found}. Delete one of the two, or give it another name.`,
  },
  {
    // A missing locale file.
    break: (texts) => texts.delete(lost),
    file: lost,
    message: `the file is missing: ${words?.path} exists, and ${language.englishName} needs a file of the same name. Put it back (git restore brings the last version), or create it with the two characters {} in it; English stands in for what is not translated.`,
  },
];

function printed(texts: Texts, { file, found, message }: Breakage): string {
  const text = texts.get(file) ?? '';
  const line = found ? text.slice(0, text.indexOf(found)).split('\n').length : 1;
  return `${file}:${line}  ${message}`;
}

const command = join(projectRoot, 'scripts/check-content.ts');

function run(root: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, '--root', root], {
    cwd: dirname(projectRoot),
    encoding: 'utf8',
  });
  return { status, lines: stdout.trimEnd().split('\n'), stderr };
}

/** Does something with a project folder that holds these files. */
function within<T>(texts: Texts, act: (root: string) => T): T {
  const root = folderOf([...texts].map(([path, text]) => ({ path, text })));
  try {
    return act(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

test('all things broken give a message each, all at once', () => {
  const texts = realTexts();
  for (const breakage of breakages) breakage.break(texts);
  const { isSound, report } = within(texts, checkContent);
  const lines = report.trimEnd().split('\n');
  expect(lines.filter((line) => line.startsWith('content/')).toSorted()).toEqual(
    breakages.map((breakage) => printed(texts, breakage)).toSorted(),
  );
  const total = `content: ${texts.size} files, ${breakages.length} mistakes. Nothing was built.`;
  expect(lines.at(-1)).toContain(total);
  expect(isSound).toBe(false);
});

// A small content, as another process reads the real one anew.
test('the command passes over content without mistakes, and fails once where there are some', () => {
  const texts: Texts = new Map(smallContent().map(({ path, text }) => [path, text]));
  const sound = within(texts, run);
  expect(sound).toEqual({
    status: 0,
    lines: [`content: ${texts.size} files, no mistakes`],
    stderr: '',
  });
  edit(texts, 'content/documents/policy-1.mdx', /^title: .*\n/m, '');
  const { status, lines, stderr } = within(texts, run);
  expect(lines[0]).toMatch(/^content\/documents\/policy-1\.mdx:1 {2}"title" is missing\. /);
  expect(lines.at(-1)).toContain(`content: ${texts.size} files, 1 mistake. Nothing was built.`);
  expect([status, stderr]).toEqual([1, '']);
});
