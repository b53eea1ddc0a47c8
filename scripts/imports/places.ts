// Purpose: what stands where: hydration in layouts and pages, short pages, a test beside every module that decides.
// Pure rules of check-imports.ts.
import ts from 'typescript';
import { layerOf } from './layers.ts';
import { type Files, lineOf, type Mistake, type Module, modulesOf, visit } from './modules.ts';

/** One search through layouts and pages lists everything that hydrates. */
export function hydration(files: Files): Mistake[] {
  const mistakes: Mistake[] = [];
  for (const module of modulesOf(files)) {
    if (/^src\/(layouts|pages)\//.test(module.path)) continue;
    visit(module, (node) => {
      if (!ts.isJsxAttribute(node) || !ts.isJsxNamespacedName(node.name)) return;
      if (node.name.namespace.text !== 'client') return;
      const text = `hydrates with ${node.name.getText()}; client: directives stand in layouts and pages only. Move the island to the layout or page, and hand it over in a slot.`;
      mistakes.push({ file: module.path, line: lineOf(node), text });
    });
  }
  return mistakes;
}

const longestPage = 40;

/** Pages compose: parameters, data, layout. */
export function pageLength(files: Files): Mistake[] {
  return modulesOf(files).flatMap(({ path, text }): Mistake[] => {
    const lines = text.replace(/\n$/, '').split('\n').length;
    if (layerOf(path) !== 'pages' || lines <= longestPage) return [];
    const problem = `has ${lines} lines; a page composes in at most ${longestPage}. Move markup to src/components, and what is computed to src/site.`;
    return [{ file: path, line: longestPage + 1, text: problem }];
  });
}

const tested = ['site', 'schemas', 'i18n', 'services', 'stores'];

/** Works inside Astro only: the end-to-end tests prove it. */
const untestable = ['src/i18n/build.ts'];

/** Every module that decides something has a test whose path follows from its own. */
export function testPaths(files: Files): Mistake[] {
  return modulesOf(files).flatMap((module): Mistake[] => {
    const { path } = module;
    const test = path.replace(/^src\/(.*)\.tsx?$/, 'tests/unit/$1.test.ts');
    const exempt = !tested.includes(layerOf(path) ?? '') || untestable.includes(path);
    if (exempt || files.has(test) || holdsTypesOnly(module)) return [];
    const text = `has no test; every module in ${tested.join(', ')} has one at the matching path. Write ${test}, or move its test to there.`;
    return [{ file: path, line: 1, text }];
  });
}

function holdsTypesOnly({ path, parts }: Module): boolean {
  return path.endsWith('.d.ts') || parts.every(({ statements }) => statements.every(isTypeOnly));
}

function isTypeOnly(node: ts.Statement): boolean {
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true;
  if (ts.isImportDeclaration(node)) return isTypeImport(node.importClause);
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  return (
    ts.canHaveModifiers(node) &&
    (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword)
  );
}

function isTypeImport(clause: ts.ImportClause | undefined): boolean {
  if (clause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const bindings = clause?.namedBindings;
  return (
    !clause?.name &&
    bindings !== undefined &&
    ts.isNamedImports(bindings) &&
    bindings.elements.every(({ isTypeOnly }) => isTypeOnly)
  );
}
