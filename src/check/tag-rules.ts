// The tags of a document: known components with their attributes only, each closed in its place.
// What their attributes point to is judged in reference-rules.ts.
import { documentComponents, shapeOf } from '../corpus/document-components.ts';
import type { Body } from '../corpus/read/body.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import { isSlip, suggestion } from '../corpus/read/nearest.ts';
import type { Tag } from '../corpus/read/tags.ts';

/** The mistakes of one tag: an unknown component, wrong attributes, missing text, or text where none is allowed. */
export function tagProblems(tag: Tag, file: string): Diagnostic[] {
  const { name, kind, typed, line } = tag;
  const problem = (message: string): Diagnostic => ({
    file,
    line,
    message: `${typed}: ${message}`,
  });
  const shape = shapeOf(name);
  if (!shape) {
    if (kind === 'closing') return [];
    const names = Object.keys(documentComponents);
    const isHtml = /^[a-z]/.test(name) && !names.some((known) => isSlip(name, known));
    const near = isHtml ? '' : suggestion(name, names, (known) => `<${known}>`);
    const found = isHtml ? 'HTML is not used in documents' : `there is no component "${name}"`;
    return [problem(`${found}.${near} Components are listed in content/README.md.`)];
  }
  if (kind === 'closing') return [];
  const known = [...shape.required, ...shape.optional];
  const takes =
    known.length > 0 ? ` <${name}> takes ${known.join(', ')}.` : ` <${name}> takes none.`;
  const messages = tag.attributes.flatMap(({ name: attribute, form, value }, index) => {
    if (!known.includes(attribute)) {
      return `unknown attribute "${attribute}".${suggestion(attribute, known)}${takes}`;
    }
    if (tag.attributes.findIndex((other) => other.name === attribute) < index) {
      return `the attribute "${attribute}" is written twice. Remove one of the two.`;
    }
    if (attribute === 'define') {
      return form === 'bare' ? [] : 'the word "define" stands alone. Write <Term define>…</Term>.';
    }
    if (form === 'code')
      return `the value of "${attribute}" is a plain text. Write ${attribute}="…", without braces.`;
    if (value.trim() === '') return `"${attribute}" has no value. Write ${attribute}="…".`;
    if (/[{}]/.test(value))
      return `"${attribute}" is a plain text in which braces are not filled in. Write the words themselves.`;
    return [];
  });
  const missing = shape.required
    .filter((required) => !tag.attributes.some((given) => given.name === required))
    .map(
      (required) =>
        `"${required}" is missing. Write <${name} ${shape.required.map((each) => `${each}="…"`).join(' ')}>.`,
    );
  if (/^(?:words|blocks)$/.test(shape.holds) && kind === 'alone') {
    messages.push(`the component has no text. Write <${name}>, then the text, then </${name}>.`);
  }
  if (shape.holds === 'nothing' && kind === 'opening') {
    messages.push(
      `the component holds no text of its own. End it with "/>"; it has no closing tag.`,
    );
  }
  return [...messages, ...missing].map(problem);
}

/** The first tag that is not closed in its place, or closes nothing. Tags after it cannot be checked. */
export function closingProblems({ file, tags }: Body): Diagnostic[] {
  const open: Tag[] = [];
  for (const tag of tags) {
    // A component that has no content or does not exist is reported elsewhere.
    const holds = shapeOf(tag.name)?.holds ?? 'nothing';
    if (tag.kind === 'alone' || holds === 'nothing') continue;
    if (tag.kind === 'opening') {
      open.push(tag);
      continue;
    }
    const last = open.pop();
    if (!last || !(last.name === tag.name || open.some(({ name }) => name === tag.name))) {
      const message = `</${tag.name}>: nothing is open here that this could close. Remove it, or write <${tag.name}> where it begins.`;
      return [{ file, line: tag.line, message }];
    }
    if (last.name !== tag.name) {
      const message = `</${tag.name}>: ${last.typed} of line ${last.line} is still open. Write </${last.name}> before this.`;
      return [{ file, line: tag.line, message }];
    }
  }
  const last = open.at(-1);
  if (!last) return [];
  const message = `${last.typed}: the component is never closed. Write </${last.name}> where it ends.`;
  return [{ file, line: last.line, message }];
}

/** Whether a component without content is written as an opening or closing tag, which is reported elsewhere. */
export function isHalved({ tags }: Body): boolean {
  return tags.some(({ name, kind }) => kind !== 'alone' && shapeOf(name)?.holds === 'nothing');
}
