declare module '*?inline-script' {
  /** The bundled text of a script, for the page's own text. */
  export const code: string;
}

declare namespace App {
  interface Locals {
    /** Set by a document's page for the components of its body; absent elsewhere. */
    document?: import('./corpus/queries/shown-text.ts').DocumentContext;
  }
}

// The compiler alone does not read `.astro` files, which `astro check` does.
declare module '*.astro' {
  const Component: import('astro/runtime/server/index.js').AstroComponentFactory;
  // biome-ignore lint/style/noDefaultExport: this is how a component leaves its file.
  export default Component;
}
