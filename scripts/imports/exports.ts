// Purpose: what a module may export: names only, and things of its own.
// Pure rules of check-imports.ts.
import ts from 'typescript';
import { type Files, lineOf, type Mistake, type Module, modulesOf, visit } from './modules.ts';

const scriptsOf = (files: Files) => modulesOf(files).filter(({ path }) => /\.tsx?$/.test(path));

/** Astro takes a client directive from its default export. */
const demanded = ['src/client/hydrate-on-interaction.ts'];

/** Exports have names, so that a thing is called the same everywhere. */
export function defaultExports(files: Files): Mistake[] {
  const mistakes: Mistake[] = [];
  for (const module of scriptsOf(files)) {
    if (/\.config\.ts$/.test(module.path) || demanded.includes(module.path)) continue;
    visit(module, (node) => {
      if (!isDefaultExport(node)) return;
      const text =
        'exports a default; exports have names. Move the value to a named export and import it by that name.';
      mistakes.push({ file: module.path, line: lineOf(node), text });
    });
  }
  return mistakes;
}

function isDefaultExport(node: ts.Node): boolean {
  if (ts.isExportAssignment(node)) return true;
  if (ts.isExportSpecifier(node)) return node.name.text === 'default';
  return (
    ts.canHaveModifiers(node) &&
    (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)
  );
}

/** A module that only hands on what others export hides where things are, and breeds cycles. */
export function barrels(files: Files): Mistake[] {
  return scriptsOf(files)
    .filter(isBarrel)
    .map(({ path }) => {
      const text =
        'only exports what other files define; there are no barrels. Move each import to the file that defines the name, then delete this one.';
      return { file: path, line: 1, text };
    });
}

function isBarrel({ parts }: Module): boolean {
  const statements = parts.flatMap((part) => [...part.statements]);
  const exports = statements.filter(ts.isExportDeclaration).filter(handsOn);
  return (
    exports.length > 0 &&
    statements.every((node) => ts.isImportDeclaration(node) || ts.isExportDeclaration(node))
  );
}

/** `export {}` hands nothing on: it marks a file as a module. */
function handsOn({ exportClause }: ts.ExportDeclaration): boolean {
  return !exportClause || !ts.isNamedExports(exportClause) || exportClause.elements.length > 0;
}
