// Checks a file of translated values: names of the company and of components, facts that are words, items, roles, and words
// of figures. In English these are in the data; a missing translation is shown in English.
import type { Corpus } from '../corpus/corpus.ts';
import { figuresOf, figureText } from '../corpus/figure-words.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import { suggestion } from '../corpus/read/nearest.ts';
import { leavesOf, problemAt, type Source } from '../corpus/read/source.ts';
import { componentIds, unknownComponent } from '../corpus/read/status-records.ts';
import { unknownCompany, unknownFact } from './names.ts';

const groups = ['company', 'fact', 'component', 'figure', 'texts'];

/** Words of the data that are translated one by one: items of lists, and the roles that own documents and risks. */
function translatableTexts({ facts, documentsById, risks }: Corpus): readonly string[] {
  const items = [...facts.values.values()].flatMap((fact) =>
    fact.kind === 'list' ? fact.value : [],
  );
  const owners = [...documentsById.values()].flatMap(({ front }) => front.owner ?? []);
  return [...items, ...owners, ...(risks.data?.risks.map(({ owner }) => owner) ?? [])];
}

/** One problem for each entry that translates nothing. */
export function valueWordsProblems(source: Source, corpus: Corpus): Diagnostic[] {
  const texts = translatableTexts(corpus);
  const components = componentIds(corpus) ?? [];
  const figures = figuresOf(corpus);
  return leavesOf(source.data).flatMap(({ path }) => {
    const [group = '', ...rest] = path.map(String);
    const key = rest.join('.');
    const diagnostic = (message: string) => [problemAt(source, path, message)];
    if (!groups.includes(group)) {
      return diagnostic(
        `unknown group "${group}".${suggestion(group, groups)} Groups that are known here: ${groups.join(', ')}.`,
      );
    }
    const unknown =
      (group === 'company' && unknownCompany(key, corpus)) ||
      (group === 'fact' && unknownFact(key, corpus)) ||
      (group === 'component' && unknownComponent(key, components));
    if (unknown) return diagnostic(unknown);
    if (group === 'figure') {
      const isRead = corpus.figures.data && corpus.risks.data && corpus.roadmap.data;
      if (!isRead || figureText(figures, path.slice(1)) !== undefined) return [];
      return diagnostic(
        `"${key}" translates nothing: no figure has a text there. A path or a table is named by its id in content/figures.yaml, content/risks.yaml is risk-register and content/roadmap.yaml is roadmap; an item of a list is named by its id, and counted from 1 where it has none, such as complaint-path.steps.1.text.`,
      );
    }
    // If a fact cannot be read, nobody knows which items it lists.
    const isKnown = corpus.facts.values.size === corpus.facts.names?.length;
    if (group !== 'texts' || !isKnown || texts.includes(key)) return [];
    return diagnostic(
      `"${key}" is no item of a list in content/facts.yaml and no owner of a document or of a risk.${suggestion(key, texts)}`,
    );
  });
}
