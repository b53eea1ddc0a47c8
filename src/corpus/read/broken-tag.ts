// Says what is wrong with a "<" or a "{" in a document that begins nothing valid. The functions take the text from that
// character on, and answer how much of it is spoilt and what to write instead.
import { placeholdersIn, valueNamed } from '../../core/placeholders.ts';

/** The length of a piece of text that cannot stay, and the sentence for it. */
export type Broken = { readonly length: number; readonly message: string };

/** A text shortened for a message, on one line. */
export function excerpt(text: string, most = 60): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > most ? `${line.slice(0, most).trimEnd()}…` : line;
}

/**
 * What is wrong with a "<" that does not begin a well-formed tag.
 * @param rest The text from the "<" on.
 */
export function brokenTag(rest: string): Broken {
  const comment = /^<!--[\s\S]*?(?:-->|\n\n|$)/.exec(rest)?.[0];
  if (comment !== undefined) {
    return broken(comment, 'comments are not written in documents. Remove it.');
  }
  const link = /^<((?:https?:\/\/|mailto:)[^\s<>]+|[^\s<>@]+@[^\s<>]+)>/.exec(rest);
  if (link) {
    const target = link[1] ?? '';
    const address =
      target.includes('@') && !target.startsWith('mailto:') ? `mailto:${target}` : target;
    return broken(
      link[0],
      `an address does not stand between < and >. Write [words of the link](${address}).`,
    );
  }
  const amount = /^<\s*(=?)\s*([£€$]?\d+(?:[.,]\d+)*%?(?: [a-z]+)?)/.exec(rest);
  if (amount) {
    const words = `${amount[1] ? 'at most' : 'less than'} ${amount[2]}`;
    return broken(amount[0], `a "<" begins a component, and this is none. Write "${words}".`);
  }
  const tag = /^<\/?[A-Za-z](?:[^<>\n]|\n(?!\n))*>?/.exec(rest)?.[0];
  if (tag?.endsWith('>')) return broken(tag, reasonFor(tag));
  if (tag !== undefined) {
    // Nobody knows where the tag should have ended. So only its name is left out, and what follows is checked as text.
    const { length } = /^<\/?[\w.:-]+/.exec(tag)?.[0] ?? '<';
    return { length, message: `${excerpt(tag, 30)}: ${reasonFor(tag)}` };
  }
  return broken(
    /^<[^\s<]*/.exec(rest)?.[0] ?? '<',
    'a "<" begins a component, and this is none. Write the sign in words, such as "less than".',
  );
}

/**
 * What is wrong with a "{": documents hold no program code.
 * @param rest The text from the "{" on.
 */
export function brokenBrace(rest: string): Broken {
  const double = /^\{\{[^{}\n]*\}\}/.exec(rest)?.[0];
  if (double !== undefined) {
    const named = placeholdersIn(double).map(valueNamed)[0];
    const tag = named?.kind === 'fact' ? 'Fact id' : 'Company name';
    const advice = named
      ? `Write <${tag}="${named.key}" /> instead.`
      : 'Write the words themselves.';
    return broken(
      double,
      `double braces are filled in in front matter and in locales/ only. ${advice}`,
    );
  }
  const comment = /^\{\s*\/\*[\s\S]*?\*\/\s*\}/.exec(rest)?.[0];
  if (comment !== undefined)
    return broken(comment, 'comments are not written in documents. Remove it.');
  const code = /^\{(?:[^{}\n]|\n(?!\n))*\}/.exec(rest)?.[0];
  if (code !== undefined) {
    return broken(
      code,
      'braces hold program code, which documents do not use. Write the words without braces, or in round brackets.',
    );
  }
  const line = /^\{[^\n]{0,30}/.exec(rest)?.[0] ?? '{';
  return {
    length: 1,
    message: `${excerpt(line)}: a "{" begins program code and is never closed. Remove it, or write a round bracket: (`,
  };
}

function broken(text: string, message: string): Broken {
  return { length: text.trimEnd().length, message: `${excerpt(text)}: ${message}` };
}

function reasonFor(tag: string): string {
  if (/[“”„«»‘’]/.test(tag)) {
    return 'the quotation marks of an attribute are straight ones. Write "…" in place of “…”.';
  }
  if (!tag.endsWith('>')) {
    return 'the component has no ">" at its end. Close it, such as <Fact id="refund-time" />; if "<" means less than, write the words.';
  }
  if (/='/.test(tag))
    return 'the value of an attribute stands in double quotation marks. Write name="value".';
  if ((tag.match(/"/g) ?? []).length % 2 === 1) {
    return 'a quotation mark is missing. Each value of an attribute has one before it and one after it.';
  }
  if (/\s=|=\s/.test(tag)) return 'no space stands before or after "=". Write name="value".';
  if (/=[^"{\s]/.test(tag))
    return 'the value of an attribute stands in quotation marks. Write name="value".';
  return 'this is not in the form of a component. Compare it with the table of components in content/README.md.';
}
