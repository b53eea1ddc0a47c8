// Every address of the site has one owner: a page, a document, an alias, an edition, or the 404 page. An address is taken
// twice if two owners would be written to one file.

import { addressTable, editionPath, fileOf, splitAddress } from '../core/addresses.ts';
import { pages } from '../core/pages.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { pageOf } from '../corpus/page-texts.ts';
import { nameOf } from '../corpus/read/content-paths.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import type { Document } from '../corpus/read/document.ts';
import { defaultLanguage, languageOf } from '../languages/list.ts';
import { monthPages } from '../status/log.ts';
import { isSlug } from './names.ts';

/** A page, document or alias that answers at an address. */
type Owner = { readonly path: string; readonly words: string; readonly document?: Document };

/**
 * Addresses that are no document's to take: folders of files whose headers say something else than a page, names of the host,
 * and what public/_redirects leads elsewhere.
 */
const reserved =
  /^\/(?:(?:_astro|api|cdn-cgi|en|patches|scripts)(?:\/|$)|(?:not-found|partners|trust)$)|\/(?:bilingual|changes|index|versions)(?:\/|$)/;

/** The mistakes in the addresses of all documents, their aliases and former addresses. */
export function addressRules({ documents, status: { records }, texts }: Corpus): Diagnostic[] {
  const months = records ? monthPages(records).map(({ path }) => ({ path })) : [];
  const owners = new Map<string, Owner>();
  for (const { path, page, kind, language } of addressTable([], months)) {
    const words = {
      page: `the page ${page}`,
      edition: `the ${languageOf(language).englishName} edition of the page ${page}`,
      alias: `the page ${page}, as another address of it`,
    }[kind];
    owners.set(fileOf(path), { path, words });
  }
  owners.set(fileOf('/404'), { path: '/404', words: 'the page for addresses that do not exist' });
  const withText = pages.flatMap(({ path, text }) => (text ? path : []));
  const problems = texts
    .filter(({ kind, id }) => kind === 'page' && !pageOf(id))
    .map(({ file, id, source }): Diagnostic => {
      const message = `"kind": no page /${id} shows a text of content/documents. Pages that do: ${withText.join(', ')}. A document has no kind: remove the line, and give the file the keys of a document.`;
      return { file, line: source?.lineOf(['kind']) ?? 1, message };
    });
  // Documents come before aliases: if both have one address, the alias must change.
  for (const document of documents) {
    problems.push(...nameProblems(document));
    const path = `/${document.id}`;
    claim({ path, words: `${document.file}, as its own address`, document }, 1, (taken) =>
      taken.document
        ? `${document.file} and ${taken.document.file} stand at one address, ${path}. Delete one of the two, or give it another name.`
        : `the address ${path} of ${document.file} already belongs to ${taken.words}. Give the document another name.`,
    );
  }
  // If two documents have one address, the second is not checked further, because it is probably a copy of the first.
  const settled = documents.filter(
    (document) => owners.get(fileOf(`/${document.id}`))?.document === document,
  );
  for (const document of settled) {
    claimAll(document, 'movedFrom', {
      name: 'former address',
      as: 'as a former address',
      remedy: 'Readers were given it: give the other one another address.',
    });
    claimAll(document, 'aliases', {
      name: 'alias',
      as: 'as an alias',
      remedy: 'Every address has one owner: remove it from one of the two.',
    });
  }
  return problems;

  function claimAll(
    document: Document,
    key: 'aliases' | 'movedFrom',
    { name, as, remedy }: { readonly [word in 'name' | 'as' | 'remedy']: string },
  ): void {
    const { file, front, source } = document;
    front[key]?.forEach((path, index) => {
      const line = source?.lineOf([key, index]) ?? 1;
      claim(
        { path, words: `${file}:${line}, ${as}`, document },
        line,
        (taken) => `the ${name} ${path} of ${file} already belongs to ${taken.words}. ${remedy}`,
      );
    });
  }

  function claim(owner: Owner, line: number, sentence: (taken: Owner) => string): void {
    const file = owner.document?.file ?? '';
    const key = fileOf(owner.path.toLowerCase());
    const taken = owners.get(key);
    const { language } = splitAddress(owner.path);
    if (taken) problems.push({ file, line, message: sentence(taken) });
    else if (reserved.test(owner.path)) {
      const message = `the address ${owner.path} of ${file} is kept for files of the site, for its host, or for pages that belong to others. Choose another address.`;
      problems.push({ file, line, message });
    } else if (language !== defaultLanguage) {
      const message = `the address ${owner.path} of ${file} begins with ${editionPath('/', language)}, which belongs to the ${languageOf(language).englishName} edition of the site. Choose another address.`;
      problems.push({ file, line, message });
    } else owners.set(key, owner);
  }
}

function nameProblems({ file }: Document): Diagnostic[] {
  const path = nameOf(file);
  if (path.split('/').every(isSlug)) return [];
  const better = path
    .split('/')
    .map((part) =>
      part
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, ''),
    )
    .join('/');
  const message = `found the name "${path}.mdx", expected small letters, digits and single hyphens, because the name is the address. Rename it to ${better}.mdx.`;
  return [{ file, line: 1, message }];
}
