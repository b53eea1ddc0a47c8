import { stopwords } from '@orama/stopwords/german';
import { numeralsOf } from './numerals.ts';
import type { LanguageRules } from './rules.ts';
import { withoutEnding } from './stems.ts';

export const rules: LanguageRules = {
  forms: {
    // The plural may change the vowel: Vorfall, Vorfälle.
    even: (text) => text.replaceAll('ä', 'a').replaceAll('ö', 'o').replaceAll('ü', 'u'),
    stem: withoutEnding(/(?<=....)[aeioustrnm]{1,2}$/),
    after: 6,
    ending: '(?:e[nrsm]?|n|s)?',
    small: 3,
    compounds: true,
  },
  // The first part of a compound may stand alone, with its s: „Zahlungs- und …“.
  dictionary: { package: '@cspell/dict-de-de', bases: (word) => [word.replace(/s$/, '')] },
  strength: {
    duty: 'muss*|müss*|soll*|*pflicht*|verlang*|erforder*|nötig*|notwendig*|brauch*|vorschreib*|vorgeschrieben*',
    right:
      'kann|könn*|konnt*|darf|dürf*|möglich*|womöglich|berechtigt|recht*|erlaub*|lässt|lassen|zulässt|gestatt*|unter umständen|befugt|zulässig*|*bar|*bare*|offensteh*|wo es geht',
    denial:
      'nicht*|kein*|nie|niemals|nichts|niemand*|weder|ohne|*los|*lose*|nein|unberührt*|bleibt|bleiben|unabhängig|fehl*',
    least: 'mindest*|wenigstens|so',
    before: 'vor*|bevor|zuvor|bis|ehe|erst|früher|wenn|über|davor',
    after: 'nach*|danach|sobald|später*|folg*|ab|seit|wenn|hinaus|hin',
    ban: 'darf|dürf*|niemals',
    workingDay: 'geschäftstag*|werktag*|arbeitstag*|bankarbeitstag*',
  },
  lateNegation: true,
  numerals: numeralsOf({
    words:
      'zwei(?:er|en)? drei(?:er|en)? vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig (?:ein)?hundert',
    between: '[\\s-]+(?:(?:volle|weitere|aufeinanderfolgende)[nr]?\\s+)?',
    units: '\\p{L}*(?:tage?n?|wochen?|monate?n?|jahre?n?|stunden?|minuten?|sekunden?)\\b|prozent',
  }),
  unseen: '\u00a0\u202f\u00ad',
  clock: /(?<![\d:.,])(?<hours>[01]?\d|2[0-4])(?:\.(?<minutes>[0-5]\d))?\sUhr/u,
  unchanged:
    /\p{L}*(?:empfänger|fehler|fenster|händler|nutzer|ordner|teilnehmer|treffer|verfahren|vorgehen|zeichen|partner|anbieter)(?!\p{L})/iu,
  commonWords: stopwords,
  factForm: { form: 'dative', before: /(?:^|[\s(])(?:von|binnen|nach|seit|ab|mit|bei)\s$/iu },
  // Many other articles are pronouns or parts of verbs: „Wir reichen ihn ein.“
  unfinished: 'des|und|oder|sowie|dass|weil',
  particles:
    'der die das den dem des ein eine einen einem einer und in im ist sind zu zum zur von vom mit für auf aus nicht wir sie ihr ihre ihren unser unsere es oder dass wenn bei nach durch werden kann'.split(
      ' ',
    ),
  marks: [
    {
      found: /(?<!\p{L})(?:[Dd]u|[Dd]ir|[Dd]ich|[Dd]ein(?:e[mnrs]?)?)(?!\p{L})/u,
      expected: 'the form with “Sie”',
    },
    { found: /\s[:;?!,](?:\s|$)/u, expected: 'no space before the mark' },
    { found: /\d(?: )?%/u, expected: 'U+00A0 before %' },
    { found: /"|“[^“”„]*“/u, expected: '„…“' },
  ],
  face: 'Latin',
};
