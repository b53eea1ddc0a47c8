// @vitest-environment jsdom
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { Field } from '../../../../src/browser/islands/Field.tsx';
import { described, labelled, part, prebuilt } from './show.ts';

type Props = Omit<Parameters<typeof Field>[0], 'children'>;
const field = (props: Partial<Props> = {}) =>
  prebuilt(
    Field({
      name: 'city',
      label: 'City',
      ...props,
      children: (control) => createElement('input', control),
    }),
  );

test('a control has its name and its label, and nothing that describes it or finds it wrong', () => {
  const island = field();
  const input = labelled(island, 'City');
  expect(input.getAttributeNames().sort()).toEqual(['id', 'name']);
  expect([input.id, input.getAttribute('name')]).toEqual(['_city', 'city']);
  expect(island.querySelectorAll('p')).toHaveLength(0);
});

test('hint and error describe the control, in this order, and the error marks it', () => {
  const hint = field({ hint: 'Where you live' });
  expect(described(hint, part(hint, 'input'))).toEqual(['Where you live']);
  expect(part(hint, 'input').hasAttribute('aria-invalid')).toBe(false);
  document.body.replaceChildren();
  const both = field({ hint: 'Where you live', error: 'No such city' });
  expect(described(both, part(both, 'input'))).toEqual(['Where you live', 'No such city']);
  expect(part(both, 'input').getAttribute('aria-invalid')).toBe('true');
});

test('the mark is part of the label, and is read as a word of its own', () => {
  expect(part(field({ mark: 'required' }), 'label').textContent).toBe('City (required)');
});
