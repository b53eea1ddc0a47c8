import { expect, test } from 'vitest';
import { readBody } from '../../../../src/corpus/read/body.ts';
import { cutSections } from '../../../../src/corpus/translations/sections.ts';
import { sectionHash, slotHash } from '../../../../src/corpus/translations/slots.ts';

/** The hash of a section with a body, and a title of its own if one is given. */
function hashOf(body: string, title = 'A'): string {
  const text = `<Section id="a" title="${title}">\n\n${body}\n\n</Section>\n`;
  const [section] = cutSections({ body: readBody('a.mdx', text) });
  if (!section) throw new Error('no section');
  return sectionHash(section);
}

const text = 'We pay within <Fact id="time" />, as <See section="b" /> says: “in full” – always.';

test('the hash of a text is twelve digits of a SHA-256', () => {
  expect(slotHash('a')).toBe('ca978112ca1b');
});

test.each([
  ['another form of a fact', text.replace('id="time"', 'id="time" as="every"')],
  ['line breaks and spaces', text.replace('pay within', 'pay\nwithin')],
  ['a space that does not break', text.replace('We pay', 'We\u00a0pay')],
  ['other marks of quotation and dashes', text.replace('“in full” –', '"in full" —')],
  ['emphasis', text.replace('pay', '*pay*')],
  ['a waiver', `{/* waiver: it is so and so */}${text}`],
  ['a section inside it', `${text}\n\n<Section id="c" title="C">\n\nMore.\n\n</Section>`],
])('%s changes no slot', (_, changed) => {
  expect(hashOf(changed)).toBe(hashOf(text));
});

test.each([
  ['a word', text.replace('pay', 'repay')],
  ['another fact', text.replace('id="time"', 'id="day"')],
  ['another reference', text.replace('section="b"', 'section="c"')],
  ['a mark of a sentence', text.replace(':', ';')],
  ['capitals', text.replace('always', 'Always')],
  ['another form of the text', `- ${text}`],
  ['a paragraph more', `${text}\n\nMore.`],
])('%s changes a slot', (_, changed) => {
  expect(hashOf(changed)).not.toBe(hashOf(text));
});

test('the title of a section belongs to it', () => {
  expect(hashOf(text, 'B')).not.toBe(hashOf(text));
});

test('names in braces are slots, whatever form they have', () => {
  expect(slotHash('Within {{fact.time as every}}.')).toBe(slotHash('Within {{ fact.time }}.'));
  expect(slotHash('Within {{fact.time}}.')).not.toBe(slotHash('Within {{fact.day}}.'));
});

test.each([
  ['the address of a link', '[there](https://a.example/x)', '[there](https://a.example/y)'],
  ['a reference that is an item', '- <See doc="a" />', '- <See doc="b" />'],
])('another %s changes a slot', (_, before, after) => {
  expect(hashOf(before)).not.toBe(hashOf(after));
});
