// Slips of the pen: words that no dictionary has, in every language that has one.
import { describe, expect, test } from 'vitest';
import { messages, said, write } from './small-content.ts';
import { said as saidInFrench } from './small-translation.ts';

const mend = (words: string, language: string, code: string, these = 'this word') =>
  `${words}: no dictionary of ${language} has ${these}. Mend the spelling, or add what is right to content/known-words.yaml: under ${code}, or under all if it is the same in every language.`;
const words = (code: string, text: string) =>
  messages([`locales/${code}/common.json`, undefined, JSON.stringify({ name: text })])
    // What a small catalogue lacks is another test's.
    .filter((message) => message.includes('no dictionary'))
    .map((message) => message.replace(/^\S+ +/, ''));

describe('a word that no dictionary has', () => {
  test('is said at its line, with the word that is most like it', () => {
    expect(said('We must answer what\nwe recieve.')).toEqual([
      `documents/policy-1.mdx:22  ${mend('“recieve” (perhaps “receive”)', 'English', 'en')}`,
    ]);
  });

  test.each([
    ['en', 'English', 'An appeal, or apeal.', '“apeal” (perhaps “appeal”)'],
    [
      'fr',
      'French',
      'Un remboursement, un remboursment.',
      '“remboursment” (perhaps “remboursement”)',
    ],
    ['de', 'German', 'Eine Erstatung.', '“Erstatung” (perhaps “Erstattung”)'],
    ['es', 'Spanish', 'Una devolucón.', '“devolucón” (perhaps “devolución”)'],
    ['ar', 'Arabic', 'المدفوععات', '“المدفوععات” (perhaps “المدفوعات”)'],
    ['hi', 'English', 'यह recieve है।', '“recieve” (perhaps “receive”)'],
  ])('in %s', (code, language, text, slip) => {
    expect(words(code, text)).toEqual([mend(slip, language, code)]);
  });

  test('is said once in a file, and all of a text at once', () => {
    expect(said('We recieve an adress.\n\nWe recieve it.')).toEqual([
      `documents/policy-1.mdx:21  ${mend('“recieve” (perhaps “receive”), “adress” (perhaps “address”)', 'English', 'en', 'these words')}`,
    ]);
  });

  test('is said at its own line, also after one that is known', () => {
    const list = ['known-words.yaml', undefined, 'all: FZQ\n'] as const;
    expect(messages(write('The FZQ and\nthe FZQ\nrecieve.'), list)).toEqual([
      `documents/policy-1.mdx:23  ${mend('“recieve” (perhaps “receive”)', 'English', 'en')}`,
    ]);
  });

  test('is counted where there are more than three', () => {
    expect(said('Recieve, adress, apeal, settlment and paymment.')).toEqual([
      expect.stringMatching(
        /“Recieve” [^,]*, “adress” [^,]*, “apeal” [^,]* and 2 more: no dictionary of English has these words/,
      ),
    ]);
  });

  test('is like none, if it is an abbreviation', () => {
    expect(said('The FZQ.')).toEqual([
      `documents/policy-1.mdx:21  ${mend('“FZQ”', 'English', 'en')}`,
    ]);
  });

  test('may be declared known: for a language or for all', () => {
    const list = (text: string) => ['known-words.yaml', undefined, text] as const;
    const text = 'Cryptoasset or cryptoasset, the FZQ’s cryptosystem.';
    expect(messages(write(text), list('all: FZQ\nen: >-\n  cryptoasset\n'))).toEqual([]);
    expect(messages(write(text), list('all: FZQ\nfr: cryptoasset\n'))).toEqual([
      `documents/policy-1.mdx:21  ${mend('“Cryptoasset” (perhaps “cryptosystem”), “cryptoasset” (perhaps “cryptosystem”)', 'English', 'en', 'these words')}`,
    ]);
  });
});

describe('in a language without a dictionary', () => {
  const often = Array.from({ length: 15 }, () => 'परिसंपत्तियों').join(' ');
  const says = (word: string) =>
    `“${word}” (perhaps “परिसंपत्तियों”): hardly any text has this word, and many have the other. Mend the spelling, or add what is right to content/known-words.yaml: under hi, or under all if it is the same in every language.`;
  const said = (text: string, known = 'all: FZQ') =>
    messages(
      ['known-words.yaml', undefined, `${known}\n`],
      ['locales/hi/common.json', undefined, JSON.stringify({ name: text })],
    )
      .filter((message) => message.includes('hardly any text'))
      .map((message) => message.replace(/^\S+ +/, ''));
  test('a rare word is much like a frequent one', () => {
    expect(said(`${often} परिसंपतियों`)).toEqual([says('परिसंपतियों')]);
    expect(said(`${often} परिसंपतियों`, 'all: FZQ\nhi: परिसंपतियों')).toEqual([]);
    // Joiners, which nobody sees, make no other word.
    expect(said(`${often} परिसंप\u200dतियों`)).toEqual([says('परिसंपतियों')]);
  });
  test('but not one that is as frequent, one in another form, or one of few letters', () => {
    const twice = 'परिसंपतियों परिसंपतियों';
    expect(said(`${often} ${twice}`)).toEqual([says('परिसंपतियों')]);
    expect(said(`${often} ${twice} परिसंपतियों`)).toEqual([]);
    expect(said(`${often} परिसंपत्तियां`)).toEqual([]);
    expect(said(`${often.replace(/^\S+/, '')} परिसंपतियों`)).toEqual([]);
    expect(said(`${often.replaceAll('परिसंपत्तियों', 'काम')} कम`)).toEqual([]);
  });
});

describe('nothing is said of', () => {
  test.each([
    'People’s rights, the company’s and OUR DUTIES: re-use, e-mail.',
    'Write to a@qzx.example or read [this](https://qzx.example/zzqx) and qzx.example/zzqx.',
    'The files `zzqx` and security.txt, P1, UTC+1 and v2x.',
    'Exampla stands in company.yaml.',
  ])('%s', (text) => {
    expect(said(text).filter((message) => message.includes('dictionary'))).toEqual([]);
  });

  test.each([
    ['fr', 'L’accord qu’il signe aujourd’hui, jusqu’à lorsqu’elle répond.'],
    ['de', 'Zahlungs- und Erstattungsbedingungen für Sanktionsverdacht.'],
    ['de', 'Sicher\u00adheits\u00adprüfungen, Kundenzahlungsverfahren'],
    ['es', 'Pídanos que podamos reembolsarles o mostrarle su respuesta.'],
    ['ar', 'تُرسلونها وتختارونها، فأخبرونا.'],
    ['fr', 'Le Proceeds of Crime Act.'],
    ['zh', '我们收到了。'],
    ['hi', 'हमें मिला।'],
  ])('%s: %s', (code, text) => {
    expect(words(code, text)).toEqual([]);
  });

  test('records of the status, which operators write while a service is down', () => {
    expect(
      messages(['status/incidents.yaml', 'description: Slow.', 'description: Slowwly.']),
    ).toEqual([]);
  });

  test('a text that is strange by another fault', () => {
    const pasted =
      'Wir haften für jede Zahlung, die wir nicht in der Frist leisten, und für den Schaden.';
    expect(said(pasted)).toHaveLength(1);
    expect(saidInFrench('Le reste', `${pasted}\n\nLe reste`)).toHaveLength(1);
    expect(said('TODO: recieve')).toEqual([expect.not.stringContaining('dictionary')]);
  });
});
