// No number of a fact may be typed. A number with a unit is a mistake if it is equal to a fact, or if it speaks of a fact's
// subject with another value, unless the text calls it statutory or a waiver stands directly before it.

import type { Corpus } from '../corpus/corpus.ts';
import { spokenFact } from '../corpus/facts.ts';
import {
  type MeasuredFact,
  measuredFacts,
  sameMeasure,
  sameValue,
  vocabularyOf,
} from './measured-facts.ts';
import { englishPassages, type Passage } from './passages.ts';
import { isStatutory, type Measure, type Quantity, quantitiesIn } from './quantities.ts';
import { isOfStatus } from './texts.ts';
import { type Waivable, waiverAdvice } from './waivers.ts';

/** A typed number that conflicts with a fact, and its place. */
export type Finding = {
  readonly file: string;
  readonly line: number;
  /** Offset in the body of a document. */
  readonly at?: number;
  readonly typed: string;
  /** Whether it stands in the title of a section. */
  readonly isTitle: boolean;
  /** `equal`: the value of the fact; `other`: another value for the fact's subject. */
  readonly relation: 'equal' | 'other';
  /** Whether the text speaks of the fact's subject; if not, the number may mean something else. */
  readonly isSubject: boolean;
  /** The fact that is probably meant. For `equal` without the subject, every fact of that value. */
  readonly facts: readonly MeasuredFact[];
};

/** The typed numbers that conflict with facts, waived or not, as diagnostics. */
export function contradictions(corpus: Corpus): Waivable[] {
  return findingsIn(corpus).map((finding) => ({
    file: finding.file,
    line: finding.line,
    at: finding.at,
    message: sentence(finding, corpus),
  }));
}

/** Every typed number that conflicts with a fact, waived or not, in the order of each text. */
export function findingsIn(corpus: Corpus): Finding[] {
  const known = measuredFacts(corpus);
  const vocabulary = vocabularyOf(corpus);
  return englishPassages(corpus).flatMap((passage) => {
    const quantities = quantitiesIn(passage.text, vocabulary);
    return quantities.flatMap((quantity, place): Finding[] => {
      if (isStatutory(passage.text, quantity, quantities[place - 1])) return [];
      const against = speaksAgainst(quantity, passage, known);
      if (!against) return [];
      const { at, file, isTitle } = passage;
      const where = at === undefined ? {} : { at: at + quantity.start };
      return [
        {
          file,
          line: passage.lineOf(quantity.start),
          typed: quantity.typed,
          isTitle,
          ...where,
          ...against,
        },
      ];
    });
  });
}

function speaksAgainst(
  quantity: Quantity,
  passage: Passage,
  known: readonly MeasuredFact[],
): Pick<Finding, 'relation' | 'facts' | 'isSubject'> | undefined {
  const comparable = known.filter(
    ({ measure, isCount }) =>
      sameMeasure(measure, quantity.measure) &&
      // How often something happens is only compared in the same unit.
      (!isCount || unitOf(measure) === unitOf(quantity.measure)),
  );
  const bySubject = comparable
    .map((fact) => ({ fact, weight: subjectWeight(fact, passage) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ fact }) => fact);
  const meant = bySubject.find((fact) => sameValue(fact, quantity));
  if (meant) return { relation: 'equal', facts: [meant], isSubject: true };
  // If the sentence already names a fact, a second number in it does not mean that fact.
  const other = bySubject.find(({ id }) => !passage.facts.includes(id));
  if (other) return { relation: 'other', facts: [other], isSubject: true };
  // Times of what happened are measured, and not promised.
  if (isOfStatus(passage.file)) return undefined;
  const equal = comparable.filter(
    (fact) => !fact.isCount && !fact.isRecorded && sameValue(fact, quantity),
  );
  return equal.length > 0 ? { relation: 'equal', facts: equal, isSubject: false } : undefined;
}

const unitOf = (measure: Measure) => ('unit' in measure ? measure.unit : undefined);

/** The number of words of a fact's subject in a sentence and above it; 0 if the sentence does not speak of the fact. */
function subjectWeight({ words, measure }: MeasuredFact, { text, topic }: Passage): number {
  // A name with a number is its own subject: AES-128 conflicts with AES-256.
  if (measure.kind === 'label') return 1;
  const inside = tokens(text);
  const around = [...inside, ...tokens(topic)];
  const has = (list: readonly string[], word: string) => list.some((one) => one.startsWith(word));
  const spoken = words.filter(
    (phrase) =>
      phrase.every((word) => has(around, word)) && phrase.some((word) => has(inside, word)),
  );
  return Math.max(0, ...spoken.map((phrase) => phrase.length));
}

function tokens(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];
}

function sentence(
  { file, typed, relation, facts, isSubject, at, isTitle }: Finding,
  { value, english }: Corpus,
): string {
  const name = (id: string) => (at === undefined ? `{{fact.${id}}}` : `<Fact id="${id}" />`);
  const [first] = facts;
  const id = first?.id ?? '';
  // A sentence may need another form of the fact than the plain one.
  const spoken = Object.keys(english?.variables.fact ?? {}).map(spokenFact);
  const forms = spoken.flatMap((one) => (one.id === id && one.form ? [one.form] : []));
  const inForms =
    forms.length > 0
      ? ` (it also has the form ${forms.join(', ')}: ${at === undefined ? `as ${forms[0]}` : `as="${forms[0]}"`})`
      : '';
  const meaning = `the fact "${id}" (${first?.means.replace(/\.$/, '') ?? ''})`;
  const found =
    relation === 'other'
      ? `"${typed}" contradicts ${meaning}, which is ${value(`fact.${id}`)}: content/facts.yaml:${first?.line}.`
      : isSubject
        ? `"${typed}" is typed, and it is ${meaning}.`
        : `"${typed}" is typed, and content/facts.yaml has a fact of that value; the sentence does not say whether it is meant.`;
  if (isTitle)
    return `${found} A title holds plain words: leave the number to the text of the section.`;
  const use =
    relation === 'other'
      ? `Write ${name(id)}${inForms}, or change the fact if it is wrong`
      : isSubject
        ? `Write ${name(id)}${inForms}, so that it follows the fact`
        : 'Write the fact whose subject it is, if there is one';
  return `${found} ${use}; ${otherwise(file, at)}.`;
}

/** What to do where the number means something else. */
function otherwise(file: string, at: number | undefined): string {
  const advice = file.endsWith('.json') ? 'say it in other words' : waiverAdvice(at);
  return `if the number means something else, ${advice}`;
}
