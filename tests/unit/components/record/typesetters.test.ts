import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { facesOf } from '../../../../src/components/record/faces.ts';
import { typesetBeside } from '../../../../src/components/record/typesetters.ts';

const template = '#set document(title: sys.inputs.data, date: none)\n#eval(sys.inputs.data)';
const faces = facesOf('en').files.map(({ path }) => path);
const set = (data: string) => typesetBeside({ data, template, faces, deal: false });

test('texts that are given at once are typeset each for itself, in the same bytes as alone', async () => {
  const texts = ['[one]', '[two]', '[three]', '[one]'];
  const pdfs = (await Promise.all(texts.map(set))).map(({ pdf }) => Buffer.from(pdf ?? []));
  const starts = pdfs.map((pdf) => pdf.subarray(0, 5).toString());
  expect(starts).toEqual(['%PDF-', '%PDF-', '%PDF-', '%PDF-']);
  expect(new Set(pdfs.map((pdf) => pdf.toString('latin1'))).size).toBe(3);
  expect(Buffer.from((await set('[one]')).pdf ?? []).equals(pdfs[0] ?? Buffer.alloc(0))).toBe(true);
});

test('a text that cannot be set is told to who gave it, and the next is set all the same', async () => {
  const [bad, good] = await Promise.all([set('unknown-word'), set('[fine]')]);
  expect(bad.pdf).toBeUndefined();
  expect(bad.diagnostics).toContain('unknown variable: unknown-word');
  expect(good.pdf).toBeInstanceOf(Uint8Array);
});

test('a face that is missing is told as well, and the next text is set', async () => {
  const lacking = { data: '[a]', template, faces: ['no/such/face.ttf'], deal: false };
  const [bad, good] = await Promise.all([typesetBeside(lacking), set('[a]')]);
  expect(bad.diagnostics).toContain('ENOENT');
  expect(good.pdf).toBeInstanceOf(Uint8Array);
});

test('each text is set in the form that is given with it', async () => {
  // A file without a date has the same bytes in the next second.
  const forms = ['one', '#sys.inputs.unknown', 'one', 'two'].map(
    (text) => `#set document(date: none)\n${text}`,
  );
  const set = forms.map((template) => typesetBeside({ data: '', template, faces, deal: false }));
  const [first, wrong, again, other] = await Promise.all(set);
  expect(wrong?.diagnostics).toContain('unknown');
  expect(first?.pdf).toBeInstanceOf(Uint8Array);
  expect(again?.pdf).toEqual(first?.pdf);
  expect(other?.pdf).not.toEqual(first?.pdf);
});

test('threads with nothing to do let the process end', () => {
  const module = pathToFileURL(join('src', 'components', 'record', 'typesetters.ts')).href;
  const folder = mkdtempSync(join(tmpdir(), 'typesetters-'));
  try {
    writeFileSync(
      join(folder, 'program.mjs'),
      `import { typesetBeside } from ${JSON.stringify(module)};
      const { pdf } = await typesetBeside({ data: '', template: 'text', faces: ${JSON.stringify(faces)} });
      console.log(pdf.length > 0);`,
    );
    const { status, stdout } = spawnSync(process.execPath, [join(folder, 'program.mjs')], {
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([0, 'true\n']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
