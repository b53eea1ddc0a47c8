// The front matter of documents and the archive hold to the stage of the record: a draft is numbered below 1.0, applies on
// no day, and nothing of it is announced; a published version names its first day.

import { isoDate } from '../core/iso-date.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { counterpart, isAnnounced } from '../corpus/read/content-paths.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import type { Document } from '../corpus/read/document.ts';
import { valueAt } from '../corpus/read/source.ts';
import { isPublished } from '../corpus/record/archive.ts';
import { allVersions } from '../corpus/record/record.ts';

/** The documents, and the archive, that do not hold to the stage of the record. */
export function stageRules(corpus: Corpus): Diagnostic[] {
  const { stage, launch, documents, announced, past } = corpus;
  // Another rule reports what is wrong in launch.yaml.
  if (!launch.data) return [];
  // Whoever types the day, or removes it, breaks every text at once: the day alone is wrong.
  const stray = strayVersions(corpus);
  if (stray.length > 0) return stray;
  const texts = [...documents, ...announced, ...past];
  return texts.flatMap(stage === 'draft' ? datedDraft : undatedVersion);
}

/** Versions in the archive that belong to the other stage; one message for all. */
function strayVersions({ stage, launch, archive }: Corpus): Diagnostic[] {
  const stray = allVersions(archive).filter(
    (version) => isPublished(version) !== (stage === 'published'),
  );
  const [first] = stray;
  if (!first) return [];
  const day = launch.data?.publicSince;
  const message = day
    ? `"publicSince": found ${isoDate(day)}, and content/versions holds drafts, ${stray.length} of them; ${first.file} is the first. Write null here again, then run: npm run versions:publish. It writes the day, and makes version 1.0 of each text.`
    : `"publicSince": found null, and content/versions holds published versions, ${stray.length} of them; ${first.file} is the first. What was published stays: write the day again on which the site became public (git log -p ${launch.path} shows it).`;
  return [{ file: launch.path, line: launch.source?.lineOf(['publicSince']) ?? 1, message }];
}

function datedDraft({ file, source }: Document): Diagnostic[] {
  if (isAnnounced(file)) {
    const message = `nothing can be announced while the record is a draft, which it is until "publicSince" in content/launch.yaml names a day. Make the change in ${counterpart(file)}, and remove this file.`;
    return [{ file, line: 1, message }];
  }
  if (!source) return [];
  const found: Diagnostic[] = [];
  const number = valueAt(source.data, ['version']);
  // As semantic versioning numbers what is not released (semver.org, item 4), so that version 1.0 follows each draft.
  if (typeof number === 'string' && /^[1-9]\d*\.\d+$/.test(number)) {
    const message = `"version": found ${source.typed(['version'])}, and the number of a draft is below 1.0, as the text of the day on which the site becomes public is version 1.0. Write a number such as "0.1".`;
    found.push({ file, line: source.lineOf(['version']), message });
  }
  if (valueAt(source.data, ['effective']) !== undefined) {
    const message = `"effective": found ${source.typed(['effective'])}, and a draft applies on no day: "publicSince" in content/launch.yaml is empty. Remove the line; npm run versions:publish writes it.`;
    found.push({ file, line: source.lineOf(['effective']), message });
  }
  return found;
}

function undatedVersion({ file, source }: Document): Diagnostic[] {
  if (!source || valueAt(source.data, ['effective']) !== undefined) return [];
  const message =
    '"effective" is missing. Expected: a date of the calendar, such as 2026-11-20. Add a line "effective: …" to the front matter, between the two lines "---" at the head of the file.';
  return [{ file, line: source.lineOf(['effective']), message }];
}
