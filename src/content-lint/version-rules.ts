// A document's text and its version go together: a text that is not the archived one needs a new version.
import type { Corpus } from '../corpus/corpus.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import { nextVersion, sumsFile } from '../corpus/record/archive.ts';
import {
  firstDifference,
  type Present,
  presentOf,
  standingOf,
  versionsOf,
} from '../corpus/record/present.ts';

const command = 'npm run versions:accept';

/**
 * The mistakes of documents whose text, version and archive do not agree; one without any version is a draft and passes.
 * Only content without another mistake can be judged.
 */
export function versionRules(corpus: Corpus): Diagnostic[] {
  const isPublic = Boolean(corpus.launch.data?.publicSince);
  const lost = [...corpus.archive.documents.keys()]
    .filter((id) => !corpus.documentsById.has(id) && !corpus.aliases.has(id))
    .map((id) => ({
      file: sumsFile,
      line: 1,
      message: `there is no document "${id}", and its versions are archived. If it was renamed, add /${id} to the "aliases" of the document; a document that was published is not removed.`,
    }));
  const held = corpus.documents.filter((document) => versionsOf(document, corpus).length > 0);
  const changed = held.flatMap((document) => {
    const present = presentOf(document, corpus);
    const message = sentenceFor(present, isPublic);
    if (message === undefined) return [];
    const line = document.source?.lineOf(['version']) ?? 1;
    return [{ file: document.file, line, message }];
  });
  return [...lost, ...changed];
}

function sentenceFor(present: Present, isPublic: boolean): string | undefined {
  const { head, newest } = present;
  const { title, version } = head;
  const last = newest?.head.version ?? version;
  switch (standingOf(present)) {
    case 'changed': {
      const early = isPublic
        ? ''
        : ` While the site is not public ("publicSince" in content/launch.yaml is empty), ${command} alone records the new text.`;
      const difference = firstDifference(present);
      const where = difference
        ? ` In ${difference.place}: found “${difference.found}”, recorded “${difference.recorded}”.`
        : '';
      return `the text of ${title} has changed, and its version is still ${version}.${where} Set "version" to "${nextVersion(last)}" and "updated" to today, then run: ${command}.${early}`;
    }
    case 'older':
      return `"version": found ${version}, and version ${last} of ${title} is recorded already. Set "version" to "${nextVersion(last)}" and "updated" to today, then run: ${command}.`;
    case 'new':
      return `version ${version} of ${title} is not recorded yet. Check its "updated" and "effective" dates, then run: ${command}.`;
    default:
      return undefined;
  }
}
