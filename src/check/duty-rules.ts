// Each duty of a fact has its clause: the document and the section exist, the section states the period, a mere aim is a
// target, and there are words for it. A duty that fails its schema is not checked again.

import type { Corpus } from '../corpus/corpus.ts';
import { type Deadline, deadlinesOf } from '../corpus/deadlines.ts';
import { roles } from '../corpus/duties.ts';
import { factsIn } from '../corpus/facts.ts';
import { shownData } from '../corpus/figure-words.ts';
import { localePath } from '../corpus/read/content-paths.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import { type Document, isUnreadable } from '../corpus/read/document.ts';
import { suggestion } from '../corpus/read/nearest.ts';
import {
  isGroup,
  type Path,
  problemAt,
  problemIn,
  type Source,
  valueAt,
} from '../corpus/read/source.ts';
import { textOf } from '../corpus/read/tags.ts';
import { defaultLanguage, languages } from '../languages/list.ts';
import { measuredFacts, sameValue, vocabularyOf } from './measured-facts.ts';
import { noDocument, unknownForm, unknownSection } from './names.ts';
import { bodyPassages } from './passages.ts';
import { isStatutory, quantitiesIn } from './quantities.ts';

/** The mistakes in the duties of the facts, and in the English words of the page that lists them. */
export function dutyRules(corpus: Corpus): Diagnostic[] {
  const { facts, sources } = corpus;
  if (!facts.source) return [];
  const deadlines = deadlinesOf(facts.values);
  const words = sources.get(localePath(defaultLanguage, 'deadlines'));
  // If a fact fails its schema, nobody knows whether it has a duty.
  const complete = facts.values.size === facts.names?.length;
  return [
    ...deadlines.flatMap((deadline) => [
      ...kindProblems(deadline, corpus),
      ...clauseProblems(deadline, corpus),
    ]),
    ...(words && complete
      ? wordProblems(
          deadlines.map(({ id }) => id),
          words,
        )
      : []),
  ];
}

/** The mistake at a key of a duty. */
function at(id: string, key: string, message: string, { facts }: Corpus): Diagnostic {
  return problemIn(facts, [id, 'duty', key], `"${key}" in "${id}": ${message}`);
}

/** A mere aim is not owed to anybody, and the form of a target must exist in every language. */
function kindProblems({ id, fact, duty }: Deadline, corpus: Corpus): Diagnostic[] {
  if (duty.kind !== 'target') {
    return fact.bound === 'target'
      ? [
          at(
            id,
            'kind',
            `found ${duty.kind}, but its "bound" is target: what is only aimed at is not ${duty.kind}. Write kind: target, or correct the bound.`,
            corpus,
          ),
        ]
      : [];
  }
  const form = duty.as;
  if (!form) return [];
  // English is the first in the list. If English lacks a form, the message names English, because the others lack it as well.
  const sentence = languages
    .map(({ code }) => unknownForm({ id, form }, corpus, code))
    .find((each) => each !== undefined);
  return sentence ? [at(id, 'as', sentence, corpus)] : [];
}

function clauseProblems(deadline: Deadline, corpus: Corpus): Diagnostic[] {
  const { id, fact, duty } = deadline;
  const { document: named, section } = duty;
  const { documentsById } = corpus;
  const document = documentsById.get(named);
  if (!document) return [at(id, 'document', noDocument(named, documentsById), corpus)];
  if (isUnreadable(document)) return [];
  const unknown = unknownSection(section, document);
  if (unknown) return [at(id, 'section', unknown, corpus)];
  const holding = sectionsWith(deadline, document, corpus);
  if (holding.has(section)) return [];
  const others = [...holding].map((other) => `"${other}"`).join(', ');
  const typed = fact.statutory ? ` or “the statutory ${corpus.value(`fact.${id}`)}”` : '';
  const message = `the section "${section}" of ${named} does not name this period. ${others ? `Sections that do: ${others}.` : 'No section of that document does.'} Point to the clause that says <Fact id="${id}" />${typed}.`;
  return [at(id, 'section', message, corpus)];
}

/** The sections of a document that state a period, and the sections around those. */
function sectionsWith(deadline: Deadline, document: Document, corpus: Corpus): Set<string> {
  const places = [...namedAt(deadline, document, corpus), ...typedAt(deadline, document, corpus)];
  const open: string[] = [];
  const found = new Set<string>();
  const marks = document.body.tags.filter(({ name }) => name === 'Section');
  marks.forEach((tag, index) => {
    if (tag.kind === 'opening') open.push(textOf(tag, 'id') ?? '');
    if (tag.kind === 'closing') open.pop();
    const end = marks[index + 1]?.start ?? Number.POSITIVE_INFINITY;
    if (places.some((place) => place >= tag.start && place < end)) {
      for (const id of open) found.add(id);
    }
  });
  return found;
}

/** The offsets at which a document names the fact, or a component shows it. */
function namedAt({ id }: Deadline, { body }: Document, corpus: Corpus): number[] {
  // A misspelt name is reported elsewhere, and may mean this fact, so it counts.
  const counts = (named: string) => named === id || !(corpus.facts.names ?? []).includes(named);
  return body.tags
    .filter((tag) =>
      tag.name === 'Fact'
        ? counts(textOf(tag, 'id') ?? '')
        : factsIn(shownData(tag.name, corpus)).includes(`fact.${id}`),
    )
    .map(({ start }) => start);
}

/** The offsets at which a document types a period of the law and calls it statutory. */
function typedAt({ id, fact }: Deadline, { body }: Document, corpus: Corpus): number[] {
  const measured = fact.statutory && measuredFacts(corpus).find((each) => each.id === id);
  if (!measured) return [];
  const vocabulary = vocabularyOf(corpus);
  return bodyPassages(body).flatMap(({ text, at: place }) => {
    const quantities = quantitiesIn(text, vocabulary);
    const says = quantities.some(
      (quantity, index) =>
        isStatutory(text, quantity, quantities[index - 1]) && sameValue(measured, quantity),
    );
    return says && place !== undefined ? [place] : [];
  });
}

function wordProblems(ids: readonly string[], words: Source): Diagnostic[] {
  const diagnostic = (path: Path, message: string) => problemAt(words, path, message);
  const keysOf = (group: string) => {
    const value = valueAt(words.data, [group]);
    return isGroup(value) ? Object.keys(value) : [];
  };
  const missing = (group: string, what: string) =>
    ids
      .filter((id) => !keysOf(group).includes(id))
      .map((id) =>
        diagnostic(
          [group],
          `"${id}" in "${group}" is missing: the fact has a "duty", and the page of deadlines needs ${what}. Add "${id}": "…".`,
        ),
      );
  const unused = (group: string) =>
    keysOf(group)
      .filter((id) => !ids.includes(id))
      .map((id) =>
        diagnostic(
          [group, id],
          `"${id}" in "${group}": no fact of this name has a "duty".${suggestion(id, ids)} Correct the name or remove the line.`,
        ),
      );
  const unnamed = roles
    .filter((role) => !keysOf('roles').includes(role))
    .map((role) =>
      diagnostic(
        ['roles'],
        `"${role}" in "roles" is missing. Add "${role}": "…", the name of that role.`,
      ),
    );
  return [
    ...missing('what', 'words for it'),
    ...missing('conditions', 'the condition on which it stands'),
    ...unused('what'),
    ...unused('conditions'),
    ...unnamed,
  ];
}
