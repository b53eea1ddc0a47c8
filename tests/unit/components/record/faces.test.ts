import { expect, test } from 'vitest';
import { facesOf, lackingLetters } from '../../../../src/components/record/faces.ts';

test('languages of one script share their faces; another script has its family before the Latin one', () => {
  expect(facesOf('de')).toBe(facesOf('en'));
  expect(facesOf('en').families.map(({ name }) => name)).toEqual(['Literata']);
  expect(facesOf('ar').families.map(({ name }) => name)).toEqual(['Amiri', 'Literata']);
  expect(facesOf('ar').files.length).toBeGreaterThan(facesOf('en').files.length);
});

test('letters that no family has are named once each, in their order', () => {
  expect(lackingLetters(facesOf('en'), 'a漢b字漢')).toEqual(['漢', '字']);
  expect(lackingLetters(facesOf('hi'), 'क़ानून है। A')).toEqual([]);
  expect(lackingLetters(facesOf('ar'), 'سياسة، ⁦SHA-256⁩ → A')).toEqual([]);
});

test('spaces, line ends and marks that are not seen need no letter; a hyphen that does not break is a hyphen', () => {
  expect(
    lackingLetters(facesOf('en'), 'a\u00a0\u202f\u3000\n\u00ad\u2066\u2069\u200b\u2011'),
  ).toEqual([]);
});
