// The reading paths of the legal hub lead to what exists: each begins with a part of the answers, and each step is a document, a
// section of one, or a page.
import type { Corpus } from '../corpus/corpus.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import { suggestion } from '../corpus/read/nearest.ts';
import { type Path, problemIn } from '../corpus/read/source.ts';
import { unknownSection } from './names.ts';

/** The text with whose parts the paths begin. */
const answersId = 'legal/answers';

/** The paths and steps that lead nowhere. */
export function pathRules(corpus: Corpus): Diagnostic[] {
  const { readingPaths } = corpus;
  const answers = corpus.textsById.get(answersId);
  const parts = answers?.outline.filter(({ level }) => level === 1).map(({ id }) => id) ?? [];
  const at = (place: Path, message: string) =>
    problemIn(readingPaths, ['paths', ...place], message);
  return (readingPaths.data?.paths ?? []).flatMap(({ id, steps }, index) => [
    ...(parts.includes(id)
      ? []
      : [
          at(
            [index, 'id'],
            `"id": the answers have no part "${id}".${suggestion(id, parts)} A path is named by the id of a part of content/documents/${answersId}.mdx.`,
          ),
        ]),
    ...steps.flatMap((step, place) => {
      const message = stepProblem(step, corpus);
      return message === undefined ? [] : [at([index, 'steps', place], `"steps": ${message}`)];
    }),
  ]);
}

function stepProblem(step: string, { documentsById, pages }: Corpus): string | undefined {
  const [id = '', section] = step.split('#');
  const document = documentsById.get(id);
  if (!document && pages.includes(id)) {
    return section && `a step leads to the whole of a page. Write ${id} in place of ${step}.`;
  }
  if (!document) {
    return `there is no document or page "${id}".${suggestion(id, [...documentsById.keys(), ...pages])} A document is named by its path in content/documents, without its ending.`;
  }
  return section === undefined ? undefined : unknownSection(section, document);
}
