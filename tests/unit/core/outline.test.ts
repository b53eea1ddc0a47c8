import { describe, expect, it, test } from 'vitest';
import { marksOnce, outlineOf, printedNumber, termId } from '../../../src/core/outline.ts';
import { readBody } from '../../../src/corpus/read/body.ts';

const outline = (source: string) => outlineOf(readBody('a.mdx', source).tags);
const numbered = (source: string) =>
  outline(source).map(({ number, id, title }) => `${number} ${id}: ${title}`);

describe('the outline of a document', () => {
  it('numbers sections in the order of the text, and those inside them anew', () => {
    const source = `
<Section id="a" title="A">
  <Section id="a-one" title="A one"></Section>
  <Section id="a-two" title="A two">
    <Section id="deep" title="Deep">
      <Section id="deeper" title="Deeper"></Section>
    </Section>
  </Section>
</Section>
<Section id="b" title="B"></Section>
<Section id="c" title="C">
  <Section id="c-one" title="C one"></Section>
</Section>`;
    expect(numbered(source)).toEqual([
      '1 a: A',
      '1.1 a-one: A one',
      '1.2 a-two: A two',
      '1.2.1 deep: Deep',
      '1.2.1.1 deeper: Deeper',
      '2 b: B',
      '3 c: C',
      '3.1 c-one: C one',
    ]);
    expect(outline(source).map(({ level }) => level)).toEqual([1, 2, 2, 3, 4, 1, 1, 2]);
  });

  it('says the line of each opening tag, counted from 1', () => {
    const source =
      '<Section id="a" title="A">\n\nText.\n\n</Section>\n\n<Section\n  id="b"\n  title="B">\n</Section>';
    expect(outline(source).map(({ line }) => line)).toEqual([1, 7]);
  });

  it('counts past nine', () => {
    const source = '<Section id="a" title="A"></Section>\n'.repeat(12);
    expect(outline(source).at(-1)?.number).toBe('12');
  });

  it('takes attributes in any order, and an attribute that is missing as empty', () => {
    expect(numbered('<Section title="A" id="a"></Section><Section id="b"></Section>')).toEqual([
      '1 a: A',
      '2 b: ',
    ]);
  });

  it('keeps two sections of one id apart, so that a check can name both', () => {
    const source = '<Section id="a" title="A"></Section>\n<Section id="a" title="B"></Section>';
    expect(outline(source).map(({ number, line }) => `${number} in line ${line}`)).toEqual([
      '1 in line 1',
      '2 in line 2',
    ]);
  });

  it('goes on after a closing tag too many', () => {
    const source = '</Section><Section id="a" title="A"></Section></Section></Section>';
    expect(numbered(`${source}<Section id="b" title="B">`)).toEqual(['1 a: A', '2 b: B']);
  });

  it('is not taken in by components whose name only begins alike', () => {
    expect(numbered('<SectionNote id="a" title="A" /><Sections></Sections>')).toEqual([]);
  });

  it('is empty for a text without sections', () => {
    expect(outline('')).toEqual([]);
  });

  it('keeps a title that holds a “greater than” sign', () => {
    expect(numbered('<Section id="a" title="Amounts > £50,000"></Section>')).toEqual([
      '1 a: Amounts > £50,000',
    ]);
  });

  it('passes over a section that an author has commented out', () => {
    const source =
      '{/* <Section id="draft" title="Draft"></Section> */}\n<Section id="a" title="A"></Section>';
    expect(numbered(source)).toEqual(['1 a: A']);
  });
});

describe('a printed number', () => {
  it('ends in a full stop where it is one number alone', () => {
    const [first, second] = outline(
      '<Section id="a" title="A">\n\n<Section id="b" title="B"></Section>\n\n</Section>',
    );
    expect(first && printedNumber(first)).toBe('1.');
    expect(second && printedNumber(second)).toBe('1.1');
  });
});

describe('the place of a defined term', () => {
  it('is the term in small letters with hyphens', () => {
    expect(termId('Business Day')).toBe('term-business-day');
    expect(termId('  Digital \n Asset ')).toBe('term-digital-asset');
    expect(termId('KYC')).toBe('term-kyc');
  });
});

test('a mark that a section and everything inside it have stands once, and any other at each section', () => {
  const sections = outline(`
<Section id="a" title="A">
  <Section id="a-one" title="A one"><Section id="deep" title="Deep"></Section></Section>
  <Section id="a-two" title="A two"></Section>
</Section>
<Section id="b" title="B">
  <Section id="b-one" title="B one"></Section>
  <Section id="b-two" title="B two"></Section>
</Section>`);
  const once = (marks: Record<string, string>) =>
    [...marksOnce(sections, new Map(Object.entries(marks)))].map(([id, mark]) => `${id} ${mark}`);
  const whole = { a: '1.1', 'a-one': '1.1', deep: '1.1', 'a-two': '1.1' };
  expect(once({ ...whole, b: '1.1', 'b-one': '1.1' })).toEqual(['a 1.1', 'b 1.1', 'b-one 1.1']);
  expect(once({ ...whole, deep: '1.2' })).toEqual(['a 1.1', 'a-one 1.1', 'deep 1.2', 'a-two 1.1']);
  const { a: _, ...inside } = whole;
  expect(once(inside)).toEqual(['a-one 1.1', 'a-two 1.1']);
  expect(once({})).toEqual([]);
});
