// Finds letters that one program saved in UTF-8 and another read in Windows-1252, such as “â€™” for an apostrophe, and the sign
// that stands for a letter which nobody could read.

import { cacheByObject } from '../core/memo.ts';
import type { ContentFile } from '../corpus/read/content-files.ts';
import { counted, type Diagnostic } from '../corpus/read/diagnostic.ts';
import { placeCounter } from '../corpus/read/source.ts';

/** The characters of Windows-1252 from byte 80 on, that are not those of Unicode. */
const special = new TextDecoder('windows-1252').decode(
  Uint8Array.from({ length: 32 }, (_, place) => 0x80 + place),
);
/** What follows the first letter of a misread one, in either encoding. */
const tail = `[${special}\x80-\xbf]`;
/** Only what no language of the site writes: « É » before a mark, or “café”…, is as it was meant. */
const misread = new RegExp(
  String.raw`(?:\ufffd|[ÂÃ]${tail}|Å[“’\x92\x93]|[ØÙÚÛ](?!\xa0)${tail}|â€${tail}?|â${tail}{2}|à[¤¥]${tail}|ï[»¼½¾¿]${tail}|ð[Ÿ\x9f]${tail}{2}|(?:[ã-é]${tail}{2}){2,})+`,
  'gu',
);

/** The first misread letters of a file, with the word that was meant if their bytes say it; `undefined` if it has none. */
export const misreadLetters = cacheByObject(problemIn);

function problemIn({ path: file, text, isGuessed }: ContentFile): Diagnostic | undefined {
  const [first, ...more] = isGuessed ? [] : text.matchAll(misread);
  if (!first) return undefined;
  const { index, 0: letters } = first;
  const end = index + letters.length;
  const [lead = ''] = /[^ \t\n"]*$/.exec(text.slice(Math.max(0, index - 40), index)) ?? [];
  const [rest = ''] = /^[^ \t\n"]*/.exec(text.slice(end, end + 40)) ?? [];
  const typed = lead + letters + rest;
  const meant = typed.replace(misread, originalOf);
  const { line, column } = placeCounter(text)(index - lead.length);
  const how = meant.includes('\ufffd')
    ? 'what was meant is lost. Type it anew'
    : `“${meant}” was meant. Type it so`;
  const others = more.filter((one) => one.index >= end + rest.length).length;
  const same =
    others > 0 ? ` The same holds for ${counted(others, 'other place')} of the file.` : '';
  const message = `“${typed}” at column ${column}: its letters were saved in one encoding and read in another; ${how}, or take the whole text from its source again.${same}`;
  return { file, line, message };
}

/** The letters that misread ones were; U+FFFD where their bytes are not all there. */
function originalOf(letters: string): string {
  const bytes = [...letters].map((letter) => {
    const place = special.indexOf(letter);
    return place < 0 ? (letter.codePointAt(0) ?? 0) : 0x80 + place;
  });
  return letters.includes('\ufffd') ? '\ufffd' : new TextDecoder().decode(Uint8Array.from(bytes));
}
