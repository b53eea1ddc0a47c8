import { numeralsOf } from './numerals.ts';
import type { LanguageRules } from './rules.ts';

/** “And”, “so”, “in”, “as”, “for”, and the article. */
const proclitics = '(?:[وف]?(?:[بكلس]?(?:ال)?|لل))';

export const rules: LanguageRules = {
  // Hamza, final ya and bound ta have several spellings; vowel signs are removed.
  spelling: (text) =>
    text
      .replace(/[\u064b-\u0652\u0670\u0640]/g, '')
      .replace(/[أإآٱ]/g, 'ا')
      .replaceAll('ؤ', 'و')
      .replace(/[ىئ]/g, 'ي')
      .replaceAll('ة', 'ه'),
  proclitics,
  indexed: (word) => word.replace(/^ال(?=..)/, '').replace(/^[أإآ]/, 'ا'),
  forms: {
    // Bound ta is an open one before an ending: وديعة, وديعتهم.
    even: (text) => text.replaceAll('ة', 'ت'),
    stem: (word) => word.replace(/^ال(?=..)/, '').replace(/(?<=...)(?:ت|ون|ين)$/, ''),
    after: 4,
    ending: '(?:ه|ها|هم|كم|نا|ي|ا)?',
  },
  dictionary: {
    package: '@cspell/dict-ar',
    // “And” and “so” are written as part of the next word, the object as part of the verb, whose last letters change by it.
    bases: (word) => {
      const bare = word.replace(/[\u064b-\u065f\u0640]/g, '');
      return [bare, bare.replace(/^[وف]/, '')].flatMap((verb) => {
        const [stem = verb] = /^.{3,}(?=(?:ه|هما?|ها|كما?|نا|ني)$)/.exec(verb) ?? [];
        return [verb, stem, `${stem}ا`, stem.replace(/و$/, '')];
      });
    },
  },
  strength: {
    duty: '*يجب|*يتعين|*علينا|*عليك*|*عليه*|*يلزم*|*تلزم*|*لازم*|*لزم|*ملزم*|*ملتزم*|*لتزم*|*واجب*|*وجوب*|*ينبغي|*تجب|*يشترط|*يقتضي|*تقتضي|*يقضي|*نضطر|*على|*وجب|*الزام*',
    right:
      '*يجوز|*تجوز|*جواز|*قد|*مكن*|*يحق|*حق|*يستطيع*|*تستطيع*|*نستطيع|*إمكان*|*قادر*|*قدرة*|*يسمح|*تسمح|*متاح*|*يتعذر|*حتمل*|*احتمال*|*يجيز*|*لنا|*لكم|*وسع|*قابل*|*كي|*يبقى|*جاز|*نستطيعه',
    denial:
      '*لا|*ليس*|*لست*|*لسنا|*لم|*لن|*غير|*دون|*عدم|*الا|*بلا|*عدمه|*معدوم|*يعجز*|*غيرهما|*تعذر',
    least: '*الاقل|*يقل|*تقل|*ادني|*الادني',
    before: '*قبل*|*مسبق*|*سابق*|*سبق*|*حتي|*اولا|*سلفا|*مقدما|*نقدم',
    after: '*بعد*|*عقب*|*منذ|*تالي*|*تلي*|*يلي*|*تلت*|*اثر|*لاحق*|*متي|*من|*ثم',
    workingDay: '*يوم عمل|*يوما عمل|*يومي عمل|*ايام عمل|*ايام العمل|*يوم العمل',
  },
  lateNegation: false,
  numerals: numeralsOf({
    words:
      'اثن[اي]ن? ثلاثة? أربعة? خمسة? ستة? سبعة? ثماني[ةن]? تسعة? عشرة? أحد_عشر اثن[اي]_عشر ثلاثة?_عشرة? أربعة?_عشرة? خمسة?_عشرة? ستة?_عشرة? سبعة?_عشرة? ثمانية?_عشرة? تسعة?_عشرة? عشر(?:ون|ين) ثلاث(?:ون|ين) أربع(?:ون|ين) خمس(?:ون|ين) ست(?:ون|ين) سبع(?:ون|ين) ثمان(?:ون|ين) تسع(?:ون|ين) مائة|مئة',
    between: '\\s+',
    units:
      '(?:أيام|يوما?ً?|أسابيع|أسبوعا?ً?|أشهر|شهرا?ً?|سنوات|سنة|أعوام|عاما?ً?|ساعات|ساعة|دقائق|دقيقة|ثوان)(?!\\p{L})|(?:في|ب)\\s*ال?م[اائ]*ئة',
    whole: { 2: '(?:يوم|أسبوع|شهر|عام|سنت|ساعت|دقيقت)(?:ان|ين)' },
    proclitics,
  }),
  marks: [
    { found: /\p{Script=Arabic}\s?[,;?]/u, expected: 'the marks ، ؛ ؟' },
    { found: /\s[،؛؟.](?:\s|$)/u, expected: 'no space before the mark' },
    { found: /[،؛](?=[^\s\u2066-\u2069])/u, expected: 'a space after the mark' },
    { found: /(?:^|\s)و\s/u, expected: '«و» close to the next word' },
    { found: /"/u, expected: '«…»' },
    { found: /\S*اً/u, expected: 'the tanwin before the alif, as in يومًا' },
  ],
  strangers: {
    letters: /[\u06a9\u06cc\u06be\u06c1\u06d5\ufb50-\ufdff\ufe70-\ufefc]+/u,
    of: 'Persian or Urdu, or a shape of print',
  },
  // “And” stands before every item but the first; with a comma where an item holds an “and” itself.
  listJoint: ({ value, items }) => (items.some((item) => / و/.test(item)) ? '، و' : value),
  face: {
    // Noto Naskh draws the dots of letters as separate glyphs, which breaks text that is copied from a PDF.
    family: 'Amiri',
    files: ['400Regular', '700Bold'].map(
      (face) => `@expo-google-fonts/amiri/${face}/Amiri_${face}.ttf`,
    ),
    scale: 1.15,
    leading: 1.3,
  },
  disorderly: true,
};
