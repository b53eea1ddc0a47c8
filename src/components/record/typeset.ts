// Purpose: a thread that typesets texts as PDF, one after the other, beside the one that renders pages.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import {
  initSync,
  type TypstCompiler,
  TypstCompilerBuilder,
} from '@myriaddreamin/typst-ts-web-compiler';
import { finishedPdf } from './readable-pdf.ts';

/** A text, the source of its form, and the files of the faces that it is set in. */
export type Order = {
  readonly data: string;
  readonly template: string;
  readonly faces: readonly string[];
  /** Whether the glyphs of the PDF are to have their letters: see `finishedPdf`. */
  readonly deal: boolean;
};
/** The PDF, or what the compiler says against the text. */
export type Typeset = { readonly pdf?: Uint8Array<ArrayBuffer>; readonly diagnostics?: unknown };

const templatePath = '/document.typ';
const compilers = new Map<string, Promise<TypstCompiler>>();

async function newCompiler({ template, faces }: Order): Promise<TypstCompiler> {
  const { resolve } = createRequire(import.meta.url);
  initSync({ module: readFileSync(resolve('@myriaddreamin/typst-ts-web-compiler/wasm')) });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const path of faces) await builder.add_raw_font(readFileSync(path));
  const made = await builder.build();
  made.add_source(templatePath, template);
  return made;
}

async function typeset(order: Order): Promise<Typeset> {
  const key = [order.template, ...order.faces].join('\n');
  const compiler = compilers.get(key) ?? newCompiler(order);
  compilers.set(key, compiler);
  // 1: diagnostics as text.
  const { result, diagnostics } = (await compiler).compile(
    templatePath,
    [['data', order.data]],
    'pdf',
    1,
  );
  return result && !diagnostics ? { pdf: finishedPdf(result, order.deal) } : { diagnostics };
}

// A text that cannot be typeset must not end the thread, as others wait for it. The compiler throws what it says.
parentPort?.on('message', async (order: Order) => {
  const answer = await typeset(order).catch((error: unknown) => ({ diagnostics: String(error) }));
  parentPort?.postMessage(answer);
});
