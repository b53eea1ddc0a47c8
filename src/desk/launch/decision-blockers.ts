// Purpose: checks the decisions and reviews that content/launch.yaml records: the day of the launch, HTTPS, the licence,
// reviews by counsel and of translations; and how long security.txt is still valid. Pure.

import { isoDate } from '../../core/iso-date.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import { defaultLanguage, languages } from '../../languages/list.ts';
import { textsFingerprint } from '../accept/reviewed-texts.ts';
import { type Blocker, blockerAt } from './report.ts';
import { lineOf, type ProjectFiles } from './setting-blockers.ts';

const dayLength = 86_400_000;
/** The check asks for a later end of security.txt from this many days before it expires. */
const securityTextNotice = 30;
/** RFC 9116, section 2.5.5, recommends an end that is less than a year away; a leap year and a day of grace are allowed. */
const securityTextLongest = 367;

/** Blockers of what is decided once: for the launch, or for good from then on. */
export function* decisionBlockers(
  corpus: Corpus,
  today: Date,
  files: ProjectFiles,
): Iterable<Blocker> {
  const { launch } = corpus;
  const day = isoDate(today);
  const { publicSince = null, transport = null } = launch.data ?? {};
  if (publicSince === null) {
    const message =
      'the record is a draft: the site says of every document that it does not apply yet. On the day on which the site goes public, or before it for that day, run npm run versions:publish: it names the day and makes version 1.0 of every text.';
    yield blockerAt('Day of the launch', launch, ['publicSince'], message);
  } else if (isoDate(publicSince) > day) {
    const message = `the site is to be public from ${isoDate(publicSince)}, and today is ${day}. Deploy it on that day. If it goes public on another day, undo the commit with which npm run versions:publish was run (git revert), and run it again for that day.`;
    yield blockerAt('Day of the launch', launch, ['publicSince'], message);
  }
  if (transport === null) {
    const message =
      'nobody has decided how far https alone is demanded. Write transport: site, subdomains or preload, as the lines above it explain.';
    yield blockerAt('HTTPS', launch, ['transport'], message);
  }
  yield* licenceBlockers(corpus, files);
  yield* securityTextBlockers(corpus, today);
}

/** Blockers of the licence: package.json or LICENSE differs from the owner's choice, or the choice is still open. */
function* licenceBlockers({ launch }: Corpus, files: ProjectFiles): Iterable<Blocker> {
  const area = 'Licence';
  const answer = launch.data?.questions.find(({ id }) => id === 'licence')?.answer;
  if (!answer) return;
  const found = /"license":\s*"([^"]*)"/.exec(files.get('package.json') ?? '')?.[1];
  if (found !== answer) {
    const line = lineOf(files, 'package.json', '"license"');
    const message = `"license" is ${found ?? 'not there'}, and content/launch.yaml answers ${answer}. Write the same in both.`;
    yield { area, file: 'package.json', line, message };
  }
  const text = files.get('LICENSE') ?? '';
  const isReserved = /all rights reserved/i.test(text);
  if (text === '' || isReserved !== (answer === 'UNLICENSED')) {
    const ends =
      answer === 'UNLICENSED' ? 'say “All rights reserved”' : `hold the text of ${answer}`;
    const message = `${text === '' ? 'is missing' : 'says something else'}, and content/launch.yaml answers ${answer}. It must ${ends}.`;
    yield { area, file: 'LICENSE', line: 1, message };
  }
}

/** The end of `/.well-known/security.txt`, which is the day on which the security statement is due for review. */
function* securityTextBlockers({ documentsById }: Corpus, today: Date): Iterable<Blocker> {
  const statement = documentsById.get('security-statement');
  const end = statement?.front.review;
  if (!statement || !end) return;
  const { file: path, source, title } = statement;
  const days = Math.floor((end.getTime() - today.getTime()) / dayLength);
  const until = `it is good until ${isoDate(end)}, the "review" of ${title}`;
  if (days < securityTextNotice) {
    const message = `${until}: ${days < 0 ? 'researchers take it for abandoned' : `${days} days are left`}. Review the statement, then set "review" to a day within a year.`;
    yield blockerAt('security.txt', { path, source }, ['review'], message);
  }
  if (days > securityTextLongest) {
    const message = `${until}: that is ${days} days away, and its standard (RFC 9116) asks for less than a year. Set "review" to a day within a year.`;
    yield blockerAt('security.txt', { path, source }, ['review'], message);
  }
}

/** The languages whose present texts nobody has reviewed. */
export function translationReviewBlockers(corpus: Corpus, day: string): Blocker[] {
  const { launch } = corpus;
  return languages
    .filter(({ code }) => code !== defaultLanguage)
    .flatMap(({ code, englishName }) => {
      const seen = launch.data?.translations[code];
      const texts = textsFingerprint(corpus, code);
      if (seen?.texts === texts) return [];
      const since = seen ? isoDate(seen.date) : undefined;
      const changed = since
        ? `; others were reviewed on ${since}, and git log -p --since=${since} -- content/locales/${code} content/locales/${defaultLanguage} shows what changed`
        : '';
      const message = `the ${englishName} texts need review by a person who speaks the language and knows the subject${changed}. Afterwards write under "translations": ${code}: { texts: "${texts}", date: ${day} }.`;
      return [blockerAt('Translations that await review', launch, ['translations'], message)];
    });
}
