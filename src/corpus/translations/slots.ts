// Hashes of the English from which a translation was made. Values are replaced by slots, so a changed number, a renamed
// company or a renumbered section makes no translation stale.
import { cacheByObject } from '../../core/memo.ts';
import { replacePlaceholders } from '../../core/placeholders.ts';
import { withoutForm } from '../facts.ts';
import { attributeOf, type Element } from '../read/body.ts';
import { fingerprintOf } from '../record/version.ts';
import { type CutSection, nodesOf, plainText } from './sections.ts';

/** The number of hexadecimal digits of a SHA-256 that are enough to distinguish texts. */
const hashLength = 12;

/** The hash of a text in which values are slots. Different quotation marks, dashes and spaces count as the same. */
export function slotHash(text: string): string {
  const even = replacePlaceholders(text.normalize('NFKC'), (name) => `{${withoutForm(name)}}`)
    .replace(/[\u00ad\u200b-\u200f\u2066-\u2069]/g, '')
    .replace(/[“”„«»‟]/g, '"')
    .replace(/[‘’‚‛]/g, "'")
    .replace(/[‐-―−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
  return fingerprintOf(even).slice(0, hashLength);
}

/**
 * The hash of a section: its title, the form and the words of its units, and the addresses of its links, without the sections
 * inside it. It is kept.
 */
export const sectionHash = cacheByObject(({ title, units, nodes }: CutSection): string => {
  const lines = units.map(({ form, words }) => `${form}: ${plainText(words, slotOf)}`);
  const addresses = nodesOf({ nodes }).flatMap((node) => (node.type === 'link' ? node.url : []));
  return slotHash([title, ...lines, ...addresses].join(' \n '));
});

/** The slot of a component: its name with its target, and the words inside it. */
function slotOf(element: Element): string {
  const of = ['id', 'name', 'doc', 'section', 'topic', 'of'].flatMap(
    (name) => attributeOf(element, name) ?? [],
  );
  return `{${[element.name, ...of].join(' ')}}${plainText(element.children, slotOf)}`;
}
