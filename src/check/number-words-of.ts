// Numbers that the languages of the site write as words before a unit: “dreißig Tage”, « trente jours », 三十天. One is left
// out, because in most of the languages it is also the article.
import type { LanguageCode } from '../languages/list.ts';

type Numerals = {
  /** The words of a number, each as the source of a pattern; from two to twenty, then the tens and a hundred. */
  readonly words: readonly string[];
  /** What is counted or measured, as the source of a pattern. */
  readonly units: string;
  /** What stands between the two. */
  readonly between: string;
  /** Words that hold number and unit at once, such as a dual. */
  readonly whole?: Readonly<Record<number, string>>;
};

const values = [
  ...[2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20],
  ...[30, 40, 50, 60, 70, 80, 90, 100],
];
const list = (words: string) => words.split(' ').map((word) => word.replaceAll('_', '\\s+'));

const numerals: Partial<Record<LanguageCode, Numerals>> = {
  de: {
    words: list(
      'zwei(?:er|en)? drei(?:er|en)? vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig (?:ein)?hundert',
    ),
    between: '[\\s-]+(?:(?:volle|weitere|aufeinanderfolgende)[nr]?\\s+)?',
    units: '\\p{L}*(?:tage?n?|wochen?|monate?n?|jahre?n?|stunden?|minuten?|sekunden?)\\b|prozent',
  },
  fr: {
    words: list(
      'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt trente quarante cinquante soixante soixante-dix quatre-vingts? quatre-vingt-dix cent',
    ),
    between: '\\s+',
    units:
      '(?:jours?|semaines?|mois|ans?|années?|heures?|minutes?|secondes?)(?!\\p{L})|pour\\s+cent',
  },
  es: {
    words: list(
      'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien',
    ),
    between: '\\s+',
    units: '(?:días?|semanas?|mes(?:es)?|años?|horas?|minutos?|segundos?)(?!\\p{L})|por\\s+ciento',
  },
  ar: {
    words: list(
      'اثن[اي]ن? ثلاثة? أربعة? خمسة? ستة? سبعة? ثماني[ةن]? تسعة? عشرة? أحد_عشر اثن[اي]_عشر ثلاثة?_عشرة? أربعة?_عشرة? خمسة?_عشرة? ستة?_عشرة? سبعة?_عشرة? ثمانية?_عشرة? تسعة?_عشرة? عشر(?:ون|ين) ثلاث(?:ون|ين) أربع(?:ون|ين) خمس(?:ون|ين) ست(?:ون|ين) سبع(?:ون|ين) ثمان(?:ون|ين) تسع(?:ون|ين) مائة|مئة',
    ),
    between: '\\s+',
    units:
      '(?:أيام|يوما?ً?|أسابيع|أسبوعا?ً?|أشهر|شهرا?ً?|سنوات|سنة|أعوام|عاما?ً?|ساعات|ساعة|دقائق|دقيقة|ثوان)(?!\\p{L})|(?:في|ب)\\s*ال?م[اائ]*ئة',
    whole: {
      2: '(?:يوم|أسبوع|شهر|عام|سنت|ساعت|دقيقت)(?:ان|ين)',
    },
  },
  hi: {
    words: list(
      'दो तीन चार पा[ँं]च छह|छः|छ सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह|पन्द्रह सोलह सत्रह अठारह उन्नीस बीस तीस चालीस पचास साठ सत्तर अस्सी नब्बे सौ',
    ),
    between: '\\s+(?:पूरे\\s+|कार्य\\s+|कैलेंडर\\s+)?',
    units:
      '(?:दिन|दिनों|दिवस|दिवसों|सप्ताह|सप्ताहों|हफ़्ते|महीने|महीनों|माह|वर्ष|वर्षों|साल|सालों|घंटे|घंटों|घण्टे|मिनट|मिनटों|प्रतिशत)(?![\\p{L}\\p{M}])',
  },
};

const chinese = '零一二三四五六七八九';
const chineseUnits = '个?(?:工作日|自然日|天|日|星期|周|个月|年|小时|分钟)';
const chineseCount = new RegExp(`[两${chinese}十百]+(?=${chineseUnits})`, 'gu');
const chineseShare = new RegExp(`(?<=百分之)[${chinese}十百]+`, 'gu');

/** A number that is written as words before a unit, and where it stands. */
export type WordedNumber = { readonly value: number; readonly typed: string; readonly at: number };

type Pattern = { readonly value: number; readonly pattern: RegExp };

const patterns = new Map<LanguageCode, readonly Pattern[]>();

/** The patterns of a language, each made once. */
function patternsOf(language: LanguageCode): readonly Pattern[] {
  const known = patterns.get(language);
  if (known) return known;
  const { words = [], between = '', units = '', whole = {} } = numerals[language] ?? {};
  // In Arabic, short words are written as part of the next word.
  const start = `(?<![\\p{L}\\p{M}-])${language === 'ar' ? '(?:[وبلكف]?(?:ال)?)' : ''}`;
  const made = [
    ...words.map((word, index) => ({
      value: values[index] ?? 0,
      pattern: new RegExp(`${start}(?:${word})${between}(?:${units})`, 'giu'),
    })),
    ...Object.entries(whole).map(([value, word]) => ({
      value: Number(value),
      pattern: new RegExp(`${start}(?:${word})(?!\\p{L})`, 'giu'),
    })),
  ];
  patterns.set(language, made);
  return made;
}

/** The numbers above one that a text of a language writes as words before a unit. */
export function wordedNumbers(text: string, language: LanguageCode): WordedNumber[] {
  if (language === 'zh') return chineseNumbers(text);
  const found = patternsOf(language).flatMap(({ value, pattern }) => matches(text, pattern, value));
  // A match inside a longer match does not count: the word for ten in that for fifteen.
  const isWithin = (one: WordedNumber) =>
    found.some(
      ({ at, typed }) =>
        typed.length > one.typed.length &&
        at <= one.at &&
        at + typed.length >= one.at + one.typed.length,
    );
  return found.filter((one) => !isWithin(one));
}

function matches(text: string, pattern: RegExp, value: number): WordedNumber[] {
  return [...text.matchAll(pattern)].map(({ 0: typed, index }) => ({ value, typed, at: index }));
}

function chineseNumbers(text: string): WordedNumber[] {
  const numbers = matches(text, chineseCount, 0);
  const shares = matches(text, chineseShare, 0);
  return [...numbers, ...shares]
    .map((one) => ({ ...one, value: chineseValue(one.typed) }))
    .filter(({ value }) => value > 1);
}

/** The value of 二十五 and the like, below a thousand. */
function chineseValue(typed: string): number {
  const digit = (letter: string | undefined) =>
    letter === '两' ? 2 : Math.max(0, chinese.indexOf(letter ?? ''));
  const [, hundreds, tens, ones] = /^(?:(.?)百)?零?(?:(.?)十)?(.?)$/u.exec(typed) ?? [];
  const many = (letter: string | undefined) => (letter === undefined ? 0 : digit(letter) || 1);
  return many(hundreds) * 100 + many(tens) * 10 + (ones ? digit(ones) : 0);
}
