// Purpose: reads source text into what the rules of check-imports.ts look at: its syntax and its imports.
// An .astro file becomes TSX of the same length, so that every line number stays true.
import { posix } from 'node:path';
import ts from 'typescript';

/** Text of files by path; paths are relative to the project and have forward slashes. */
export type Files = ReadonlyMap<string, string>;

/** An offence against one rule, and what to do about it. */
export type Mistake = { readonly file: string; readonly line: number; readonly text: string };

export type Rule = (files: Files) => Mistake[];

/** A mistake as it is printed: `src/site/facts.ts:3: what is wrong; the rule. What to do.` */
export function sentenceOf({ file, line, text }: Mistake): string {
  return `${file}:${line}: ${text}`;
}

/** One import, export from, import type or dynamic import. */
export type Reference = {
  /** As it is written: `../site/facts.ts`. */
  readonly specifier: string;
  /** The path that it names, where it is a file of the project. */
  readonly target: string | undefined;
  readonly line: number;
};

export type Module = {
  readonly path: string;
  readonly text: string;
  /** The module's syntax; scripts of an .astro file are parts of their own. */
  readonly parts: readonly ts.SourceFile[];
  readonly references: readonly Reference[];
};

const isSource = /^src\/.*\.(ts|tsx|astro)$/;
const known = new WeakMap<Files, readonly Module[]>();

/** The modules of `src/` among files, sorted by path. */
export function modulesOf(files: Files): readonly Module[] {
  const found = known.get(files) ?? readModules(files);
  known.set(files, found);
  return found;
}

/** Visits every node of a module, parents before children. */
export function visit({ parts }: Pick<Module, 'parts'>, see: (node: ts.Node) => void): void {
  const step = (node: ts.Node): void => {
    see(node);
    ts.forEachChild(node, step);
  };
  parts.forEach(step);
}

/** The line of a node, counted from 1. */
export function lineOf(node: ts.Node): number {
  const source = node.getSourceFile();
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
}

function readModules(files: Files): Module[] {
  const paths = [...files.keys()].filter((path) => isSource.test(path)).sort();
  return paths.map((path) => {
    const text = files.get(path) ?? '';
    const parts = path.endsWith('.astro') ? astroParts(path, text) : [parse(path, text)];
    const references: Reference[] = [];
    visit({ parts }, (node) => {
      for (const { text: specifier, line } of specifiersOf(node)) {
        references.push({ specifier, target: targetOf(path, specifier), line });
      }
    });
    return { path, text, parts, references };
  });
}

function parse(path: string, text: string, kind?: ts.ScriptKind): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** Front matter and template as one text of TSX, then each script of the template by itself. */
function astroParts(path: string, text: string): ts.SourceFile[] {
  const start = templateStart(text);
  const scripts: ts.SourceFile[] = [];
  const markup = text
    .slice(start)
    .replace(/<!--[\s\S]*?-->|<![^>]*>/g, blank)
    .replace(rawElement, (_, tag: string, name: string, code: string, at: number) => {
      const before = blank(text.slice(0, start + at + tag.length));
      if (name === 'script') scripts.push(parse(path, before + code, ts.ScriptKind.TS));
      return tag + blank(code);
    });
  // The closing fence has three characters, and so has what stands for it here.
  const frontMatter = start > 0 ? `${text.slice(0, start - 3).replace('---', '   ')};<>` : '<>';
  return [parse(path, `${frontMatter}${markup}</>`, ts.ScriptKind.TSX), ...scripts];
}

/** Elements whose content is no markup, up to their closing tag. */
const rawElement = /(<(script|style)\b(?:[^>]*[^>/])?>)([\s\S]*?)(?=<\/\2>)/g;

/** Where the template begins: after the closing fence of the front matter, or at once where there is none. */
function templateStart(text: string): number {
  const [open, close] = text.matchAll(/^---(?=\s*$)/gm);
  const hasFrontMatter = open && close && text.slice(0, open.index).trim() === '';
  return hasFrontMatter ? close.index + 3 : 0;
}

type Specifier = { readonly text: string; readonly line: number };

/** The modules that a node names, if it imports any. */
function specifiersOf(node: ts.Node): Specifier[] {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    return literal(node.moduleSpecifier);
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    return literal(node.argument.literal);
  }
  if (ts.isExternalModuleReference(node)) return literal(node.expression);
  if (ts.isCallExpression(node)) {
    if (node.expression.kind === ts.SyntaxKind.ImportKeyword) return literal(node.arguments[0]);
    if (node.expression.getText() === 'import.meta.glob') return literals(node.arguments[0]);
  }
  if (ts.isJsxAttribute(node) && node.name.getText() === 'src') {
    const element = node.parent.parent;
    if (ts.isJsxOpeningLikeElement(element) && element.tagName.getText() === 'script') {
      return literal(node.initializer);
    }
  }
  return [];
}

function literal(node: ts.Node | undefined): Specifier[] {
  if (!node || !ts.isStringLiteralLike(node)) return [];
  return [{ text: node.text, line: lineOf(node) }];
}

function literals(node: ts.Node | undefined): Specifier[] {
  return node && ts.isArrayLiteralExpression(node) ? node.elements.flatMap(literal) : literal(node);
}

/** The file of the project that a specifier names; packages and virtual modules are none. */
function targetOf(path: string, specifier: string): string | undefined {
  const file = specifier.replace(/\?.*$/, '');
  if (/^\.\.?(\/|$)/.test(file)) return posix.join(posix.dirname(path), file);
  return file.startsWith('/src/') ? file.slice(1) : undefined;
}
