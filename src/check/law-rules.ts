// The year of a law is part of its name, and a day on which something begins or ends has one year: where it differs from that in all
// other places, it is a slip of typing, or another law or day.

import type { Corpus } from '../corpus/corpus.ts';
import { counted } from '../corpus/read/diagnostic.ts';
import { months } from '../languages/en.ts';
import { englishPassages } from './passages.ts';
import { type Waivable, waiverAdvice } from './waivers.ts';

/** Up to two words of the name of a law, its kind, what stands in brackets, and its year. */
const law =
  /(?<!\S)[“"(]*(?:(?!(?:The|An?|Under)\s)(\p{Lu}\S*)\s+)?(?:The\s+)?((?=\S*\p{Lu})\S+\s+(?:Act|Regulations|Order|Rules)(?:\s+\([^()]*\))?)\s+(\d{4})\b/gu;
/** A day of a month, and its year. */
const day = new RegExp(`\\b(\\d{1,2})\\s+(${months.join('|')})\\s+(\\d{4})\\b`, 'gu');
/** Of these there is one in most years, and of a name that is cut within brackets nobody can tell. */
const isAmbiguous = (name: string) => name.includes('(Amendment)') || /^[^(]*\)/.test(name);

/** The laws and days whose year differs from that in most other places. Translations are held to the numbers of their English. */
export function lawRules(corpus: Corpus): Waivable[] {
  const named = englishPassages(corpus).flatMap((passage) =>
    [...passage.text.matchAll(law), ...passage.text.matchAll(day)].map(
      ({ index, 1: first, 2: last, 3: year = '' }) => {
        const name = [first, last].filter(Boolean).join(' ').replace(/\s+/g, ' ');
        return { passage, index, name, year };
      },
    ),
  );
  const certain = named.filter(({ name }) => !isAmbiguous(name));
  return [...Map.groupBy(certain, ({ name }) => name).values()].flatMap((all) => {
    const years = [...Map.groupBy(all, ({ year }) => year).entries()];
    const [usual, most] = years.reduce((one, other) =>
      other[1].length > one[1].length ? other : one,
    );
    return all
      .filter(({ year }) => year !== usual && all.length - most.length < most.length)
      .map(({ passage: { file, lineOf, at }, index, name, year }): Waivable => {
        const place = at === undefined ? undefined : at + index;
        const message = `“${name} ${year}”: ${counted(most.length, 'other place')} ${most.length === 1 ? 'has' : 'have'} the year ${usual}. Correct the year; if it is another one, ${waiverAdvice(place)}.`;
        return { file, line: lineOf(index), at: place, message };
      });
  });
}
