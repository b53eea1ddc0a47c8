// A version as Akoma Ntoso 3.0 (OASIS LegalDocML 1.0), the XML in which parliaments and courts exchange texts of law.
// Identifiers follow the naming convention of OASIS, as readers of the format refuse others; the web addresses are aliases.
import { element, type XmlElement, xml } from '../../core/xml.ts';
import type { ArchivedVersion } from './archive.ts';
import type { Block, Inline } from './blocks.ts';
import { type Frame, workPath } from './json.ts';
import { glanceTitle, readRecordedWords } from './read-text.ts';
import { versionFilePath, versionPath, versionSlug } from './record.ts';
import { fingerprintSections, type Section } from './sections.ts';
import { endOf, isReplaced } from './states.ts';
import { notesOf, recordedOn } from './version.ts';

/** The names of the standard for the levels of headings. */
const levels = ['section', 'subsection', 'paragraph', 'subparagraph', 'clause'] as const;
/** The id of the publisher, to which `#…` refers. */
const publisher = 'publisher';

/**
 * A version in Akoma Ntoso. Work, expression and manifestation have names by the naming convention, such as
 * `/akn/gb/doc/legal/2026-11-20/refund-policy/eng@2026-11-22`, and as aliases the first addresses of the document, the version
 * and the file; the ids of sections are those of the page. Events are the first days of this version, of those that applied before
 * it, and of the next one. A version that was replaced before its day ends with the event with which it begins. Events of drafts are the
 * days on which they were recorded, and no draft is ever in force.
 * @param author The company that publishes the text.
 * @throws UnreadableText for words that are not in the form in which texts are recorded.
 */
export function akomaNtoso(version: ArchivedVersion, frame: Frame, author: string): string {
  const { lead, glance, body } = readRecordedWords(version.words);
  const { opening, sections } = fingerprintSections(body);
  const place = placeIn('front');
  const document = element(
    'doc',
    {
      name: workPath(version, frame).split('/').at(-1) ?? '',
      contains: version === frame.versions[0] ? 'originalVersion' : 'singleVersion',
    },
    meta(version, frame, author),
    element(
      'preface',
      {},
      element('p', {}, element('docTitle', {}, version.head.title)),
      ...blockElements([{ kind: 'paragraph', children: lead }], place),
    ),
    element(
      'preamble',
      {},
      element(
        'blockContainer',
        { eId: place.id('glance') },
        element('heading', {}, glanceTitle),
        ...blockElements([{ kind: 'list', items: glance }], place),
      ),
    ),
    element('mainBody', {}, ...blockElements(opening, place), ...hierarchy(sections)),
  );
  const root = element(
    'akomaNtoso',
    { xmlns: 'http://docs.oasis-open.org/legaldocml/ns/akn/3.0' },
    document,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml(root)}\n`;
}

/** Sections as elements. A section of a deeper level stands inside the one before it. */
function hierarchy(sections: readonly Section[]): XmlElement[] {
  const [first, ...rest] = sections;
  if (!first) return [];
  const { level } = first.heading;
  const end = rest.findIndex(({ heading }) => heading.level <= level);
  const inner = end < 0 ? rest : rest.slice(0, end);
  return [sectionElement(first, inner), ...hierarchy(end < 0 ? [] : rest.slice(end))];
}

function sectionElement(
  { heading: { id, number, title, level }, blocks }: Section,
  inner: readonly Section[],
): XmlElement {
  const own = blockElements(blocks, placeIn(id));
  const wrapped = inner.length > 0 ? 'intro' : 'content';
  return element(
    levels[Math.min(level, levels.length) - 1] ?? 'section',
    { eId: id },
    element('num', {}, number),
    element('heading', {}, title),
    ...(own.length > 0 || inner.length === 0 ? [element(wrapped, {}, ...filled(own))] : []),
    ...hierarchy(inner),
  );
}

/** Content that is never empty, as the standard requires. */
const filled = (own: XmlElement[]) => (own.length > 0 ? own : [element('p', {})]);

/**
 * The names of a document and of its version by the naming convention: kind, folder, first day and last part of the address; then
 * the day from which the version applies, or on which a draft was recorded. A second version of one day adds its number.
 */
function namesOf(version: ArchivedVersion, frame: Frame) {
  const { versions } = frame;
  const parts = workPath(version, frame).slice(1).split('/');
  const number = parts.at(-1) ?? '';
  const folder = parts.slice(0, -1).join('-');
  const first = recordedOn((versions[0] ?? version).head);
  const work = ['/akn/gb/doc', ...(folder ? [folder] : []), first, number].join('/');
  const dayOf = ({ head }: ArchivedVersion) => head.effective ?? recordedOn(head);
  const day = dayOf(version);
  const isSecond = versions.slice(0, versions.indexOf(version)).some((each) => dayOf(each) === day);
  const suffix = isSecond ? `_${versionSlug(version.head.version)}` : '';
  return { folder, number, work, expression: `${work}/eng@${day}${suffix}` };
}

function meta(version: ArchivedVersion, frame: Frame, author: string): XmlElement {
  const { site, versions } = frame;
  const { fingerprint } = version;
  const { version: number, effective, kind } = version.head;
  const recorded = recordedOn(version.head);
  const href = (path: string) => new URL(path, site).href;
  const event = ({ head }: ArchivedVersion) => `event_${versionSlug(head.version)}`;
  const expression = ({ document, head }: ArchivedVersion) =>
    href(versionPath(document, head.version));
  const end = endOf(version, versions);
  const last = versions.indexOf(end ?? version);
  const upToEnd = versions.filter(
    (each, index) => index <= last && (each === version || !isReplaced(each, versions)),
  );
  const source = `#${publisher}`;
  const names = namesOf(version, frame);
  const name = (kind: 'this' | 'uri', value: string) => element(`FRBR${kind}`, { value });
  const alias = (kind: 'title' | 'web', value: string) =>
    element('FRBRalias', { value, name: kind });
  const made = effective === undefined ? 'draft' : 'publication';
  const day = (name: string, date: string) => element('FRBRdate', { name, date });
  const by = element('FRBRauthor', { href: source });
  return element(
    'meta',
    {},
    element(
      'identification',
      { source },
      element(
        'FRBRWork',
        {},
        name('this', `${names.work}/!main`),
        name('uri', names.work),
        alias('title', version.head.title),
        alias('web', href(workPath(version, frame))),
        day(made, recordedOn((versions[0] ?? version).head)),
        by,
        element('FRBRcountry', { value: 'gb' }),
        ...(names.folder ? [element('FRBRsubtype', { value: names.folder })] : []),
        element('FRBRnumber', { value: names.number }),
      ),
      element(
        'FRBRExpression',
        {},
        name('this', `${names.expression}/!main`),
        name('uri', names.expression),
        alias('web', expression(version)),
        // The first day is that of the name.
        ...(effective === undefined ? [] : [day('from', effective)]),
        day(made, recorded),
        by,
        element('FRBRversionNumber', { value: number }),
        element('FRBRlanguage', { language: 'eng' }),
      ),
      element(
        'FRBRManifestation',
        {},
        name('this', `${names.expression}/!main.xml`),
        name('uri', `${names.expression}/!main.xml`),
        alias('web', href(versionFilePath(version, 'xml'))),
        day(made, recorded),
        by,
        element('FRBRformat', { value: 'application/akn+xml' }),
      ),
    ),
    element(
      'lifecycle',
      { source },
      ...upToEnd.map((each, index) =>
        element('eventRef', {
          eId: event(each),
          date: each.head.effective ?? recordedOn(each.head),
          // A draft amends nothing.
          type: index === 0 || effective === undefined ? 'generation' : 'amendment',
          source: `#version_${versionSlug(each.head.version)}`,
        }),
      ),
    ),
    ...(effective === undefined
      ? []
      : [
          element(
            'temporalData',
            { source },
            element(
              'temporalGroup',
              { eId: 'current' },
              element('timeInterval', {
                start: `#${event(version)}`,
                ...(end ? { end: `#${event(end)}` } : {}),
                refersTo: '#current_version',
              }),
            ),
          ),
        ]),
    element(
      'references',
      { source },
      ...upToEnd.map((each, index) =>
        element(index === 0 ? 'original' : 'passiveRef', {
          eId: `version_${versionSlug(each.head.version)}`,
          href: expression(each),
          showAs: `${each.head.title}, ${each.head.version}`,
        }),
      ),
      element('TLCOrganization', { eId: publisher, href: href('/about'), showAs: author }),
      ...(effective === undefined
        ? []
        : [
            element('TLCConcept', {
              eId: 'current_version',
              href: href('/legal/versions.json'),
              showAs: 'current version',
            }),
          ]),
    ),
    element(
      'proprietary',
      { source, 'xmlns:record': href('/legal/versions.json') },
      kind === undefined ? element('record:state', {}, 'draft') : element('record:kind', {}, kind),
      ...notesOf(version.head).map(({ key, text }) => element(`record:${key}`, {}, text)),
      element('record:text', { href: href(versionFilePath(version, 'md')) }),
      element('record:sha256', {}, fingerprint),
    ),
  );
}

/** Makes the ids of the elements of a section, such as `refunds__list_2__item_1`. The standard wants one on each element. */
type Place = { id(kind: string): string };

/** The ids below another id. Each kind is counted separately. Permanent ids contain no underscore, so no id occurs twice. */
export function placeIn(outer: string): Place {
  const counts = new Map<string, number>();
  return {
    id(kind) {
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return `${outer}__${kind}_${count}`;
    },
  };
}

/**
 * Blocks as elements. Headings inside a list or a notice, which no recorded text has, become paragraphs.
 * @param place makes the ids of the elements
 */
export function blockElements(blocks: readonly Block[], place: Place): XmlElement[] {
  return blocks.map((block) => blockElement(block, place));
}

function blockElement(block: Block, place: Place): XmlElement {
  switch (block.kind) {
    case 'heading':
      return element('p', {}, element('b', {}, `${block.number} ${block.title}`));
    case 'paragraph':
      return element('p', {}, ...inlines(block.children));
    case 'list': {
      const eId = place.id('list');
      const items = placeIn(eId);
      return element(
        'blockList',
        { eId },
        ...block.items.map((item, index) => {
          const itemId = items.id('item');
          const number = block.start === undefined ? [] : [`${block.start + index}.`];
          return element(
            'item',
            { eId: itemId },
            ...number.map((text) => element('num', {}, text)),
            ...blockElements(item, placeIn(itemId)),
          );
        }),
      );
    }
    case 'table':
      return element(
        'table',
        { eId: place.id('table') },
        ...(block.caption === undefined ? [] : [element('caption', {}, block.caption)]),
        ...[block.head, ...block.rows].map((row, index) =>
          element('tr', {}, ...row.map((cell) => cellElement(index === 0 ? 'th' : 'td', cell))),
        ),
      );
    case 'quote': {
      const eId = place.id('notice');
      return element('blockContainer', { eId }, ...blockElements(block.children, placeIn(eId)));
    }
    case 'code':
      return element('block', { name: 'code' }, block.text);
  }
}

function cellElement(name: 'td' | 'th', cell: readonly Inline[]): XmlElement {
  return element(name, {}, element('p', {}, ...inlines(cell)));
}

function inlines(parts: readonly Inline[]): (XmlElement | string)[] {
  return parts.map(inline);
}

function inline(part: Inline): XmlElement | string {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'code':
      return element('inline', { name: 'code' }, part.text);
    case 'blank':
      return element('fillIn', {}, part.text);
    case 'strong':
      return element('b', {}, ...inlines(part.children));
    case 'emphasis':
      return element('i', {}, ...inlines(part.children));
    case 'link':
      return element('a', { href: part.url }, ...inlines(part.children));
  }
}
