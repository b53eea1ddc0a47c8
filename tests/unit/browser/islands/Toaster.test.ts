// @vitest-environment jsdom
import { act, createElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import english from '../../../../content/locales/en/common.json' with { type: 'json' };
import { Toaster } from '../../../../src/browser/islands/Toaster.tsx';
import { $toasts, carryToast, showToast } from '../../../../src/browser/stores/toasts.ts';
import { hydrated, part, prebuilt, press } from './show.ts';

// use-room-for.test.ts proves it, with what jsdom lacks.
vi.mock('../../../../src/browser/islands/use-room-for.ts', () => ({ useRoomFor: () => {} }));

const { toasts } = english;
const toaster = () => createElement(Toaster, { language: 'en', words: { common: { toasts } } });
const sent = { kind: 'success', title: 'Sent', text: 'We answer.' } as const;
const lost = { kind: 'destructive', title: 'Lost', text: 'Try again.' } as const;

beforeEach(() => {
  $toasts.set([]);
});

const say = (toast: Parameters<typeof showToast>[0]) => act(async () => showToast(toast));
const said = (island: HTMLElement, role: string) =>
  Array.from(part(island, `[role=${role}]`).querySelectorAll('p'), (one) => one.textContent);

test('both live regions are there before any message, and an empty one takes no stop of the Tab key', () => {
  showToast(sent);
  const island = prebuilt(toaster());
  expect([said(island, 'status'), said(island, 'alert')]).toEqual([[], []]);
  const region = part(island, 'section');
  expect([region.getAttribute('aria-label'), region.tabIndex]).toEqual([toasts.label, -1]);
});

test('a failure is announced at once, other messages when the reader pauses', async () => {
  const island = await hydrated(toaster());
  await say(sent);
  await say(lost);
  expect(said(island, 'status')).toEqual(['Sent', 'We answer.']);
  expect(said(island, 'alert')).toEqual(['Lost', 'Try again.']);
});

test('a patient failure is announced when the reader pauses', async () => {
  const island = await hydrated(toaster());
  await say({ ...lost, patient: true });
  expect(said(island, 'alert')).toEqual([]);
  expect(said(island, 'status')).toEqual(['Lost', 'Try again.']);
  expect(part(island, '.toast').classList.contains('toast-destructive')).toBe(true);
});

test('a message that the page before has left is shown once', async () => {
  carryToast(sent);
  expect(said(await hydrated(toaster()), 'status')).toEqual(['Sent', 'We answer.']);
  expect(sessionStorage).toHaveLength(0);
});

test('a message stays for a moment and the time to read each letter', async () => {
  vi.useFakeTimers();
  const island = await hydrated(toaster());
  await say(sent);
  const stays = 4000 + 70 * 'SentWe answer.'.length;
  await act(async () => vi.advanceTimersByTime(stays - 1));
  expect(said(island, 'status')).not.toEqual([]);
  await act(async () => vi.advanceTimersByTime(1));
  expect(said(island, 'status')).toEqual([]);
});

test.each([
  ['pointed at', 'pointerover', 'pointerout'],
  ['focused', 'focusin', 'focusout'],
])('while it is %s it stays, and its time begins anew', async (_, begin, end) => {
  vi.useFakeTimers();
  const island = await hydrated(toaster());
  await say(sent);
  const touch = (type: string) =>
    act(async () => part(island, '[role=group]').dispatchEvent(new Event(type, { bubbles: true })));
  await touch(begin);
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(said(island, 'status')).not.toEqual([]);
  await touch(end);
  await act(async () => vi.advanceTimersByTime(4000));
  expect(said(island, 'status')).not.toEqual([]);
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(said(island, 'status')).toEqual([]);
});

test('its button and Escape take it away, and the focus stays in the order of the page', async () => {
  const island = await hydrated(toaster());
  await say(sent);
  await say(lost);
  const close = part(island, '[role=status] button');
  expect(close.getAttribute('aria-label')).toBe(toasts.dismiss);
  await act(async () => close.focus());
  await press(close);
  expect(said(island, 'status')).toEqual([]);
  expect(document.activeElement).toBe(part(island, 'section'));
  const key = (name: string) =>
    act(async () =>
      part(island, '[role=alert] button').dispatchEvent(
        new KeyboardEvent('keydown', { key: name, bubbles: true }),
      ),
    );
  await key('a');
  expect(said(island, 'alert')).not.toEqual([]);
  await key('Escape');
  expect(said(island, 'alert')).toEqual([]);
});

test('a message that goes takes no focus from the page', async () => {
  const island = await hydrated(toaster());
  const field = document.createElement('input');
  document.body.append(field);
  await say(sent);
  field.focus();
  await press(part(island, 'button'));
  expect(document.activeElement).toBe(field);
});
