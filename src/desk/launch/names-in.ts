// Purpose: where the company is named in a built site.
import { unzipSync } from 'fflate';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { brandRules } from '../../check/brand-rules.ts';
import type { Corpus } from '../../corpus/corpus.ts';

type Company = Pick<Corpus['company'], 'values'>;

/** What can be read in a file; pictures and faces hold nothing to read. */
async function textOf(path: string, bytes: Uint8Array): Promise<string> {
  if (/\.(png|ico|woff2)$/.test(path)) return '';
  if (path.endsWith('.zip')) {
    const packed = Object.entries(unzipSync(bytes));
    return (await Promise.all(packed.map(([name, file]) => textOf(name, file)))).join('\n');
  }
  if (!path.endsWith('.pdf')) return new TextDecoder().decode(bytes);
  // PDF.js takes the bytes away.
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(pdf);
  return JSON.stringify([await getMeta(pdf), ...text], undefined, 1);
}

/**
 * The lines of a text where a name, number or address of the company stands, in capitals or small letters, such as
 * `about.html:12`.
 * @param path the place of its file
 */
export function linesNaming(path: string, text: string, { values }: Company): string[] {
  const small = [...values].map(([name, one]): [string, typeof one] => [
    name,
    { ...one, value: one.value.toLowerCase() },
  ]);
  const files = [{ path, text: text.toLowerCase() }];
  return brandRules({ files, company: { values: new Map(small) } }).map(
    ({ line }) => `${path}:${line}`,
  );
}

/**
 * The same for a file of the site, whatever its kind. A line of a PDF or of a packed file is one of the text that was read
 * from it.
 * @param path the file's place in the site
 */
export async function namesIn(
  path: string,
  bytes: Uint8Array,
  company: Company,
): Promise<string[]> {
  return linesNaming(path, await textOf(path, bytes), company);
}
