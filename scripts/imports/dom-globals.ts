// Purpose: stores know nothing of the document that they are shown in, so that they run in tests and at build time.
// A pure rule of check-imports.ts; the type checker tells a global from a name that the module declares itself.
import ts from 'typescript';
import { layerOf } from './layers.ts';
import { type Files, lineOf, type Mistake, type Module, modulesOf, visit } from './modules.ts';

const globals = ['document', 'window'];
const hosts = ['globalThis', 'self', 'window'];

/** Stores touch neither `document` nor `window`. */
export function domGlobals(files: Files): Mistake[] {
  const stores = modulesOf(files).filter(({ path }) => layerOf(path) === 'stores');
  const checker = checkerOf(stores);
  const mistakes: Mistake[] = [];
  for (const module of stores) {
    visit(module, (node) => {
      if (!ts.isIdentifier(node) || !globals.includes(node.text)) return;
      if (!isHostProperty(node) && (isName(node) || isDeclared(node, checker))) return;
      const text = `uses ${node.text}; stores know no DOM. Move the access to src/services, or to the island that renders the store.`;
      mistakes.push({ file: module.path, line: lineOf(node), text });
    });
  }
  return mistakes;
}

/** A checker over these modules alone, without libraries: what it cannot resolve is a global. */
function checkerOf(modules: readonly Module[]): ts.TypeChecker {
  const sources = new Map(modules.flatMap(({ path, parts }) => parts.map((part) => [path, part])));
  const host: ts.CompilerHost = {
    getSourceFile: (path) => sources.get(path),
    getDefaultLibFileName: () => '',
    writeFile: () => {},
    getCurrentDirectory: () => '',
    getCanonicalFileName: (path) => path,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    fileExists: (path) => sources.has(path),
    readFile: () => undefined,
  };
  const options = { noLib: true, noResolve: true, types: [] };
  return ts.createProgram([...sources.keys()], options, host).getTypeChecker();
}

function isHostProperty({ parent }: ts.Identifier): boolean {
  return ts.isPropertyAccessExpression(parent) && hosts.includes(parent.expression.getText());
}

/** Whether an identifier names a property or a declaration rather than using a value. */
function isName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isShorthandPropertyAssignment(parent)) return false;
  if (ts.isQualifiedName(parent)) return parent.right === node;
  return (
    ('name' in parent && parent.name === node) ||
    ('propertyName' in parent && parent.propertyName === node)
  );
}

function isDeclared(node: ts.Identifier, checker: ts.TypeChecker): boolean {
  return checker
    .getSymbolsInScope(node, ts.SymbolFlags.Value)
    .some(({ name }) => name === node.text);
}
