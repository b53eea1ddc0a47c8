import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepToast, takeToast } from '../../../../src/browser/services/toast-flag.ts';
import {
  $toasts,
  carryToast,
  dismissToast,
  showCarriedToast,
  showToast,
} from '../../../../src/browser/stores/toasts.ts';

vi.mock('../../../../src/browser/services/toast-flag.ts', () => ({
  keepToast: vi.fn(),
  takeToast: vi.fn(),
}));

const sent = { kind: 'success', title: 'Sent', text: 'Thank you' } as const;
const wrong = { kind: 'destructive', title: 'Wrong', text: 'Try again' } as const;
const titles = () => $toasts.get().map(({ title }) => title);

beforeEach(() => $toasts.set([]));

test('messages stand in their order, each with a number of its own', () => {
  showToast(sent);
  showToast(wrong);
  expect($toasts.get()).toMatchObject([sent, wrong]);
  const [first, second] = $toasts.get().map(({ id }) => id);
  expect(first).not.toBe(second);
});

test('one is taken away, the others stay', () => {
  showToast(sent);
  showToast(wrong);
  dismissToast($toasts.get()[0]?.id ?? 0);
  expect(titles()).toEqual(['Wrong']);
  dismissToast(-1);
  expect(titles()).toEqual(['Wrong']);
});

test('the same message again takes the place of the first, as a new one', () => {
  showToast(wrong);
  showToast(sent);
  const [{ id } = { id: 0 }] = $toasts.get();
  showToast(wrong);
  expect(titles()).toEqual(['Sent', 'Wrong']);
  expect($toasts.get().some((toast) => toast.id === id)).toBe(false);
});

describe('a message for the next page', () => {
  test('is kept, and shown there', () => {
    carryToast(sent);
    const text = vi.mocked(keepToast).mock.calls[0]?.[0] ?? '';
    vi.mocked(takeToast).mockReturnValueOnce(text);
    showCarriedToast();
    expect($toasts.get()).toMatchObject([sent]);
  });

  test.each([
    [null],
    [''],
    ['no json'],
    ['null'],
    ['{}'],
    ['[1]'],
    ['{"title":1,"text":"x"}'],
    ['{"title":"only"}'],
  ])('is not shown when it is none: %s', (text) => {
    vi.mocked(takeToast).mockReturnValueOnce(text);
    expect(showCarriedToast).not.toThrow();
    expect($toasts.get()).toEqual([]);
  });

  test('of an unknown kind is a plain one', () => {
    vi.mocked(takeToast).mockReturnValueOnce('{"kind":"x onload=1","title":"a","text":"b"}');
    showCarriedToast();
    expect($toasts.get()).toMatchObject([{ kind: 'success', title: 'a', text: 'b' }]);
  });
});
