// English grows and shrinks alone: what changes in it makes its translations stale, and asks nobody to translate before it can
// be published. On the small content and its French translation, which was accepted.
import { describe, expect, test } from 'vitest';
import { check } from '../../../src/check/check.ts';
import { acceptanceRules } from '../../../src/check/guarded-texts.ts';
import { corpusOf } from '../../../src/corpus/corpus.ts';
import type { ContentFile } from '../../../src/corpus/read/content-files.ts';
import { formatDiagnostic } from '../../../src/corpus/read/diagnostic.ts';
import { translationStates } from '../../../src/corpus/translations/state.ts';
import { acceptTranslations } from '../../../src/desk/accept/translations.ts';
import { after, changed, type Edit, smallContent } from './small-content.ts';
import { english, file, frenchPolicy } from './small-translation.ts';

const french = `content/${file}`;
const glossary = 'content/glossary/fr.yaml';
const listed = ({ path }: ContentFile) => path !== glossary;

/** What accepting writes, in place of what stood there. */
const afterAccepting = (files: readonly ContentFile[], scope = {}) =>
  after(files, acceptTranslations(corpusOf(files), scope, '2026-11-22').files);

/** The small content, its translation and a glossary with one term, all accepted. */
const accepted = afterAccepting([
  ...smallContent().filter(listed),
  { path: french, text: frenchPolicy },
  { path: glossary, text: 'terms:\n  money:\n    chargeback: rétrofacturation\nnever: []\n' },
]);

/** What the check says of files, of their versions alone nothing. */
function said(files: readonly ContentFile[]): string[] {
  const corpus = corpusOf(files);
  return [...check(corpus, 'without versions'), ...acceptanceRules(corpus)].map(formatDiagnostic);
}

const about = 'and <See doc="contact">our form</See>.';
const added = '<Section id="added" title="Added">\n\nMore words.\n\n</Section>\n\n';
const detailsSection = /\n<Section id="details"[\s\S]*?<\/Section>\n/;
const toDetails = 'See <See section="details" /> and <See doc="contact">our form</See>.';

describe('the check passes without a message, and only this is shown in English, where English alone has', () => {
  test.each<[string, Edit[], string[]]>([
    ['a paragraph', [[english, about, `${about}\n\nA chargeback is another thing.`]], ['about']],
    ['a list', [[english, about, `${about}\n\n- One.\n- Two.`]], ['about']],
    ['a table', [[english, about, `${about}\n\n| A | B |\n| --- | --- |\n| c | d |`]], ['about']],
    ['a fact', [[english, about, `${about} It takes <Fact id="reply-time" />.`]], ['about']],
    ['a reference', [[english, about, `${about} See <See section="details" />.`]], ['about']],
    ['a link', [[english, about, `${about} See [there](https://a.example/x).`]], ['about']],
    [
      'the items of a list that are references alone',
      [[english, about, `${about}\n\n- <See section="details" />`]],
      ['about'],
    ],
    [
      'a number of the law',
      [[english, about, `${about} The statutory 18 months apply.`]],
      ['about'],
    ],
    ['another word', [[english, 'is anyone', 'is a person']], ['about']],
    ['a term of the glossary', [[english, 'is anyone', 'is a chargeback']], ['about']],
    ['a section', [[english, '<Section id="details"', `${added}<Section id="details"`]], ['added']],
    [
      'a section, and a reference to it',
      [
        [english, '<Section id="details"', `${added}<Section id="details"`],
        [english, about, `${about} See <See section="added" />.`],
      ],
      ['about', 'added'],
    ],
    [
      'another id',
      [
        [english, '<Section id="details"', '<Section id="particulars"'],
        [english, '<See section="details" />', '<See section="particulars" />'],
      ],
      ['about', 'particulars'],
    ],
    [
      'no second section',
      [
        [english, detailsSection, ''],
        [english, toDetails, 'See <See doc="contact">our form</See>.'],
      ],
      ['about'],
    ],
    [
      'a section in another place',
      [
        [english, detailsSection, ''],
        [
          english,
          '<Section id="about"',
          '<Section id="details" title="Details">\n\nMore is in <See doc="policy-2" section="about" />.\n\n</Section>\n\n<Section id="about"',
        ],
      ],
      [],
    ],
    [
      'a title with a name',
      [[english, 'title: Policy 1', 'title: "Policy of {{company.brand}}"']],
      [],
    ],
    ['one more point of the summary', [[english, '  - Two.', '  - Two.\n  - Another.']], []],
    [
      'a fact in its summary',
      [[english, '  - Two.', '  - "Two in {{fact.maintenance-notice}}."']],
      [],
    ],
  ])('%s', (_, changes, stale) => {
    const files = changed(accepted, ...changes);
    expect(said(files)).toEqual([]);
    const [state] = translationStates(corpusOf(files));
    expect([...(state?.stale ?? [])]).toEqual(stale);
  });

  test('one point less in its summary', () => {
    const four = afterAccepting(
      changed(
        accepted,
        [english, '  - Two.', '  - Two.\n  - Next.'],
        [french, '  - Deux.', '  - Deux.\n  - Puis.'],
      ),
    );
    const files = changed(four, [english, '  - Next.\n', '']);
    expect(said(files)).toEqual([]);
    expect(translationStates(corpusOf(files))[0]?.staleSummary).toBe(true);
  });
});

test('a word of the interface that English alone has changed is shown in English, and asks for nothing', () => {
  const [words, foreign] = ['content/locales/en/common.json', 'content/locales/fr/common.json'];
  const translated = afterAccepting(
    changed(accepted, [foreign, '{}', '{ "menu": { "open": "Ouvrir" } }']),
  );
  const files = changed(translated, [words, '"Open"', '"Open all of it"']);
  expect(said(files)).toEqual([]);
  expect(corpusOf(translated).accepted.get('fr')?.texts).toHaveProperty('common:menu.open');
});

test('a waiver and an exception of the glossary stay for the day on which the section is translated again', () => {
  const waived = afterAccepting(
    changed(
      accepted,
      [english, 'is anyone', 'is the chargeback of anyone'],
      [french, 'est quiconque', 'est en {/* waiver: only this language counts it */} 7 parts'],
      [
        glossary,
        'rétrofacturation',
        'rétrofacturation\n      except: { "policy-1:about": said otherwise here }',
      ],
      [glossary, '    chargeback: rétrofacturation', '    chargeback:\n      is: rétrofacturation'],
    ),
  );
  expect(said(waived)).toEqual([]);
  expect(said(changed(waived, [english, 'is the chargeback', 'may be the one']))).toEqual([]);
  const without: Edit[] = [
    [english, /<Section id="about"[\s\S]*?<\/Section>\n\n/, ''],
    [english, 'More is in', 'We take <Fact id="reply-time" />. More is in'],
    ['content/facts.yaml', 'section: about', 'section: details'],
  ];
  expect(said(changed(waived, ...without))).toEqual([]);
});

test('a claim that was withdrawn in English need not be cut out of a translation that nobody is shown', () => {
  const claim = 'Nous sommes autorisés.';
  expect(said(changed(accepted, [french, 'Le reste est', `${claim} Le reste est`]))).toHaveLength(
    2,
  );
  const told = afterAccepting(changed(accepted, [french, 'Le reste est', `${claim} Le reste est`]));
  expect(said(changed(told, [english, 'More is in', 'Much is in']))).toEqual([]);
});

describe('what a translator wrote is compared all the same', () => {
  test('a section that was mended after its English had changed', () => {
    const grown: Edit = [english, about, `${about}\n\nA second paragraph.`];
    expect(said(changed(accepted, grown, [french, 'est quiconque', 'est toute personne']))).toEqual(
      [
        `${french}:15  in the section "about": found its end, expected a paragraph, as on line 24 of ${english}. A translation has the paragraphs, lists and tables of the English text, in its order.`,
        `${french}:10  the translation has changed since it was accepted: about. Run: npm run translations:accept -- --language fr --document policy-1.`,
      ],
    );
  });

  test('a point of the summary that was taken out', () => {
    const message = `${french}:4  "summary": found 2 points, expected 3, as in ${english}, in its order.`;
    expect(said(changed(accepted, [french, '  - Deux.\n', '']))).toContain(message);
    expect(said(changed(accepted, [french, '  - "Sous {{fact.reply-time}}."\n', '']))).toContain(
      message,
    );
  });

  test('a section that was accepted and is gone, until English is accepted in its place', () => {
    const without = changed(accepted, [french, /\n<Section id="details"[\s\S]*?<\/Section>\n/, '']);
    expect(said(without)).toEqual([
      `${french}:1  the translation lacks what it had when it was accepted: details. Put it back (git restore); or, if English shall stand in its place, run: npm run translations:accept -- --language fr --document policy-1.`,
    ]);
    const then = afterAccepting(without);
    expect(said(then)).toEqual([]);
    expect(translationStates(corpusOf(then))[0]).toMatchObject({ missing: new Set(['details']) });
  });

  test('a section that the English has no longer, once it is mended', () => {
    const cut: Edit[] = [
      [english, detailsSection, ''],
      [english, toDetails, 'See <See doc="contact">our form</See>.'],
    ];
    const gone = changed(accepted, ...cut);
    // Accepting something else does not forget it.
    expect(said(afterAccepting(gone))).toEqual([]);
    expect(said(changed(gone, [french, 'Le reste', 'Ce qui reste']))).toEqual([
      `${french}:17  there is no section "details" in ${english}. A translation has sections of the English text, under their ids, and no others: correct the id, or remove the section.`,
    ]);
  });
});

describe('--unchanged carries over what still says the same', () => {
  const typo: Edit = [english, 'is anyone', 'means anyone'];
  const grown: Edit = [english, 'More is in', 'More text.\n\nMore is in'];

  test('and nothing that the English says otherwise', () => {
    const corpus = corpusOf(changed(accepted, typo, grown));
    const { news, left, files } = acceptTranslations(corpus, { unchanged: true }, '2026-12-01');
    expect(news).toEqual(['French: 1 text of policy-1, revised 2026-11-22']);
    expect(left).toEqual([
      `${french}:21  in the section "details": found its end, expected a paragraph, as on line 30 of ${english}. A translation has the paragraphs, lists and tables of the English text, in its order.`,
    ]);
    expect(files.size).toBe(1);
    const then = afterAccepting(changed(accepted, typo, grown), { unchanged: true });
    expect([...(translationStates(corpusOf(then))[0]?.stale ?? [])]).toEqual(['details']);
  });
});

test('an announced text comes into force with translations or without, and English stands in until they are accepted', () => {
  const text = smallContent().find(({ path }) => path === english)?.text ?? '';
  const announced = {
    path: 'content/announced/policy-1.mdx',
    text: text
      .replace('version: "1.0"', 'version: "2.0"')
      .replace('effective: 2026-11-20', 'effective: 2027-02-01')
      .replace('More is in', 'More text.\n\nMore is in'),
  };
  const translated = {
    path: 'content/announced/fr/policy-1.mdx',
    text: frenchPolicy
      .replace('Le reste', 'Plus de texte.\n\nLe reste')
      .replace(/<Section id="about"[\s\S]*?<\/Section>\n\n/, ''),
  };
  for (const more of [[announced], [announced, translated]]) {
    const files = [...accepted, ...more];
    expect(said(files)).toEqual([]);
    const then = corpusOf(files).asOf('2027-02-01');
    expect(acceptanceRules(then)).toEqual([]);
    expect(translationStates(then)[0]?.stale).toContain('details');
  }
});

test('another address of a link, and another reference that stands alone, make a section stale', () => {
  const [link, see] = ['[there](https://a.example/x)', '<See doc="policy-2" />'];
  const with2 = afterAccepting(
    changed(
      accepted,
      [english, about, `${about} See ${link}.\n\n- ${see}`],
      [
        french,
        '<See section="details" />.',
        `<See section="details" />. Voir ${link}.\n\n- ${see}`,
      ],
    ),
  );
  expect(said(with2)).toEqual([]);
  for (const change of [
    ['https://a.example/x', 'https://b.example/x'],
    ['https://a.example/x', 'https://a.example/y'],
    ['- <See doc="policy-2" />', '- <See doc="policy-3" />'],
  ] as const) {
    const files = changed(with2, [english, ...change]);
    expect(said(files)).toEqual([]);
    expect([...(translationStates(corpusOf(files))[0]?.stale ?? [])]).toEqual(['about']);
  }
});
