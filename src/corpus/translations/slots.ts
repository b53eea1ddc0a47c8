// What a translation was made from: the words of an English text with every value in its slot. A changed number, a renamed
// company or another number of a section changes no slot, and makes no translation stale.
import { attributeOf, type Element } from '../read/body.ts';
import { fingerprintOf } from '../record/version.ts';
import { type CutSection, plainText } from './sections.ts';

/** How many hexadecimal digits of the SHA-256 tell texts apart. */
const hashLength = 12;

/** The hash of a text with its values in their slots: marks of punctuation and spaces count as one kind each. */
export function slotHash(text: string): string {
  const even = text
    .normalize('NFKC')
    .replace(/\{\{\s*([^{},\s]+)[^{}]*\}\}/g, '{$1}')
    .replace(/[\u00ad\u200b-\u200f\u2066-\u2069]/g, '')
    .replace(/[“”„«»‟]/g, '"')
    .replace(/[‘’‚‛]/g, "'")
    .replace(/[‐-―−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
  return fingerprintOf(even).slice(0, hashLength);
}

/** The hash of a section: its title, the form and the words of what stands in it, without the sections inside it. */
export function sectionHash({ title, units }: Pick<CutSection, 'title' | 'units'>): string {
  const lines = units.map(({ form, words }) => `${form}: ${plainText(words, slotOf)}`);
  return slotHash([title, ...lines].join(' \n '));
}

/** What stands for a component: its name with what it points to, and the words that it holds. */
function slotOf(element: Element): string {
  const of = ['id', 'name', 'doc', 'section', 'topic', 'of'].flatMap(
    (name) => attributeOf(element, name) ?? [],
  );
  return `{${[element.name, ...of].join(' ')}}${plainText(element.children, slotOf)}`;
}
