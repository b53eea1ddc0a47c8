// A version, or the translation of one, as PDF: typeset by Typst, with faces that come as packages.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { editionPath } from '../../core/addresses.ts';
import type { Translation } from '../../core/translation.ts';
import { cached } from '../../corpus/disk-cache.ts';
import type { ArchivedVersion } from '../../corpus/record/archive.ts';
import {
  glanceTitle,
  type RecordedText,
  readRecordedWords,
} from '../../corpus/record/read-text.ts';
import { sumsPath, versionFilePath, versionsPath } from '../../corpus/record/record.ts';
import { isCorrected, isReplaced } from '../../corpus/record/states.ts';
import {
  fingerprintOf,
  notesOf,
  printedFingerprint,
  recordedOn,
} from '../../corpus/record/version.ts';
import {
  type FiledTranslation,
  type TranslatedText,
  translationNotice,
} from '../../corpus/translations/files.ts';
import { sealFile } from '../../design/drawings/seal.ts';
import { formatDate } from '../../languages/dates.ts';
import { defaultLanguage, type LanguageCode, languageOf } from '../../languages/list.ts';
import { rulesOf } from '../../languages/rules.ts';
import { sentences } from '../../languages/typesetting.ts';
import template from './document.typ?raw';
import { type Faces, facesOf, lackingLetters } from './faces.ts';
import finishing from './readable-pdf.ts?raw';
import { typesetBeside } from './typesetters.ts';

/** Typst as WebAssembly is the same compiler on every machine, so it gives the same bytes. */
const typstSum = fingerprintOf(
  readFileSync(
    createRequire(join(process.cwd(), 'package.json')).resolve(
      '@myriaddreamin/typst-ts-web-compiler/wasm',
    ),
  ),
);
/** The signal colour of the site's light scheme as sRGB, which a printer understands. */
const signal = '#0b5540';

/**
 * A version as tagged PDF, with title, language and bookmarks. The same version and words give the same bytes.
 * @param site Origin of the site.
 * @param words English: the language of the record.
 * @param versions All versions of the document: one that another replaced before its day says so.
 * @throws Error that names the version, for a text that cannot be typeset.
 */
export function versionPdf(
  version: ArchivedVersion,
  site: string,
  words: Translation,
  versions: readonly ArchivedVersion[],
): Promise<Uint8Array<ArrayBuffer>> {
  const { head, fingerprint, file } = version;
  const { t } = words;
  const replaced = !isReplaced(version, versions)
    ? undefined
    : isCorrected(version, versions)
      ? 'corrected'
      : 'replaced';
  const day = (text: string) => formatDate(new Date(text), languageOf(defaultLanguage).locale);
  return pdfOf(file, {
    ...frame(head.title, version, site, words, defaultLanguage, replaced),
    ...readRecordedWords(version.words),
    glanceTitle,
    dated: dateParts(recordedOn(head)),
    seal: sealFile(fingerprint, signal),
    notice:
      head.effective === undefined
        ? t('document:draft')
        : replaced
          ? t(`record:old.${replaced}`, { date: day(head.effective) })
          : '',
    note: notesOf(head).map(({ key, text }) => [t(`record:${key}`), text]),
    noteTitle: notesOf(head).length > 0 ? t('record:pdf.original.note') : '',
  });
}

/**
 * A translation as PDF of the same form, without the seal, which is that of the English text.
 * @param site Origin of the site.
 * @param words of its language
 * @throws Error that names the translation, for a text that cannot be typeset.
 */
export function translationPdf(
  filed: FiledTranslation,
  { title, text }: TranslatedText,
  site: string,
  words: Translation,
): Promise<Uint8Array<ArrayBuffer>> {
  const { translation, version, language, revised } = filed;
  return pdfOf(translation.file, {
    ...frame(title, version, site, words, language),
    ...text,
    glanceTitle: words.t('document:glance'),
    dated: dateParts(revised),
    notice: sentences(
      [
        ...(filed.version.head.effective === undefined ? [words.t('document:draft')] : []),
        translationNotice(filed, words),
      ],
      languageOf(filed.language).locale,
    ),
    noteTitle: '',
    note: [],
  });
}

const dateParts = (day: string) => day.split('-').map(Number);

/** All data that the template receives; the template decides where each part stands. */
type TemplateData = ReturnType<typeof frame> &
  RecordedText & {
    /** Words above the summary. */
    readonly glanceTitle: string;
    /** Day of the text as year, month and day. */
    readonly dated: readonly number[];
    /** Drawing of the seal, as SVG. */
    readonly seal?: string;
    /** What a reader must know before the text; empty for none. */
    readonly notice: string;
    /** How the version differs from the one before: names and texts, and their heading. */
    readonly noteTitle: string;
    readonly note: readonly (readonly string[])[];
  };

/** What stands around a text: title, language and faces, and the words of the head, the margins and the end. */
function frame(
  title: string,
  version: ArchivedVersion,
  site: string,
  { t, company }: Translation,
  language: LanguageCode,
  replaced?: 'replaced' | 'corrected',
) {
  const { document, fingerprint, head } = version;
  const kind = language === defaultLanguage ? 'original' : 'translation';
  const { locale, dir } = languageOf(language);
  const { face } = rulesOf(language);
  const date = (day: string) => formatDate(new Date(day), locale);
  const address = (path: string) => new URL(path, site).href;
  const word = (key: string, values?: Record<string, string>) => t(`record:pdf.${key}`, values);
  const versions = address(editionPath(versionsPath(document), language));
  const days =
    head.effective === undefined
      ? [[word('recorded'), date(head.recorded)]]
      : [
          [word('published'), date(head.announced)],
          [
            word(replaced === 'replaced' ? 'original.announcedFor' : 'effective'),
            date(head.effective),
          ],
        ];
  return {
    title,
    language,
    dir,
    fonts: facesOf(language).families.map(({ name }) => name),
    ...(face === 'Latin' ? { scale: 1, leading: 1 } : { scale: face.scale, leading: face.leading }),
    author: company('legal-name'),
    signal,
    words: {
      running: word(replaced ? `original.${replaced}` : 'running', {
        title,
        version: head.version,
        date: date(head.effective ?? recordedOn(head)),
      }),
      page: word('page', { page: '{page}', pages: '{pages}' }),
      sealed: word(`${kind}.sealed`, {
        version: head.version,
        fingerprint: printedFingerprint(fingerprint),
      }),
      facts: [
        [word('version'), t('record:number', { version: head.version })],
        ...days,
        [word(`${kind}.fingerprint`), fingerprint],
        [word('record'), versions],
      ],
      contents: word('contents'),
      about: word(`${kind}.about`, {
        text: address(versionFilePath(version, 'md')),
        sums: address(sumsPath),
        versions,
      }),
    },
  };
}

/** The PDF of a text. A machine typesets the same text only once. `file` names the text in an error. */
function pdfOf(file: string, input: TemplateData): Promise<Uint8Array<ArrayBuffer>> {
  const data = JSON.stringify(input);
  const faces = facesOf(input.language);
  const decides = [data, template, typstSum, finishing, ...faces.files.map(({ sum }) => sum)];
  // Latin letters are a glyph each.
  const deal = rulesOf(input.language).face !== 'Latin';
  return cached('pdf', decides.join('\0'), () => typeset(file, data, faces, deal));
}

async function typeset(
  file: string,
  data: string,
  faces: Faces,
  deal: boolean,
): Promise<Uint8Array<ArrayBuffer>> {
  const [lacking] = lackingLetters(faces, data);
  if (lacking !== undefined) {
    const place = data.indexOf(lacking);
    const code = lacking.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    throw new Error(
      `${file} cannot be typeset as PDF: no face has a letter for “${lacking}” (U+${code}), which stands in ` +
        `“${data.slice(Math.max(0, place - 30), place + 30)}”. Write it otherwise, or add a face to src/components/record/faces.ts.`,
    );
  }
  const { pdf, diagnostics } = await typesetBeside({
    data,
    template,
    faces: faces.files.map(({ path }) => path),
    deal,
  });
  if (pdf) return pdf;
  throw new Error(`${file} cannot be typeset as PDF.`, { cause: diagnostics });
}
