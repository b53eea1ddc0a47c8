// Every record of a claim is used, every name of a record finds one, and every entry of `statements` still says what it was
// written for.

import { replacePlaceholders } from '../core/placeholders.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { localePath } from '../corpus/read/content-paths.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import { suggestion } from '../corpus/read/nearest.ts';
import { problemIn, valueAt } from '../corpus/read/source.ts';
import type { Statement } from '../corpus/schema/claims.ts';
import { defaultLanguage } from '../languages/list.ts';
import { everyClaim } from './claim-rules.ts';
import { noDocument, unknownSection } from './names.ts';

/** The mistakes in the records and entries of `claims.yaml`, in the lists that words name, and in facts that are claims. */
export function claimRecordRules(corpus: Corpus): Diagnostic[] {
  return [...recordProblems(corpus), ...listProblems(corpus), ...statementProblems(corpus)];
}

function recordProblems({ claims, claimWords, facts }: Corpus): Diagnostic[] {
  if (!claims.data || !claimWords.data) return [];
  const records = claims.data.claims.map(({ id }) => id);
  const claiming = [...facts.values].flatMap(([id, { claim }]) => (claim ? [{ id, claim }] : []));
  const named = [
    ...claimWords.data.names.map(({ record }) => record),
    ...claiming.map(({ claim }) => claim),
  ];
  const idle = records.flatMap((id, index) =>
    named.includes(id) || facts.values.size !== facts.names?.length
      ? []
      : [
          {
            file: claims.path,
            line: claims.source?.lineOf(['claims', index, 'id']) ?? 1,
            message: `nothing finds the claim "${id}" in texts.${suggestion(id, named)} Give it a name in ${claimWords.path}, under "names", or write claim: ${id} at the fact that it is.`,
          },
        ],
  );
  const lost = claiming
    .filter(({ claim }) => !records.includes(claim))
    .map(({ id, claim }) => ({
      file: facts.path,
      line: facts.source?.lineOf([id, 'claim']) ?? 1,
      message: `"claim" in "${id}": ${claims.path} has no record "${claim}".${suggestion(claim, records)} Add the record, or remove the line with the claim.`,
    }));
  return [...idle, ...lost];
}

/** Reports phrases that name a list which does not exist: they would find nothing, or everything. */
function listProblems({ claimWords: { data, source, path } }: Corpus): Diagnostic[] {
  if (!data) return [];
  const lists = Object.keys(data.lists.own);
  const groups = [
    ...data.names.map(({ words }, index) => ({ words, at: ['names', index, 'words'] })),
    ...data.kinds.map(({ words }, index) => ({ words, at: ['kinds', index, 'words'] })),
  ];
  return groups.flatMap(({ words, at }) =>
    Object.entries(words).flatMap(([language, phrases = []]) =>
      phrases.flatMap((phrase, place) => {
        const line = source?.lineOf([...at, language, place]) ?? 1;
        const unknown = [...phrase.matchAll(/<([^<>]*)>/g)].find(
          ([, name = '']) => !lists.includes(name),
        );
        if (unknown)
          return [
            {
              ...{ file: path, line },
              message: `${unknown[0]}: there is no list "${unknown[1]}".${suggestion(unknown[1] ?? '', lists)} Lists stand under "own".`,
            },
          ];
        const open = phrase.split(/,\s*/).find((one) => /^\s*…|…\s*$/.test(one));
        if (open === undefined) return [];
        const message = `“${open.trim()}” begins or ends with “…”, which stands between words. Write the words on both sides.`;
        return [{ file: path, line, message }];
      }),
    ),
  );
}

function statementProblems(corpus: Corpus): Diagnostic[] {
  const { claims, sources } = corpus;
  const statements = claims.data?.statements ?? [];
  if (statements.length === 0) return [];
  const used = new Set(everyClaim(corpus).flatMap(({ heldBy }) => heldBy ?? []));
  return statements.flatMap((statement, index) => {
    const problem = (key: string, message: string) => [
      problemIn(claims, ['statements', index, key], `"${key}" in "statements": ${message}`),
    ];
    const { key, kind, words } = statement;
    const [namespace = '', path = ''] = key.split(':');
    const source = sources.get(localePath(defaultLanguage, namespace));
    const text = valueAt(source?.data, path.split('.'));
    if (typeof text !== 'string')
      return problem('key', `there is no English text "${key}". Correct it or remove the entry.`);
    if (!replacePlaceholders(text, corpus.value).includes(words))
      return problem(
        'words',
        `the English text no longer says “${words}”: found “${text}”. Look at it again in every language, then write its new words or remove the entry.`,
      );
    const holder = holderProblem(statement, corpus);
    if (holder) return problem(...holder);
    if (used.has(statement)) return [];
    return problem(
      'kind',
      `no language says anything in "${key}" that needs an entry as ${kind}. Remove the entry.`,
    );
  });
}

function holderProblem(
  { claim, clause }: Statement,
  { claims, documentsById }: Corpus,
): [key: string, message: string] | undefined {
  const records = (claims.data?.claims ?? []).map(({ id }) => id);
  if (claim !== undefined && !records.includes(claim))
    return [
      'claim',
      `there is no record "${claim}".${suggestion(claim, records)} Name a record, a clause or a reason.`,
    ];
  if (clause === undefined) return undefined;
  const [id = '', section = ''] = clause.split('#');
  const document = documentsById.get(id);
  if (!document) return ['clause', noDocument(id, documentsById)];
  const unknown = unknownSection(section, document);
  return unknown === undefined
    ? undefined
    : ['clause', `${unknown} Name the section that holds it.`];
}
