// The words of a text, in the form in which they are compared: how a language cuts, spells and inflects them.
/** A part of a sentence. */
export type Marked = { readonly text: string; readonly found: Match };
/** Whether a word was typed, in any of its forms, or is another word for one that was; `undefined` for all others. */
type Match = 'typed' | 'alike' | undefined;

/** How texts and questions of a language become words that can be compared. */
export type Words = {
  /** The words of a text as they stand there, in their order. */
  readonly cut: (text: string) => string[];
  /** A word without its endings, be it small or not. */
  readonly stem: (word: string) => string;
  /** A word in the form in which all its forms are one, or `null` for one that says nothing. */
  readonly form: (word: string) => string | null;
  /** The sentences of a line. */
  readonly sentences: (line: string) => string[];
  /** The first word of a text that is meant, as it is spelled there. */
  readonly spelled: (text: string, isMeant: (word: string) => boolean) => string | undefined;
  /** A sentence in parts, of which words are marked. */
  readonly marked: (sentence: string, matchOf: (word: string) => Match) => Marked[];
};

/** Letters of scripts that are written without spaces between the words. */
const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** Letters and digits, with the marks within a number or a short name: `5.2`, `50,000`, `T+1`, `25%`. */
const word = /[\p{L}\p{M}\p{N}]+(?:[.,+'][\p{N}]+)*%?/gu;
/** The same as it stands in a text, where digits may be grouped by spaces and a percentage stand apart: `50 000`, `25 %`. */
const written =
  /[\p{L}\p{M}\p{N}]+(?:[.,+’'٬٫]\p{N}+|[\u00a0\u202f ]\p{N}{3}(?!\p{N}))*(?:[\u00a0\u202f ]?[%٪])?/gu;
/** Between the groups of a number: `50,000`, `50.000`, `50 000`. */
const groups = /(?<=\d)[.,\u00a0\u202f '](?=\d{3}(?!\d))/gu;

/** The first digit of each script whose digits stand in our texts or on keyboards of our readers. */
const zeros = [0x660, 0x6f0, 0x966, 0xff10];

/** Digits of any of these scripts as 0 to 9. */
function plainDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\uff10-\uff19]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = zeros.find((first) => code >= first && code < first + 10) ?? code;
    return String(code - zero);
  });
}

/** A number of thousands: `50 thousand`, `50k`, `5万`. */
const thousands =
  /(?<![\d.])(\d+) ?(?:(万)|千|(?:k|thousand|tausend|mille|mil|الف|हजार)(?![\p{L}\p{M}]))/gu;

/** What makes a number a percentage: `25 %`, `25 per cent`. */
const percent =
  /(?<=\d)[\u00a0\u202f ]?(?:[%٪]|(?:per ?cent|prozent|pour cent|por ciento|في الما?يه|प्रतिशत)(?![\p{L}\p{M}]))/gu;

/**
 * A text without what readers leave out when they type, or type otherwise: capitals, accents, vowels of Arabic, the forms of one
 * Arabic letter, dots below letters of Hindi, apostrophes and hyphens of print, groups of digits, thousands in words.
 */
export function plainSpelling(text: string): string {
  return (
    plainDigits(text)
      .toLowerCase()
      .normalize('NFKD')
      // Marks of Latin and Greek, vowels of Arabic, the nukta of Devanagari. Its vowels stay: they are letters there.
      .replace(/[\u0300-\u036f\u064b-\u065f\u0670\u0640\u093c]/g, '')
      .normalize('NFC')
      .replace(/[\u0622\u0623\u0625]/g, '\u0627')
      .replace(/\u0649/g, '\u064a')
      .replace(/\u0629/g, '\u0647')
      .replaceAll('ß', 'ss')
      .replace(/[’‘ʼ′]/g, "'")
      // U+2011 has become U+2010 above.
      .replaceAll('\u2010', '-')
      .replaceAll('٬', ',')
      .replaceAll('٫', '.')
      .replace(percent, '%')
      .replace(groups, '')
      .replace(thousands, (_, number: string, many?: string) =>
        String(Number(number) * (many ? 10_000 : 1000)),
      )
  );
}

/** The words and phrases of a group, which commas separate. */
export const phrasesOf = (group: string) => group.split(/\s*[,،，、]\s*/);

/**
 * The words of a language.
 * @param locale its BCP 47 tag
 * @param stem gives the stem of a word in plain spelling
 * @param small words that say nothing about what is looked for
 * @param alike groups of words and phrases for one thing: a word that stands there alone says something
 */
export function wordsOf(
  locale: string,
  stem: (word: string) => string,
  small: readonly string[],
  alike: readonly string[] = [],
): Words {
  const plainWords = (text: string) => plainSpelling(text).match(word) ?? [];
  const phrases = alike.flatMap(phrasesOf).map(plainWords);
  const kept = new Set(phrases.filter(({ length }) => length === 1).flat());
  const skipped = new Set(small.flatMap(plainWords).filter((each) => !kept.has(each)));
  const known = new Map<string, string | null>();
  const segments = new Intl.Segmenter(locale, { granularity: 'word' });
  const lines = new Intl.Segmenter(locale, { granularity: 'sentence' });

  const wordsIn = (run: string) =>
    spaceless.test(run) ? Array.from(segments.segment(run), ({ segment }) => segment) : [run];
  const cut = (text: string) => (plainSpelling(text).match(word) ?? []).flatMap(wordsIn);

  /** What single words are cut into: sentences that are shown say the same words again and again. */
  const parted = new Map<string, string[]>();
  const cutOnce = (segment: string) => {
    const before = parted.get(segment);
    if (before) return before;
    const parts = cut(segment);
    parted.set(segment, parts);
    return parts;
  };

  return {
    cut,
    stem,
    form: (typed) => {
      const before = known.get(typed);
      if (before !== undefined) return before;
      const form = skipped.has(typed) ? null : stem(typed);
      known.set(typed, form);
      return form;
    },
    spelled: (text, isMeant) => {
      for (const { segment } of segments.segment(text)) {
        if (cut(segment).some(isMeant)) return segment;
      }
      return undefined;
    },
    marked: (sentence, matchOf) => {
      const parts: Marked[] = [];
      const put = (text: string, found?: Match) => {
        const last = parts.at(-1);
        if (last && last.found === found) {
          parts.push({ text: `${parts.pop()?.text}${text}`, found });
        } else if (text) parts.push({ text, found });
      };
      let end = 0;
      for (const { 0: run, index } of sentence.matchAll(written)) {
        put(sentence.slice(end, index));
        for (const part of wordsIn(run)) put(part, cutOnce(part).map(matchOf).find(Boolean));
        end = index + run.length;
      }
      put(sentence.slice(end));
      return parts;
    },
    sentences: (line) => Array.from(lines.segment(line), ({ segment }) => segment),
  };
}
