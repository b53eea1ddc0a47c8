// Compares two lines word by word. Emphasis, links and code count: a word that becomes bold has changed.
import { diffArrays } from 'diff';
import type { Inline } from '../record/blocks.ts';

/** What happened to a part of a text. */
export type Change = 'same' | 'added' | 'removed';

/** Neighbouring parts of a line that share one change. */
export type ComparedPart = { readonly change: Change; readonly children: readonly Inline[] };

/** A word, a space or a punctuation mark, with its styles. */
type Token = { readonly text: string; readonly style: readonly Style[] };
type Style =
  | { readonly kind: 'strong' | 'emphasis' | 'code' | 'blank' }
  | { readonly kind: 'link'; readonly url: string };

type Run = { readonly change: Change; readonly tokens: readonly Token[] };

/** Compares two lines. What was removed stands before what was added in its place. */
export function compareLines(
  before: readonly Inline[],
  after: readonly Inline[],
): readonly ComparedPart[] {
  const [old, now] = [tokensOf(before), tokensOf(after)];
  const runs: Run[] = [];
  let [at, to] = [0, 0];
  for (const { value, added, removed } of diffArrays(old.map(keyOf), now.map(keyOf))) {
    const change = added ? 'added' : removed ? 'removed' : 'same';
    const tokens = added ? now.slice(to, to + value.length) : old.slice(at, at + value.length);
    runs.push({ change, tokens });
    if (!added) at += value.length;
    if (!removed) to += value.length;
  }
  return mergeRuns(runs).map(({ change, tokens }) => ({ change, children: inlinesOf(tokens) }));
}

function tokensOf(line: readonly Inline[], style: readonly Style[] = []): Token[] {
  return line.flatMap((part): Token[] => {
    switch (part.kind) {
      case 'text':
        return (part.text.match(/\s+|[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*|[^\s]/gu) ?? []).map(
          (text) => ({ text: /^\s/.test(text) ? ' ' : text, style }),
        );
      case 'code':
      case 'blank':
        return [{ text: part.text, style: [...style, { kind: part.kind }] }];
      case 'link':
        return tokensOf(part.children, [...style, { kind: 'link', url: part.url }]);
      default:
        return tokensOf(part.children, [...style, { kind: part.kind }]);
    }
  });
}

function keyOf({ text, style }: Token): string {
  return JSON.stringify([text, style]);
}

/**
 * Merges runs, so that they are readable. A few equal marks or spaces between two changes become part of the change;
 * otherwise a rewritten sentence would fall into single words.
 */
function mergeRuns(runs: readonly Run[]): Run[] {
  const result: Run[] = [];
  let removed: Token[] = [];
  let added: Token[] = [];
  const flush = () => {
    if (removed.length > 0) result.push({ change: 'removed', tokens: removed });
    if (added.length > 0) result.push({ change: 'added', tokens: added });
    removed = [];
    added = [];
  };
  runs.forEach(({ change, tokens }, index) => {
    if (change === 'removed') removed.push(...tokens);
    else if (change === 'added') added.push(...tokens);
    else if (isBridge(tokens) && removed.length + added.length > 0 && index < runs.length - 1) {
      removed.push(...tokens);
      added.push(...tokens);
    } else {
      flush();
      result.push({ change, tokens });
    }
  });
  flush();
  return result;
}

/** Whether equal tokens between two changes are too few to stand alone: fewer than two words. */
function isBridge(tokens: readonly Token[]): boolean {
  return tokens.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).length < 2;
}

function inlinesOf(tokens: readonly Token[], depth = 0): Inline[] {
  const result: Inline[] = [];
  let index = 0;
  while (index < tokens.length) {
    const style = tokens[index]?.style[depth];
    let end = index + 1;
    while (end < tokens.length && sameStyle(tokens[end]?.style[depth], style)) end += 1;
    const group = tokens.slice(index, end);
    const text = group.map((token) => token.text).join('');
    if (!style) result.push({ kind: 'text', text });
    else if (style.kind === 'code' || style.kind === 'blank') {
      result.push({ kind: style.kind, text });
    } else if (style.kind === 'link') {
      result.push({ kind: 'link', url: style.url, children: inlinesOf(group, depth + 1) });
    } else result.push({ kind: style.kind, children: inlinesOf(group, depth + 1) });
    index = end;
  }
  return result;
}

function sameStyle(one: Style | undefined, other: Style | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
