// Paragraphs, items and labels that stand twice in one document.
import { describe, expect, test } from 'vitest';
import { type Change, messages, policy, write } from './small-content.ts';
import { said as saidInFrench } from './small-translation.ts';

const later = (text: string): Change => [policy, 'More is in', `${text}\n\nMore is in`];
const long =
  'A price that we quote for a payment holds only for the time\nthat is shown with it, and not after.';

describe('a paragraph', () => {
  const twice = `“A price that we quote for a payment hold…”: this stands on line 21 already. Remove one of the two, or refer to the other with <See section="…" />; if both must stand, write {/* waiver: … */} with the reason directly before this one.`;
  test('stands once in a document, however its lines are broken', () => {
    expect(messages(write(long), later(long.replace(/\s/g, ' ')))).toEqual([
      `${policy}:31  ${twice}`,
    ]);
    const marked = long
      .replace('payment', '<Term of="User">payment</Term>')
      .replace('only', '**only**');
    expect(messages(write(long), later(marked))).toEqual([`${policy}:31  ${twice}`]);
  });

  test('and so does an item', () => {
    expect(
      messages(
        write(`- ${long.replace('\n', ' ')}\n- Another.`),
        later(`1. ${long.replace('\n', ' ')}`),
      ),
    ).toEqual([`${policy}:31  ${twice}`]);
  });

  test('of a translation too', () => {
    const own =
      'Le prix que nous indiquons pour un paiement ne vaut que pour la durée affichée, et non après.';
    const english: Change = [policy, 'More is in', `${long}\n\nAnother text.\n\nMore is in`];
    expect(saidInFrench('Le reste', `${own}\n\n${own}\n\nLe reste`, english)).toEqual([
      expect.stringMatching(
        /^translations\/fr\/policy-1\.mdx:21 {2}“Le prix [^”]*…”: this stands on line 19 already\./,
      ),
    ]);
  });

  test('may stand twice with a reason', () => {
    const waiver = '{/* waiver: each part is read alone */}';
    expect(messages(write(long), later(`${waiver}\n\n${long}`))).toEqual([]);
    expect(messages(write(long), later(`${waiver} ${long}`))).toEqual([]);
  });

  test.each([
    ['We answer within a day, and never later than that.'],
    ['See <See doc="policy-2" section="about" /> and <See doc="policy-3" section="about" />.'],
    ['| A price that we quote for a payment holds only for the time shown |\n| --- |\n| a |'],
  ])('but not: %s', (text) => {
    expect(messages(write(text), later(text))).toEqual([]);
  });

  test('nor with another fact, nor in another document', () => {
    const within = (id: string) => `${long} It is <Fact id="${id}" />.`;
    expect(messages(write(within('reply-time')), later(within('uptime-window')))).toEqual([]);
    expect(messages(write(long), ['documents/policy-2.mdx', 'Text.', long])).toEqual([]);
  });
});

describe('a label', () => {
  const twice = (label: string, line: number) =>
    `**${label}**: the label stands on line ${line} already. Give each row and item a label of its own.`;
  const table = (...labels: readonly string[]) =>
    [
      '| Line | Value |',
      '| --- | --- |',
      ...labels.map((label) => `| **${label}** Limit | a |`),
    ].join('\n');
  test('stands once in a table, a list and a document', () => {
    expect(messages(write(table('D1', 'D2', 'D2', 'D3')))).toEqual([
      `${policy}:25  ${twice('D2', 24)}`,
    ]);
    expect(messages(write('- **A1** One.\n- **A1.** Two.'))).toEqual([
      `${policy}:22  ${twice('A1', 21)}`,
    ]);
    expect(messages(write(table('D1', 'D2')), later(table('J12', 'D2')))).toEqual([
      `${policy}:36  ${twice('D2', 24)}`,
    ]);
  });

  test('two tables may have their rows for the same things', () => {
    expect(messages(write(table('P1', 'P2', 'P3')), later(table('P1', 'P2')))).toEqual([]);
  });

  test.each([
    '- **Fees.** One.\n- **Fees.** Two.',
    '- One **A1**.\n- Two **A1**.',
    '- **AES-256** One.\n- **AES-256** Two.',
    '- A1 One.\n- A1 Two.',
    '**A1** One.\n\n**A1** Two.',
  ])('but not: %j', (text) => {
    expect(messages(write(text))).toEqual([]);
  });
});

describe('the title of a section', () => {
  const section = (id: string, title: string, inside = 'Text.') =>
    `<Section id="${id}" title="${title}">\n\n${inside}\n\n</Section>`;
  test('is that of no other beside it', () => {
    const both = `${section('one', 'Rules')}\n\n${section('two', 'Rules')}`;
    expect(messages([policy, '<Section id="about"', `${both}\n\n<Section id="about"`])).toContain(
      `${policy}:25  title="Rules": the section on line 19, at the same level, has the same title. Give each a title of its own.`,
    );
  });
  test('may be that of one in another section', () => {
    const both = `${section('one', 'Rules', section('deep-1', 'Limits'))}\n\n${section('two', 'Terms', section('deep-2', 'Limits'))}`;
    expect(
      messages([policy, '<Section id="about"', `${both}\n\n<Section id="about"`]).filter(
        (message) => message.includes('title='),
      ),
    ).toEqual([]);
  });
});

describe('a reference', () => {
  const see = '<See section="details" />';
  const says = `${see}: the same reference stands twice, one behind the other. Correct one of the two, or remove it.`;
  test.each([`See ${see} and ${see}.`, `See ${see}, ${see}.`, `See ${see} or\n${see}.`])(
    'stands once in a place: %s',
    (text) => {
      expect(messages(write(text))).toEqual([`${policy}:21  ${says}`]);
    },
  );
  test('may come again later, and lead to two places', () => {
    expect(messages(write(`See ${see}. And ${see}, and <See section="about" />.`))).toEqual([]);
    expect(messages(write(`See ${see}\n\n${see}`))).toEqual([]);
    expect(messages(write(`See ${see}; ${see} says more. It is ${see} (a), ${see} (b).`))).toEqual(
      [],
    );
  });
});
