// What a reader finds in a PDF by pdfium, which is Chrome's: it shares no code with PDF.js and Typst.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { init } from '@embedpdf/pdfium';

const wasm = fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm'));
const reader = await init({ wasmBinary: new Uint8Array(readFileSync(wasm)).buffer });
reader.PDFiumExt_Init();
const memory = reader.pdfium;

/** A text of two bytes a letter, by what writes it: without a place to write to, it gives the length in bytes. */
function text(write: (place: number, length: number) => number): string {
  const length = write(0, 0);
  if (length === 0) return '';
  const place = memory.wasmExports.malloc(length);
  write(place, length);
  const found = memory.UTF16ToString(place);
  memory.wasmExports.free(place);
  return found;
}

/** An element of the structure, with those in it. */
export type Tag = {
  readonly role: string;
  readonly alt: string;
  readonly children: readonly Tag[];
};

function tagOf(element: number): Tag {
  const count = Math.max(0, reader.FPDF_StructElement_CountChildren(element));
  const children = Array.from({ length: count }, (_, index) =>
    reader.FPDF_StructElement_GetChildAtIndex(element, index),
  );
  return {
    role: text((place, size) => reader.FPDF_StructElement_GetType(element, place, size)),
    alt: text((place, size) => reader.FPDF_StructElement_GetAltText(element, place, size)),
    // What is no element is marked content.
    children: children.filter((child) => child !== 0).map(tagOf),
  };
}

/** The text of each page, its structure, and what the catalog says. */
export function readByPdfium(bytes: Uint8Array) {
  const file = memory.wasmExports.malloc(bytes.length);
  const heap: Uint8Array = Reflect.get(memory, 'HEAPU8');
  heap.set(bytes, file);
  const pdf = reader.FPDF_LoadMemDocument(file, bytes.length, '');
  if (pdf === 0)
    throw new Error(`pdfium cannot open the file: error ${reader.FPDF_GetLastError()}.`);
  const pages = Array.from({ length: reader.FPDF_GetPageCount(pdf) }, (_, index) => {
    const page = reader.FPDF_LoadPage(pdf, index);
    const shown = reader.FPDFText_LoadPage(page);
    const letters = reader.FPDFText_CountChars(shown);
    const place = memory.wasmExports.malloc(2 * letters + 2);
    reader.FPDFText_GetText(shown, 0, letters, place);
    const found = memory.UTF16ToString(place);
    memory.wasmExports.free(place);
    const tree = reader.FPDF_StructTree_GetForPage(page);
    const tags = Array.from({ length: reader.FPDF_StructTree_CountChildren(tree) }, (_, child) =>
      tagOf(reader.FPDF_StructTree_GetChildAtIndex(tree, child)),
    );
    reader.FPDF_StructTree_Close(tree);
    reader.FPDFText_ClosePage(shown);
    reader.FPDF_ClosePage(page);
    return { text: found, tags };
  });
  const tagged = reader.FPDFCatalog_IsTagged(pdf);
  const language = text((place, size) => reader.FPDFCatalog_GetLanguage(pdf, place, size));
  reader.FPDF_CloseDocument(pdf);
  memory.wasmExports.free(file);
  return { pages, tagged, language };
}
