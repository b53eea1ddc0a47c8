import { describe, expect, test } from 'vitest';
import { corpusOf } from '../../../../src/corpus/corpus.ts';
import { documentBlocks } from '../../../../src/corpus/record/document-blocks.ts';
import { markdownOf } from '../../../../src/corpus/record/markdown.ts';
import { smallContent } from '../../check/small-content.ts';

const words =
  '{ "see": "section {{number}} ({{title}})", "seeDocument": "{{document}}, section {{number}} ({{title}})" }\n';
const contact = '{ "meta": { "title": "Contact {{company.brand}}" } }\n';

/** The blocks of the first policy with another body, after the words of a reference are known. */
function blocks(body: string) {
  const files = [
    ...smallContent().map(({ path, text }) => ({
      path,
      text: path.endsWith('policy-1.mdx') ? text.replace(/<Section[\s\S]*/, () => body) : text,
    })),
    { path: 'content/locales/en/document.json', text: words },
    { path: 'content/locales/en/contact.json', text: contact },
  ];
  const corpus = corpusOf(files);
  const { english } = corpus;
  const document = corpus.documentsById.get('policy-1');
  if (!english || !document) throw new Error('The small content can be spoken.');
  return documentBlocks(document, { ...corpus, speech: english });
}
const markdown = (body: string) => markdownOf(blocks(body));

test('sections are headings with their printed numbers, and what stands in them follows', () => {
  expect(
    blocks(
      '<Section id="a" title="A">\n\nOne.\n\n<Section id="b" title="B">\n\nTwo.\n\n</Section>\n\n</Section>',
    ),
  ).toMatchObject([
    { kind: 'heading', level: 1, number: '1.', id: 'a', title: 'A' },
    { kind: 'paragraph' },
    { kind: 'heading', level: 2, number: '1.1', id: 'b', title: 'B' },
    { kind: 'paragraph' },
  ]);
});

describe('within a line', () => {
  test('facts, names and terms are the words that a reader sees', () => {
    expect(
      markdown(
        '<Company name="brand" /> pays in <Fact id="reply-time" />; a <Term define>User</Term> is a <Term>User</Term>.',
      ),
    ).toBe('Exampla pays in 1–2 hours; a **User** is a User.');
  });

  test('a reference is the name of what it points to, unless it has words of its own', () => {
    const section = '<Section id="about" title="About us">\n\n';
    const close = '\n\n</Section>';
    const said = (tag: string) => markdown(`${section}${tag}${close}`).split('\n\n')[1];
    expect(said('See <See section="about" />.')).toBe('See section 1 (About us).');
    expect(said('<See doc="policy-1" section="about" /> it is.')).toBe(
      'section 1 (About us) it is.',
    );
    expect(said('<See doc="policy-2" section="about" /> it is.')).toBe(
      'Policy 2, section 1 (About) it is.',
    );
    expect(said('<See doc="policy-2" /> it is.')).toBe('Policy 2 it is.');
    expect(said('<See doc="contact" /> it is.')).toBe('Contact Exampla it is.');
    expect(said('<See doc="contact">our *form*</See> it is.')).toBe('our *form* it is.');
  });

  test('emphasis, code and links stay; a typed address stays text, a line break is a space', () => {
    expect(markdown('**a** *b* `c` [d](https://x.example) https://y.example and\\\nz')).toBe(
      '**a** *b* `c` [d](https://x.example) https://y.example and z',
    );
  });

  test('a waiver says nothing', () => {
    expect(markdown('In {/* waiver: a limit of theirs */}5 days.')).toBe('In 5 days.');
  });
});

describe('blocks', () => {
  test('of Markdown stay: lists with their start, tables', () => {
    expect(markdown('3. a\n4. b\n\n- c\n  - d')).toBe('3. a\n4. b\n\n- c\n\n  - d');
    expect(markdown('| A | B |\n| --- | --- |\n| <Fact id="reply-time" /> | c |')).toBe(
      '| A | B |\n| --- | --- |\n| 1–2 hours | c |',
    );
  });

  test('a notice is a quote, on a line of its own or around paragraphs', () => {
    expect(markdown('<Notice>Mind <Fact id="reply-time" />.</Notice>')).toBe('> Mind 1–2 hours.');
    expect(markdown('<Notice>\n\nOne.\n\nTwo.\n\n</Notice>')).toBe('> One.\n>\n> Two.');
  });

  test('a figure that stands alone is what it shows', () => {
    expect(() => blocks('<RiskRegister />')).toThrow(/document\.json has no “risk\.asOf”/);
    expect(markdown('<Fact id="reply-time" />')).toBe('1–2 hours');
  });
});

test('a body that cannot be read has no blocks', () => {
  expect(() => blocks('In <5 days.')).toThrow(
    new TypeError('The text of content/documents/policy-1.mdx cannot be read.'),
  );
});
