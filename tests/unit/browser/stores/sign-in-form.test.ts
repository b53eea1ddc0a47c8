import { beforeEach, expect, test, vi } from 'vitest';
import { signIn } from '../../../../src/browser/services/auth.ts';
import { $signInForm, submitSignIn } from '../../../../src/browser/stores/sign-in-form.ts';

vi.mock('../../../../src/browser/services/auth.ts', () => ({ signIn: vi.fn() }));
const answer = vi.mocked(signIn);
const right = { email: ' ada@example.org ', password: 'secret' };

beforeEach(() => {
  answer.mockReset().mockResolvedValue(true);
  $signInForm.set({ status: 'idle', errors: {}, denied: false });
});

test('right credentials sign in', async () => {
  const trying = submitSignIn(right);
  expect($signInForm.get()).toEqual({ status: 'submitting', errors: {}, denied: false });
  expect(await trying).toBe('signed-in');
  expect(answer).toHaveBeenCalledExactlyOnceWith({ ...right, email: 'ada@example.org' });
  expect($signInForm.get()).toEqual({ status: 'idle', errors: {}, denied: false });
});

test('a try under way is not doubled', async () => {
  expect(await Promise.all([submitSignIn(right), submitSignIn(right)])).toEqual([
    'signed-in',
    'busy',
  ]);
  expect(answer).toHaveBeenCalledOnce();
});

test('a form that is broken off is usable again', async () => {
  answer.mockRejectedValueOnce(new Error('unexpected'));
  await expect(submitSignIn(right)).rejects.toThrow('unexpected');
  expect($signInForm.get().status).toBe('idle');
});
