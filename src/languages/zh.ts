import { numbersIn, type WordedNumber } from './numerals.ts';
import type { LanguageRules } from './rules.ts';

const digits = '零一二三四五六七八九';
const units = '个?(?:工作日|自然日|天|日|星期|周|个月|年|小时|分钟)';
const count = new RegExp(`[两${digits}十百]+(?=${units})`, 'gu');
const share = new RegExp(`(?<=百分之)[${digits}十百]+`, 'gu');

function numerals(text: string): WordedNumber[] {
  const found = [count, share].flatMap((pattern) => numbersIn(text, pattern, valueIn));
  return found.filter(({ value }) => value > 1);
}

/** The value of 二十五 and the like, below a thousand. */
function valueIn(typed: string): number {
  const digit = (letter: string | undefined) =>
    letter === '两' ? 2 : Math.max(0, digits.indexOf(letter ?? ''));
  const [, hundreds, tens, ones] = /^(?:(.?)百)?零?(?:(.?)十)?(.?)$/u.exec(typed) ?? [];
  const many = (letter: string | undefined) => (letter === undefined ? 0 : digit(letter) || 1);
  return many(hundreds) * 100 + many(tens) * 10 + (ones ? digit(ones) : 0);
}

const gb = new TextDecoder('gbk');
/** The characters of GB/T 2312, the standard of simplified Chinese: the rows 16 to 87 of its table. */
const simplified = Array.from({ length: 72 * 94 }, (_, place) =>
  gb.decode(Uint8Array.of(0xb0 + Math.floor(place / 94), 0xa1 + (place % 94))),
).join('');
/** Characters of names that this standard lacks and the list of 2013 (通用规范汉字表) has. */
const ofNames = '镕喆昇淼堃頔';
/** A character that neither has: a traditional one, or one that is rare. */
const beyondGb = new RegExp(`(?=\\p{Script=Han})[^${simplified}${ofNames}々〇]`, 'u');

/** The first characters, in the order of pinyin, of the letters with which syllables begin. */
const firsts =
  '阿A八B嚓C哒D妸E发F旮G哈H讥J咔K垃L痳M拏N噢O妑P七Q呥R仨S他T屲W夕X丫Y帀Z'.match(/../gu) ?? [];
const { compare } = new Intl.Collator('zh-u-co-pinyin');

/** The letter with which the sound of a word begins, for one of Chinese characters. */
function letterOf(word: string): string {
  const isHan = /^\p{Script=Han}/u.test(word);
  const found = firsts.findLast(([first = '']) => compare(first, word.charAt(0)) <= 0);
  return (isHan && found?.at(1)) || word;
}

export const rules: LanguageRules = {
  spelling: (text) => text.replace(/(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu, ''),
  unspaced: true,
  indexed: letterOf,
  forms: {},
  strength: {
    duty: '必须|应|须|不得|需|必要|义务|要求|不必',
    right: '可|能|有权|允许|许可|会|无法|以便|使|如何',
    denial: '不|无|未|没|勿|否|免|非',
    least: '至少|不少于|最低|最少|最小|年满|该提前',
    before: '前|先|来不及|不考虑|才',
    after: '后|届满|超过|已过',
    workingDay: '工作日',
  },
  lateNegation: true,
  numerals,
  clock: /(?<![\d:.,])(?<hours>[01]?\d|2[0-4])\s?[点时](?!间)(?:\s?(?<minutes>[0-5]?\d)\s?分)?/u,
  marks: [
    { found: /(?<!了解)你/u, expected: '您' },
    {
      found: /\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/u,
      expected: 'a space between Chinese characters and Latin letters or digits',
    },
    {
      found: /\p{Script=Han}\s?\(|\)\s?\p{Script=Han}|\([^()]*\p{Script=Han}[^()]*\)/u,
      expected: 'wide brackets （ ）',
    },
    {
      found: /\p{Script=Han}\s?[,;:!?](?!\/\/)|\p{Script=Han}\.(?:\s|$)/u,
      expected: 'wide marks ，；：！？。',
    },
    {
      found: /[，。；：？！、）》”] (?=[^\s·])|[^\s·] (?=[，。；：？！、（）《》])/u,
      expected: 'no space beside a wide mark',
    },
  ],
  // The spaces around a date follow the rule for digits beside characters; inside there are none.
  dates: /\d{4}年(?:\d{1,2}月)?(?:\d{1,2}日)?|\d{1,2}月\d{1,2}日/g,
  strangers: {
    letters: beyondGb,
    of: 'traditional Chinese, or too rare for the list of src/languages/zh.ts',
  },
  quantity: (text) =>
    text.replace(/(?<=\d)(?=\p{Script=Han})/gu, ' ').replace(/(?<=\p{Script=Han})(?=\d)/gu, ' '),
  // “And” has spaces around it beside Latin letters.
  listJoint: ({ value, isLast, before, after }) =>
    isLast && value === '和'
      ? `${/[\w.]$/.test(before) ? ' ' : ''}和${/^\w/.test(after) ? ' ' : ''}`
      : value,
  face: {
    family: 'Noto Sans S Chinese',
    files: ['Regular', 'Bold'].map((face) => `@embedpdf/fonts-sc/fonts/NotoSansHans-${face}.otf`),
    scale: 1,
    leading: 1.35,
  },
};
