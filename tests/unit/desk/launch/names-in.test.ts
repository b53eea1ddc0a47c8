import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { versionPdf } from '../../../../src/components/record/pdf.ts';
import { namesIn } from '../../../../src/desk/launch/names-in.ts';
import { spokenIn } from '../../components/record/read-pdf.ts';
import { versionOf } from '../../corpus/record/versions.ts';

const company = {
  values: new Map(
    Object.entries({
      brand: 'Exampla',
      domain: 'exampla.example',
      'dpo-title': 'Data Protection Officer',
    }).map(([name, value]) => [name, { value, placeholder: false }]),
  ),
};
const find = (path: string, bytes: Uint8Array) => namesIn(path, bytes, company);

test.each([['Exampla'], ['exampla'], ['https://EXAMPLA.example/about'], ['"Exampla"']])(
  '%s is found in a page, with its line',
  async (name) => {
    expect(await find('about.html', strToU8(`<p>\n${name}</p>`))).toEqual(['about.html:2']);
  },
);

test('other words and titles that others bear too are not', async () => {
  expect(await find('about.html', strToU8('Exampladora: Data Protection Officer'))).toEqual([]);
});

test('a packed file is unpacked', async () => {
  const packed = zipSync({
    'read-me.txt': strToU8('One'),
    'inner.zip': zipSync({ 'a.txt': strToU8('of Exampla') }),
  });
  expect(await find('pack.zip', packed)).toEqual(['pack.zip:2']);
});

test('a PDF is read', async () => {
  const pdf = await versionPdf(versionOf('1.0'), 'https://exampla.example', spokenIn(), []);
  // A file that Node has read is a Buffer, which PDF.js refuses.
  expect(await find('1-0.pdf', Buffer.from(pdf))).not.toEqual([]);
  const other = await versionPdf(versionOf('1.0'), 'https://another.example', spokenIn(), []);
  expect(await find('1-0.pdf', other)).toEqual([]);
});

test('pictures hold nothing to read', async () => {
  expect(await find('icon.png', strToU8('Exampla'))).toEqual([]);
});
