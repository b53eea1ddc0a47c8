// @vitest-environment jsdom
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createAsk, loadPatch } from '../../../../src/browser/language-switch/load.ts';
import type { PatchAnswer } from '../../../../src/browser/language-switch/protocol.ts';

describe('asking', () => {
  // Against a real server, whose answers are held until they are released.
  const asked: string[] = [];
  const held: (() => void)[] = [];
  const own = '/patches/en-fr/about.1a2b.patch';
  const marked = (text: string, mark: string) => `<html><p>${text}</p></html><!--${mark}-->`;
  let answer = (address: string): [number, string] => [200, marked('Texte', address)];
  let server: Server;
  const real = XMLHttpRequest.prototype.open;

  beforeAll(async () => {
    server = createServer(({ url = '' }, response) => {
      asked.push(url);
      const [status, body] = answer(url);
      response.setHeader('access-control-allow-origin', '*');
      held.push(() => response.writeHead(status, { 'content-type': 'text/plain' }).end(body));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    XMLHttpRequest.prototype.open = function (method: string, path: string | URL) {
      Reflect.apply(real, this, [method, origin + path]);
    };
  });
  afterEach(() => {
    asked.length = 0;
    held.length = 0;
  });
  afterAll(() => {
    XMLHttpRequest.prototype.open = real;
    server.close();
  });
  const release = () => {
    for (const send of held.splice(0)) send();
  };
  const arrived = (count: number) => expect.poll(() => asked).toHaveLength(count);

  test('each language is asked for once, as a document, whatever the host calls it', async () => {
    const ask = createAsk('/about.1a2b', 'en');
    const [first, second] = [ask('fr'), ask('fr')];
    expect(second).toBe(first);
    await arrived(1);
    release();
    const { status, patch } = await first;
    expect([status, patch ? patch.body.textContent : '']).toEqual([200, 'Texte']);
    expect(ask('fr')).toBe(first);
    expect(asked).toEqual(['/patches/en-fr/about.1a2b.patch']);
  });

  test.each<[string, [number, string]]>([
    ['an error', [404, marked('Texte', own)]],
    ['another page', [200, '<html lang="fr"><p>Connexion</p></html><!-- fr -->']],
    ['empty', [200, '']],
    ['cut', [200, marked('Texte', own).slice(0, -10)]],
    ['cut within its texts', [200, marked('Texte', own).slice(0, 12)]],
    ['cut within a comment', [200, '<html><p>A<!--']],
    ['the patch of another language', [200, marked('Text', own.replace('-fr', '-de'))]],
    ['the patch of another page', [200, marked('Texte', own.replace('about', 'legal'))]],
    ['the patch of another build', [200, marked('Texte', own.replace('1a2b', '1a2c'))]],
  ])('an answer that is %s holds no patch, and may be asked for again', async (_, wrong) => {
    const before = answer;
    answer = () => wrong;
    const ask = createAsk('/about.1a2b', 'en');
    const first = ask('fr');
    await arrived(1);
    release();
    expect((await first).patch).toBe(false);
    answer = before;
    const second = ask('fr');
    expect(second).not.toBe(first);
    await arrived(2);
    release();
    expect((await second).patch).toBeTruthy();
  });

  test('ten requests are under way at most; each that ends makes room for one', async () => {
    const ask = createAsk('/about.1a2b', 'en');
    const codes = Array.from('abcdefghijkl', (letter) => `x${letter}`);
    const answers = codes.map(ask);
    await arrived(10);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(asked).toHaveLength(10);
    held.shift()?.();
    await arrived(11);
    release();
    await arrived(12);
    release();
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(codes.map(() => 200));
  });
});

describe('loading', () => {
  const right = (language: string): PatchAnswer => ({
    status: 200,
    patch: new DOMParser().parseFromString(`<html lang="${language}">`, 'text/html'),
  });
  const failed = (status: number): PatchAnswer => ({ status, patch: false });

  test('network errors and 5xx are tried again after 350 ms, doubling, five times at most', async () => {
    vi.useFakeTimers();
    const times: number[] = [];
    const start = Date.now();
    const ask = async () => {
      times.push(Date.now() - start);
      return failed(times.length % 2 ? 0 : 503);
    };
    const loaded = expect(loadPatch(ask, 'fr')).rejects.toThrow('No texts in “fr”: 503');
    await vi.runAllTimersAsync();
    await loaded;
    expect(times).toEqual([0, 350, 1050, 2450, 5250, 10_850]);
    vi.useRealTimers();
  });

  test('a request that was made already is the first, even if another would be made by now', async () => {
    const ask = vi.fn(async () => right('fr'));
    await expect(loadPatch(ask, 'fr', Promise.resolve(failed(404)))).rejects.toThrow('404');
    expect(ask).not.toHaveBeenCalled();
  });

  test('ends with the first right answer', async () => {
    vi.useFakeTimers();
    const answers = [failed(500), right('fr')];
    const ask = vi.fn(async () => answers.shift() ?? failed(0));
    const loaded = loadPatch(ask, 'fr');
    await vi.runAllTimersAsync();
    expect((await loaded).documentElement.lang).toBe('fr');
    expect(ask).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  test.each([
    [404, '404'],
    [200, 'they are cut, or of another build of this page'],
  ])(
    '4xx and wrong content are not tried again, and the reason is said: %s',
    async (status, why) => {
      const ask = vi.fn(async () => failed(status));
      await expect(loadPatch(ask, 'fr')).rejects.toThrow(`No texts in “fr”: ${why}`);
      expect(ask).toHaveBeenCalledOnce();
    },
  );
});
