// Nothing that was meant for its author, or for another place, may reach a reader: a note to write a text later, a mark of HTML
// or Markdown where neither is read, an address or a number of somebody that the company's own file does not know.

import { cacheByObject } from '../core/memo.ts';
import type { Corpus } from '../corpus/corpus.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import { defaultLanguage } from '../languages/list.ts';
import { lineWithin, type ShownText, shownTexts } from './texts.ts';

/** What is looked for, and the sentence for it, which begins after the words that were found. */
type LeftOver = {
  readonly found: RegExp;
  readonly says: string;
  /** Whether it may stand in a text. */
  readonly passes?: (text: ShownText) => boolean;
};

const inBody = ({ isBody }: ShownText) => isBody;
const leadsTo = (scheme: string) => (text: ShownText) => text.link?.startsWith(scheme) ?? false;
/** The one file in which addresses and numbers of the company and of authorities are typed. */
const home = 'content/company.yaml';
const isHome = ({ file }: ShownText) => file === home;
/** The guide in the pack of documents is itself a file of Markdown. */
const isMarkdown = ({ key }: ShownText) => key?.startsWith('record:pack.') ?? false;

const asTyped = 'readers would see it as it is typed.';
const ownFile = `Addresses stand once, in ${home}: write its name, or add one there.`;

const leftOvers: readonly LeftOver[] = [
  {
    // XX is a number of a law's part, or a century.
    found:
      /(?<![\p{L}\p{N}_])(?:TODO|FIXME|T\.?B\.?[ACD]|[Tt]b[acd]|(?<!(?:Annex|Article|Chapter|Part|Schedule|Title|Annexe|Chapitre|Partie|Titre|Anhang|Kapitel|Teil|Titel|Anexo|Capítulo|Parte|Título|siglo) )[Xx]{2,6})(?![\p{L}\p{N}_])|\?{2,}|？{2,}|\b[Ll]orem\b|dolor sit amet|_{3,}/u,
    says: 'this stands in place of words that are still to be written. Write them, or leave the sentence out.',
  },
  {
    // What a reader is to fill in may stand in brackets, such as [date].
    found:
      /(?<!\])\[(?:[.…?_ ]*|[^[\]]*(?<!\p{L})(?:insert|add|enter|fill|name|company|amount|your|to come|to follow|pending|draft|ins[ée]re[rz]|compl[ée]ter|nom|einfügen|ergänzen|eintragen|insertar|completar|nombre|插入|填写|待定|待补|أدخل|أدرج|يكتب|डालें|भरें|लिखें)(?!\p{L})[^[\]]*)\]/iu,
    says: 'this stands in place of words that are still to be written. Write them, or leave the sentence out.',
    passes: ({ words }) => /[“„"«「].*\[…\]/s.test(words),
  },
  {
    found: /[\p{L}\p{N}]+'\p{L}+|"[^"]*"?/u,
    says: 'a straight mark. Texts have ’ and “…”: type those.',
    // Some words of the interface are given to the letter.
    passes: ({ language, key }) => language !== defaultLanguage || key !== undefined,
  },
  {
    found: /\S+ {2,}\S+/,
    says: 'two spaces stand between two words. Type one.',
  },
  {
    found: /(?:^|\S+)\s[.,)](?=\s|$)|\S*\((?=\s)/,
    says: 'there is a space before . , or ), or after (. Remove it.',
  },
  {
    // A text of law and a standard are named with their clauses: “clause 8.3 of the …”. “Clause 13” with a capital is one of law too.
    found: /\bclauses? \d+(?:\.\d+)*(?!\.?\d|(?:,? (?:to|and|or) \d[\d.]*)* of\b)/,
    says: 'the number of a clause is typed, which another clause may have tomorrow. Refer to it with <See section="…" />, or <See doc="…" section="…" />.',
    passes: ({ language }) => language !== defaultLanguage,
  },
  {
    found: /\S*(?:(?<![./])\.\.(?![./\d])|,,|;;|،،|؛؛|，，|；；|。。|।।)/u,
    says: 'two marks stand one behind the other. Type one.',
  },
  {
    found: /<(?:[/!]?\p{L}|!--)[^<>]*>/u,
    says: `words and front matter hold no HTML and no names between < and >: ${asTyped} Remove it, or write the word itself.`,
    passes: inBody,
  },
  {
    found: /&(?:[a-z]{2,}\d*|#\d+|#x[\da-f]+);/iu,
    says: `a character is written as itself: ${asTyped} Type the character.`,
  },
  {
    found: /\*\*|(?<![\p{L}\p{N}_])__(?!_)|~~|\]\(|`|^(?:#{1,6}|[-*+]|\d+\.) (?=\S)/u,
    says: `words and front matter hold no Markdown: ${asTyped} Remove the mark.`,
    passes: (text) => text.isBody || isMarkdown(text),
  },
  {
    found: /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u,
    says: `an e-mail address is typed. ${ownFile} That of somebody else is a link in the text of a document: [address](mailto:address).`,
    passes: (text) => isHome(text) || leadsTo('mailto:')(text),
  },
  {
    found:
      /(?<![\p{L}\p{N}.,/-])(?:(?:\+|00)\d{1,3}[\s().-]{0,2}(?:\d[\s().-]{0,2}){6,}\d|\(?0\d{2,4}\)?[\s-]\d{3,4}[\s-]?\d{3,4}|\(\d{3}\) ?\d{3}[\s-]\d{4}|0\d{9,10})(?![\p{L}\p{N}])/u,
    says: `a telephone number is typed. The company answers by its form and its addresses of ${home}. That of somebody else is a link in the text of a document: [number](tel:+44…).`,
    passes: (text) => isHome(text) || leadsTo('tel:')(text),
  },
  {
    found:
      /\b(?:GIR 0AA|[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2})\b|\b\d{1,4}[a-z]?,? (?:\p{Lu}[\p{L}’'.-]+ ){1,3}(?:Street|St\.|Road|Rd\.?|Lane|Avenue|Ave\.?|Square|Close|Drive|Gardens|Terrace)(?!\p{L})|\bP\.? ?O\.? Box \d+|\b\d{1,4}(?: (?:bis|ter))?,? (?:rue|avenue|boulevard|place|quai|allée) (?:de |du |des |d’|la |l’)*\p{Lu}|\p{Lu}\p{L}+(?:straße|strasse|str\.|platz|allee|gasse) \d+|(?:[Cc]alle|[Aa]venida|[Pp]laza|[Pp]aseo) (?:de |del |la |las )*\p{Lu}[\p{L} ]*,? (?:n\.º )?\d+|\p{Script=Han}{2,}(?:路|街|大道) ?\d+ ?号/u,
    says: `a postal address is typed. ${ownFile}`,
    passes: isHome,
  },
];

/** What a text must hold to be looked at further: most hold nothing of it. */
const suspect =
  /\s[ .,)]|\(\s|([.,;،؛，；。।])\1|[\d@<'"&*_`~[?？#+-]|[Ll]orem|dolor|TODO|FIXME|[Tt]\.?[Bb]|[Xx]{2}/;

/** What was found in a text, and the message for it. */
type Found = Diagnostic & { readonly typed: string };

/** The texts that readers see with what their authors left over: of each kind the first in a text. */
export function leftOverRules(corpus: Corpus): Diagnostic[] {
  const values = [...corpus.company.values].map(([, { value }]) => value);
  // brand-rules.ts says of the company's own values which name to write.
  const isOwn = (typed: string) =>
    typed.length > 3 && values.some((value) => value.includes(typed));
  return shownTexts(corpus)
    .flatMap(foundInTexts)
    .filter(({ typed }) => !isOwn(typed))
    .map(({ file, line, message }) => ({ file, line, message }));
}

const foundInTexts = cacheByObject((texts: readonly ShownText[]) => texts.flatMap(foundIn));

function foundIn(text: ShownText): Found[] {
  if (!suspect.test(text.words)) return [];
  return leftOvers.flatMap(({ found, says, passes }) => {
    const match = found.exec(text.words);
    if (!match || passes?.(text)) return [];
    const typed = match[0].replace(/\s+/g, ' ').trim();
    const line = lineWithin(text, match.index);
    return [{ file: text.file, line, typed, message: `“${typed}”: ${says}` }];
  });
}
