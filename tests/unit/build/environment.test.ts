import { afterEach, expect, test, vi } from 'vitest';
import { environment } from '../../../src/build/environment.ts';

afterEach(() => vi.unstubAllEnvs());

/** Calls the hook as Astro does for a command. */
async function setup(command: string, read: () => Promise<NodeJS.ProcessEnv>) {
  const hook = environment(read).hooks['astro:config:setup'];
  await Reflect.apply(hook ?? expect.unreachable, undefined, [{ command }]);
}
const read = async () => ({ PUBLIC_CONTACT_DELIVERY: 'simulated' });

test.each([
  ['build', 'simulated'],
  ['dev', 'simulated'],
  ['sync', 'what stood there'],
])('settings stand in the environment of astro %s: %s', async (command, expected) => {
  vi.stubEnv('PUBLIC_CONTACT_DELIVERY', 'what stood there');
  await setup(command, read);
  expect(process.env['PUBLIC_CONTACT_DELIVERY']).toBe(expected);
});

test('a setting that is not accepted stops Astro', async () => {
  const refuse = () => Promise.reject(new Error('expected simulated or supabase'));
  await expect(setup('build', refuse)).rejects.toThrow('expected simulated or supabase');
});
