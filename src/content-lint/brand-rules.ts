// The brand is typed in one file only, so that one change renames the whole site.
// A lower-case spelling, as in the name of a storage key, is not the name.
import type { Corpus } from '../corpus/corpus.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import { isDocument } from '../corpus/read/document.ts';
import { translationOf } from '../corpus/read/translation.ts';

const home = 'content/company.yaml';

/** The places where the brand is typed outside company.yaml. */
export function brandRules({ files, company }: Corpus): Diagnostic[] {
  const brand = company.values.get('brand')?.value;
  if (brand === undefined) return [];
  // The longest value first: “Averline Pay” is a product, not the brand and a word.
  const values = [...company.values]
    .map(([name, { value }]) => ({ name, text: value }))
    .filter(({ text }) => text.includes(brand))
    .sort((a, b) => b.text.length - a.text.length);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${values.map(({ text }) => escaped(text)).join('|')})(?![\\p{L}\\p{N}])`,
    'gu',
  );
  return files
    .filter(({ path }) => path !== home)
    .flatMap(({ path, text }) => {
      const front =
        isDocument(path) || translationOf(path) ? text.indexOf('\n---', 3) : text.length;
      return [...text.matchAll(pattern)].map(({ 0: found, index }) => {
        const name = values.find((value) => value.text === found)?.name ?? 'brand';
        const instead = index > front ? `<Company name="${name}" />` : `{{company.${name}}}`;
        const message = `the name "${found}" is typed. Write ${instead} instead; the name itself stands in ${home} only.`;
        return { file: path, line: text.slice(0, index).split('\n').length, message };
      });
    });
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
