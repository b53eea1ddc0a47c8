// What a record of the status page says of its time: the day in its id, its length, and the times and days that its texts type.
// The page shows the instants of the record beside the text, so that a text of other times contradicts it. An operator who
// means something else says so by a waiver.

import { isoDate } from '../core/iso-date.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { daysOf } from '../corpus/read/schema-diagnostics.ts';
import type { Path } from '../corpus/read/source.ts';
import { type Located, recordProblem, typedAt } from '../corpus/read/status-records.ts';
import type { LanguageCode } from '../languages/list.ts';
import { rulesOf } from '../languages/rules.ts';
import { day, minute } from '../status/intervals.ts';
import type { Incident, Maintenance } from '../status/records.ts';
import { isCancelled } from '../status/uptime.ts';
import { datesIn } from './date-rules.ts';
import { originalOf, recordTexts } from './record-translations.ts';
import { statusRules } from './status-rules.ts';
import { type Text, textsOf } from './texts.ts';
import type { Waivable } from './waivers.ts';

type Recorded = Located<Incident | Maintenance>;

/** The first and the last instant that a text may speak of; of work that is announced, only these two. */
type Span = { readonly from: Date; readonly to: Date; readonly onlyEnds: boolean };

/** Minutes of a day, and of half of it. */
const wholeDay = day / minute;
const noon = wholeDay / 2;

const orWaiver = 'what is meant so stands by "# waiver: …" with the reason on the line above.';

/** Records whose own instants contradict their id, their updates or their texts. */
export function recordTimeRules(corpus: Corpus): Waivable[] {
  const { incidents, maintenance } = corpus.status;
  // Nothing is held to instants of which one is a mistake.
  if (statusRules(corpus).length > 0) return [];
  return [...incidents, ...maintenance].flatMap((located) => {
    const own = instantProblems(located);
    return own.length > 0 ? own : textProblems(located, corpus);
  });
}

function instantProblems(located: Recorded): Waivable[] {
  const { id, start, updates } = located.record;
  const found = (path: Path) => typedAt(located, path);
  const [named] = /^\d{4}-\d\d-\d\d(?=-|$)/.exec(id) ?? [];
  const isMoved = updates.some((update) => 'change' in update && update.change === 'moved');
  if (named !== undefined && named !== isoDate(start) && !isMoved) {
    const message = `"start": found ${found(['start'])}, and the id of the record says ${named}. Correct the one that is wrong, the id only before readers have seen it; ${orWaiver}`;
    return [recordProblem(located, ['start'], message)];
  }
  const after = (instant: Date) => instant.getTime() - start.getTime() > day;
  const [first] = updates;
  if ('impact' in located.record && first && after(first.at)) {
    const path = ['updates', 0, 'at'];
    const message = `"at": found ${found(path)}, expected the first update within a day of "start", which is ${found(['start'])}. Correct one of the two; ${orWaiver}`;
    return [recordProblem(located, path, message)];
  }
  const { record } = located;
  if (!('components' in record) || isCancelled(record) || !after(record.end)) return [];
  const message = `"end": found ${found(['end'])}, more than a day after "start", which is ${found(['start'])}. Correct one of the two, or announce each stretch of the work by itself; ${orWaiver}`;
  return [recordProblem(located, ['end'], message)];
}

/** The times and days in the texts of a record that are none of its own: each once, where it stands first. */
function textProblems(located: Recorded, corpus: Corpus): Waivable[] {
  const { source, at } = located;
  const strange = textsOf(corpus)
    .filter((text) => text.source === source && at.every((key, index) => text.path[index] === key))
    .flatMap((text) => {
      const span = spanOf(located, text);
      return span ? strangersIn(text, span).map((one) => ({ ...one, text })) : [];
    });
  return [...Map.groupBy(strange, ({ value }) => value).values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { file, line, path } = first.text;
    const name = path.slice(at.length).map(String).join('.');
    const lines = [...new Set(others.map(({ text }) => text.line))].filter((one) => one !== line);
    const besides = lines.length > 0 ? ` The same stands on line ${lines.join(', ')}.` : '';
    const until = located.record.end ? ` and ends at ${typedAt(located, ['end'])}` : '';
    const message = `"${name}": found ${first.typed}, but the record starts at ${typedAt(located, ['start'])}${until}. Leave times and days out of the text: the page shows them; ${orWaiver}${besides}`;
    return [{ file, line, message }];
  });
}

/** The span of a text; `undefined` for one that may look ahead, or back at an earlier plan. */
function spanOf({ record, at }: Recorded, { path }: Text): Span | undefined {
  const own = path.slice(at.length);
  const [key, index] = originalOf(own) ?? own;
  const { start: from, end, updates } = record;
  if (key !== 'updates') {
    const to = end ?? updates.at(-1)?.at ?? from;
    return recordTexts.includes(key) ? { from, to, onlyEnds: 'components' in record } : undefined;
  }
  const update = updates[Number(index)];
  const isOver = end !== undefined && update !== undefined && update.at >= end;
  return isOver ? { from, to: update.at, onlyEnds: false } : undefined;
}

/** Times of day and dates in a text that lie outside its span. */
function strangersIn({ words, language }: Text, span: Span): { value: string; typed: string }[] {
  const from = Math.floor(span.from.getTime() / minute);
  const length = Math.ceil(span.to.getTime() / minute) - from;
  const isOwn = (time: number) => {
    const past = (((time - from) % wholeDay) + wholeDay) % wholeDay;
    return length >= wholeDay || past === 0 || (span.onlyEnds ? past === length : past <= length);
  };
  const times = timesIn(words, language)
    .filter(({ minutes }) => !minutes.some(isOwn))
    .map(({ minutes, typed }) => ({ value: String(minutes[0]), typed }));
  const days = datesIn(words, language).flatMap(({ year, month, day, typed }) => {
    const years =
      year === undefined ? [span.from, span.to].map((one) => one.getUTCFullYear()) : [year];
    const dates = years.map((one) => isoDate(new Date(Date.UTC(one, month - 1, day))));
    const isIn = dates.some((date) => date >= isoDate(span.from) && date <= isoDate(span.to));
    return isIn || daysOf(years[0] ?? 0, month, day) !== ''
      ? []
      : [{ value: `${month}-${day}`, typed }];
  });
  return [...times, ...days];
}

/** 02:00 in every language. */
const clock = /(?<![\d:.,])(?<hour>[01]?\d|2[0-4]):(?<minute>[0-5]\d)(?![\d:])/;
/** In another zone the hour is another one. */
const otherZone =
  /\b(?:BST|CES?T|EES?T|[CEMP][SD]T|GST|IST|JST)\b|(?:GMT|UTC) ?[+−-]\d|\p{Lu}\p{L}+ time\b/u;

/** The times of day in a text, each with the minutes of the day that it may mean. */
function timesIn(words: string, language: LanguageCode) {
  if (otherZone.test(words)) return [];
  const own = rulesOf(language).clock;
  const pattern = new RegExp(own ? `${clock.source}|${own.source}` : clock.source, 'giu');
  return [...words.matchAll(pattern)].map(({ 0: typed, groups = {} }) => {
    const { hour, minute: past, hours = '0', minutes: rest = '0', half } = groups;
    if (hour !== undefined)
      return { typed, minutes: [(Number(hour) * 60 + Number(past)) % wholeDay] };
    const time = (Number(hours) * 60 + Number(rest)) % wholeDay;
    // Two o’clock may be that of the afternoon.
    const both = [time, (time + noon) % wholeDay];
    if (half === undefined) return { typed, minutes: both };
    const isLate = half.toLowerCase() === 'p';
    return { typed, minutes: both.filter((one) => one >= noon === isLate) };
  });
}
