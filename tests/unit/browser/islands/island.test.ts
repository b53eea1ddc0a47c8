// @vitest-environment jsdom
import { act, createElement, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import { island } from '../../../../src/browser/islands/island.tsx';
import { useReady } from '../../../../src/browser/islands/use-ready.ts';
import { shownEvent } from '../../../../src/browser/language-switch/protocol.ts';
import { hydrated, part, prebuilt } from './show.ts';

type Props = {
  readonly language: string;
  readonly words: { readonly common: { readonly toasts: { readonly label: string } } };
  readonly breaks?: boolean;
};

/** A form that works, or fails once a browser has rendered it. */
function Greeting({ breaks }: Pick<Props, 'breaks'>) {
  const { t } = useTranslation('common');
  const form = useRef<HTMLFormElement>(null);
  useReady(form);
  useEffect(() => {
    if (breaks) throw new Error('Broken.');
  });
  return createElement(
    'form',
    { ref: form },
    createElement('p', { suppressHydrationWarning: true }, t('toasts.label')),
    createElement('input', { name: 'typed' }),
  );
}
const Greets = island<Props>(Greeting);
const greets = (props: Partial<Props> = {}) =>
  createElement(Greets, {
    language: 'en',
    words: { common: { toasts: { label: 'Hello' } } },
    ...props,
  });

/** What the island's directive does: it hands over the nodes that stood there. */
function listen(root: HTMLElement) {
  const nodes = [...root.childNodes];
  const heard = vi.fn();
  for (const name of ['island:ready', 'island:failed']) {
    root.addEventListener(name, (event) => {
      heard(name);
      (event as CustomEvent).detail(root, nodes);
    });
  }
  return heard;
}

test('an island that works says that it is ready, and keeps the nodes of the page', async () => {
  const root = prebuilt(greets());
  const [input, heard] = [part(root, 'input'), listen(root)];
  await hydrated(greets(), 'en', root);
  expect(heard.mock.calls).toEqual([['island:ready']]);
  expect(part(root, 'input')).toBe(input);
  expect(root.dataset).not.toHaveProperty('failed');
});

test('one that fails leaves the very nodes of the page, with what was typed, and sends no form', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  const root = prebuilt(greets());
  const input = part<HTMLInputElement>(root, 'input');
  input.value = 'mine';
  const heard = listen(root);
  await hydrated(greets({ breaks: true }), 'en', root);
  expect(heard.mock.lastCall).toEqual(['island:failed']);
  expect(part<HTMLInputElement>(root, 'input')).toBe(input);
  expect(input.value).toBe('mine');
  expect(root.querySelectorAll('form')).toHaveLength(1);
  expect(root.dataset).toHaveProperty('failed');
  expect(log.mock.calls[0]?.[0]).toBe('A part of the page has failed and is left as plain HTML.');
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  part(root, 'form').dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
});

test('a page whose language was switched before shows that one as soon as the island is ready', async () => {
  vi.stubGlobal('languageSwitch', {
    base: 'en',
    shown: 'fr',
    words: { fr: [{ common: { toasts: { label: 'Bonjour' } } }] },
  });
  const root = prebuilt(greets());
  expect(part(root, 'p').textContent).toBe('Hello');
  await hydrated(greets(), 'en', root);
  expect(part(root, 'p').textContent).toBe('Bonjour');
});

test('a switch of language changes the words of an island that stands, and keeps what is typed', async () => {
  const words: Record<string, object[]> = {};
  vi.stubGlobal('languageSwitch', { base: 'en', shown: 'en', words });
  const root = await hydrated(greets());
  part<HTMLInputElement>(root, 'input').value = 'mine';
  words['de'] = [{ common: { toasts: { label: 'Guten Tag' } } }];
  await act(async () => {
    dispatchEvent(new CustomEvent(shownEvent, { detail: 'de' }));
  });
  expect(part(root, 'p').textContent).toBe('Guten Tag');
  expect(part<HTMLInputElement>(root, 'input').value).toBe('mine');
});
