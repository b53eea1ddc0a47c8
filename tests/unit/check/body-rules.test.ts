// What a body may not hold, written into the first section of a policy, on line 21.
import { describe, expect, test } from 'vitest';
import { messages, policy, said } from './small-content.ts';

const at = (line: number, message: string) => `${policy}:${line}  ${message}`;

describe('a table', () => {
  const cells = (found: string) =>
    `the row has ${found}, and the head of its table has 2. Give each row one cell for each column; a "|" within a cell is written \\|.`;

  test('has a cell for each column in every row', () => {
    expect(said('| A | B |\n| --- | --- |\n| a | b | c |\n| d |\n| e | f |')).toEqual([
      at(23, cells('3 cells')),
      at(24, cells('1 cell')),
    ]);
    expect(said('| A | B |\n| --- | --- |\n| a \\| b | c |\n| d | e |')).toEqual([]);
  });

  test('has the line below its head', () => {
    const no =
      'this was meant as a table and is not one. A table has a line | --- | --- | below its head, and an empty line before it.';
    expect(said('| a | b |\n| c | d |')).toEqual([at(21, `| a | b |: ${no}`)]);
    expect(said('Text\n| a |')).toEqual([at(21, `| a |: ${no}`)]);
  });
});

describe('a text outside every section', () => {
  const outside = 'this stands outside every section. Move it between <Section …> and </Section>.';

  test('is named, before the first, between two and after the last', () => {
    const between = '</Section>\n\n- A point.\n\n<Section id="details"';
    expect(
      messages(
        [policy, '<Section id="about"', 'Before.\n\n<Section id="about"'],
        [policy, '</Section>\n\n<Section id="details"', between],
      ),
    ).toEqual([at(19, `Before.: ${outside}`), at(28, `- A point.: ${outside}`)]);
  });

  test('is named once, whatever else is wrong with it', () => {
    const found = messages([policy, '<Section id="about"', '# Title\n\n<Section id="about"']);
    expect(found).toEqual([expect.stringMatching(/:19 {2}a Markdown heading\./)]);
  });

  test('may be a waiver', () => {
    const waiver = '{/* waiver: a limit of theirs */}\n\n<Section id="about"';
    const found = messages([policy, '<Section id="about"', waiver]);
    expect(found.filter((message) => message.includes('outside'))).toEqual([]);
  });
});

describe('a section', () => {
  const empty = 'the section has a title and no text. Write its text, or remove the section.';

  test('without text is named, also with no more than a waiver in it', () => {
    expect(said('<Section id="x" title="X">\n\n</Section>')).toEqual([at(21, empty)]);
    expect(
      said('<Section id="x" title="X">\n\n{/* waiver: a limit of theirs */}\n\n</Section>'),
    ).toContain(at(21, empty));
  });

  test('may hold no more than another section, or a figure', () => {
    const inner = '<Section id="y" title="Y">\n\nText.\n\n</Section>';
    expect(said(`<Section id="x" title="X">\n\n${inner}\n\n</Section>`)).toEqual([]);
    expect(said('<Section id="x" title="X">\n\n<RiskRegister />\n\n</Section>')).toEqual([]);
  });
});

describe('a link', () => {
  test.each([
    'htps://x.example',
    'http://x.example',
    'javascript:alert(1)',
    'https://localhost',
    'https:x.example',
    'mailto:x.example',
    'tel:call-us',
  ])('to %s leads nowhere', (url) => {
    expect(said(`[words](${url})`)).toEqual([
      at(
        21,
        `[…](${url}): found an address that leads nowhere, expected one that begins with https://, mailto: or tel:. Correct it.`,
      ),
    ]);
  });

  test.each(['https://x.example/a#b', 'mailto:c@d.example', 'tel:+44-20', 'HTTPS://X.example'])(
    'to %s is right',
    (url) => {
      expect(said(`[words](${url})`)).toEqual([]);
    },
  );

  test.each(['#about', '/p2', 'policy-2', ''])('to “%s” is one inside the site', (url) => {
    expect(said(`[words](${url})`)).toEqual([
      at(
        21,
        `[…](${url}): a link inside the site is not checked in this form. Write <See doc="…">words</See>.`,
      ),
    ]);
  });

  test.each([
    ['[words][name]', '[name]: https://x.example'],
    ['[words][]', '[words]: https://x.example'],
    ['[^1]', '[^1]: A note.'],
  ])('by a name, %s, is not used, with its definition or without', (typed, definition) => {
    const byName = (name: string) =>
      `${name}: links and notes by a name in square brackets are not used. Write [words](https://…), or <See doc="…">words</See>.`;
    expect(said(`Text${typed}`)).toEqual([at(21, byName(typed))]);
    expect(said(`Text${typed}\n\n${definition}`)).toEqual([
      at(21, byName(typed)),
      at(23, byName(definition)),
    ]);
  });
});

describe('a mark without its partner', () => {
  const alone = (shown: string, mark: string) =>
    at(
      21,
      `“${shown}”: the mark ${mark} has no partner and would be shown as it is. Close it, or remove it.`,
    );

  test.each([
    ['**We answer.', '**We answer.', '**'],
    ['We **answer** you** soon.', 'you** soon.', '**'],
    ['We answer __you.', 'We answer __you.', '__'],
    ['The [[law]] says.', 'The [[law]] says.', '[['],
  ])('%s', (text, shown, mark) => {
    expect(said(text)).toEqual([alone(shown, mark)]);
  });

  test.each(['2 * 3 * 4', 'a_b__c', '5 __ 6', 'see [1] and [sic]', '**a** and __b__'])(
    'but not: %s',
    (text) => {
      expect(said(text)).toEqual([]);
    },
  );
});

test('an image is not used, by its address or by a name', () => {
  const image = at(21, 'an image. Documents hold no images: remove it.');
  expect(said('![Words](https://x.example/y.png)')).toEqual([image]);
  expect(said('![Words][x]\n\n[x]: https://x.example/y.png')).toContain(image);
});

describe('what the page would show and the record would not', () => {
  const no = {
    code: 'a block of code. Documents hold none: remove the lines ``` and write its words as a paragraph.',
    struck:
      '~~old~~: struck-out words. The page would strike them out, and the record would say that they stand: remove them, and the marks.',
    line: 'a line across the page, which the record does not have. Remove it; what is a part of its own is a section.',
    box: 'a box to tick, which the record does not have. Write the item without [ ] or [x].',
  };
  test.each([
    ['~~~\nfenced\n~~~', 21, no.code],
    ['```\nfenced\n```', 21, no.code],
    ['We ~~old~~ new.', 21, no.struck],
    ['One.\n\n---\n\nTwo.', 23, `---: ${no.line}`],
    ['One.\n\n* * *', 23, `* * *: ${no.line}`],
    ['- [ ] open', 21, `- [ ] open: ${no.box}`],
    ['- one\n- [x] done', 22, `- [x] done: ${no.box}`],
  ])('%j', (text, line, message) => {
    expect(said(text)).toEqual([at(line, message)]);
  });

  test('spaces before a line are no code', () => {
    expect(said('    set in by four')).toEqual([]);
  });

  test('sections stand three deep, and no deeper', () => {
    const nested = (...ids: string[]): string =>
      ids.length === 0
        ? 'Text.'
        : `<Section id="${ids[0]}" title="${ids[0]}">\n\nText.\n\n${nested(...ids.slice(1))}\n\n</Section>`;
    expect(said(nested('b', 'c'))).toEqual([]);
    expect(said(nested('b', 'c', 'd', 'e'))).toEqual([
      at(
        29,
        '<Section id="d">: the section stands in 3 others, and would be numbered 1.1.1.1. Sections stand at most 3 deep: close one before it, or make it a paragraph.',
      ),
    ]);
  });
});

describe('a line that a word processor made an item', () => {
  const says =
    'this was meant as an item of a list and is not one. An item begins with a hyphen and a space (- ), and the list has an empty line before it.';
  test.each([
    ['– One.\n– Two.', '– One.', 21],
    ['— One.\n\n— Two.\n\n— Three.', '— One.', 21],
    ['Two matter:\n– one;\n– two.', '– one;', 21],
    ['• One.\n• Two.', '• One.', 21],
    ['Two matter\n  • one.', '• one.', 21],
    ['· One.', '· One.', 21],
    ['-One.\n-Two.', '-One.', 21],
    ['-**One.** It is.', '-**One.** It is.', 21],
    ['- – One.', '– One.', 21],
  ])('%j', (text, typed, line) => {
    expect(said(text)).toEqual([at(line, `${typed}: ${says}`)]);
  });

  test.each([
    'It takes a while – and only\n– as we say – a short one.',
    '- One.\n- Two – and three.',
    '* One.\n* Two.',
    '| A | B |\n| --- | --- |\n| – | — none |',
    '-5 is a number.',
    '“– one” is quoted.',
    'A · B\nC · D\n· E',
    '**One** – it is.',
  ])('but not: %j', (text) => {
    expect(said(text)).toEqual([]);
  });
});

describe('a link whose words are an address', () => {
  test.each([
    [
      'financial-ombudsman.org.uk',
      'https://www.financial-ombudsman.org.uk.claims-help.com/',
      'financial-ombudsman.org.uk.claims-help.com',
    ],
    ['www.a.org', 'https://b.org/www.a.org/', 'b.org'],
    ['https://a.org/help', 'https://a.com/help', 'a.com'],
    ['0800 023 4567', 'tel:+448000234576', '+448000234576'],
    ['+44 (0)20 7964 1000', 'tel:+442079641001', '+442079641001'],
    ['a@a.example', 'mailto:b@a.example', 'b@a.example'],
  ])('leads there: not %s to %s', (words, url, found) => {
    expect(said(`At [${words}](${url}).`)).toEqual([
      at(
        21,
        `[${words}](${url}): found a link to ${found}, expected one to what its words say. Correct one of the two.`,
      ),
    ]);
  });

  test.each([
    ['financial-ombudsman.org.uk', 'https://www.financial-ombudsman.org.uk/'],
    ['www.a.org', 'https://a.org/x?y=z'],
    ['europa.eu', 'https://ec.europa.eu/consumers/odr'],
    ['A.org/help', 'https://a.org/help/'],
    ['0800 023 4567', 'tel:+448000234567'],
    ['+44 (0)20 7964 1000', 'tel:+442079641000'],
    ['(020) 7964 1000', 'tel:+442079641000'],
    ['a@a.example', 'mailto:a@a.example?subject=x'],
    ['the site of a.org', 'https://b.org/'],
    ['security.txt', 'https://a.org/.well-known/security.txt'],
    ['README.md', 'https://a.org/x/README.md'],
    ['Node.js', 'https://nodejs.org/'],
    ['by telephone', 'tel:+442079641000'],
  ])('leads there: %s to %s', (words, url) => {
    expect(said(`At [${words}](${url}).`)).toEqual([]);
  });
});
