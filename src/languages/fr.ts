import { stopwords } from '@orama/stopwords/french';
import { looseUnit } from './marks.ts';
import { numeralsOf } from './numerals.ts';
import type { LanguageRules } from './rules.ts';
import { romanceForms } from './stems.ts';

export const rules: LanguageRules = {
  // An elision counts as a separate word: “n’est”.
  spelling: (text) => text.replace(/(?<=\p{L})'(?=\p{L})/gu, "' "),
  forms: romanceForms,
  dictionary: {
    package: '@cspell/dict-fr-fr',
    bases: (word) => [word.replace(/^(?:jus|lors|puis|quoi|quel)?qu'/i, '')],
  },
  strength: {
    duty: 'doi*|devr*|devez|devons|devait|dû*|oblig*|tenu*|faut|faudra*|exig*|impos*|prescri*|nécessaire*|requi*|requier*|incomb*|amené*',
    right:
      'peut|peuvent|peux|pouv*|pourr*|puiss*|droit*|possib*|permet*|permis*|faculté|autoris*|risqu*|suscept*|libre*|capable*|recours|à même|savoir',
    denial:
      'ne|n|pas|aucun*|jamais|rien|ni|non|sans|nul*|absence|doute|ignor*|nulle part|personne d’autre',
    least: 'au moins|minim*',
    before:
      'avant|préalable*|au plus tard|d’abord|jusqu’*|jusqu|auparavant|précéd*|précontractuel*|antérieur*|avance|prim*|tant qu*|précèd*',
    after:
      'après|suite|suiv*|à compter|dès|une fois|terme|à l’issue|ultérieur*|plus tard|consécuti*|depuis|lorsque|à partir|lendemain|puis|alors que|sans|ensuite|postérieur*',
    workingDay: 'jour* ouvré|jour* ouvrés|jour* ouvrable*',
  },
  lateNegation: false,
  numerals: numeralsOf({
    words:
      'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt trente quarante cinquante soixante soixante-dix quatre-vingts? quatre-vingt-dix cent',
    between: '\\s+',
    units:
      '(?:jours?|semaines?|mois|ans?|années?|heures?|minutes?|secondes?)(?!\\p{L})|pour\\s+cent',
  }),
  unseen: '\u00a0\u202f',
  clock:
    /(?<!\p{L})(?:à|dès|vers|entre|et)\s(?<hours>[01]?\d|2[0-4])\s?h(?:\s?(?<minutes>[0-5]\d))?(?![\p{L}\d])/u,
  unchanged:
    /(?<!\p{L})(?:accès|avis|cas|colis|cours|fois|mois|pays|prix|procès|processus|voix)(?!\p{L})/u,
  commonWords: stopwords,
  unfinished: 'les?|du|des?|et|ou|aux?|notre|votre|que',
  particles:
    'le la les un une des du de et au aux en est sont que qui dans par pour sur ce cette ces ne pas ni il elle nous vous votre vos notre nos son sa ses leur leurs avec ou où si se cela être plus'.split(
      ' ',
    ),
  marks: [
    { found: /(?<!\p{L})(?:tu|toi|ton|ta|tes)(?!\p{L})/iu, expected: 'the form with “vous”' },
    {
      found: /[^\s\u00a0\u202f?!][;!?»](?![\p{L}/=])| [;!?»]/u,
      expected: 'a narrow space that does not break (U+202F) before ; ! ? »',
    },
    { found: /«(?!\u202f)/u, expected: 'U+202F after «' },
    {
      found: /(?<![\d\u00a0a-z]|https?):(?=\s|$)| :|(?<=[a-z]):(?=\s)/u,
      expected: 'a space that does not break (U+00A0) before :',
    },
    { found: /\d%/u, expected: 'U+00A0 before %' },
    { found: /[“”"'](?<!’)/u, expected: '« … », and ’ as the apostrophe' },
    // Before a verb they are pronouns: « de les informer ».
    { found: /(?<!\p{L})(?:[àÀ]|[dD]e) les? (?=\p{Lu})/u, expected: '“au”, “aux”, “du” or “des”' },
    looseUnit('fr'),
  ],
  unbroken: true,
  face: 'Latin',
};
