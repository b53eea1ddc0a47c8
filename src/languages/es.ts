import { stopwords } from '@orama/stopwords/spanish';
import { looseUnit } from './marks.ts';
import { numeralsOf } from './numerals.ts';
import type { LanguageRules } from './rules.ts';
import { romanceForms } from './stems.ts';

export const rules: LanguageRules = {
  forms: romanceForms,
  dictionary: {
    package: '@cspell/dict-es-es',
    // Pronouns are written as part of the verb, which gets an accent by them: facilítenos.
    bases: (word) => {
      const verb = word.replace(/(?<=...)(?:me|te|se|nos|os|les?|l[ao]s?)+$/, '');
      return [verb, verb.normalize('NFD').replace(/\u0301/g, '')];
    },
  },
  strength: {
    duty: 'deb*|tien*|tendr*|tenga*|tener que|hay que|ha de|han de|oblig*|exig*|necesari*|necesit*|requi*|preciso',
    right: 'pued*|pod*|pud*|posib*|permit*|derecho*|facult*|cabe|sab*|capa*|quizá*',
    denial: 'no|ningun*|ningún|nunca|jamás|nada|nadie|ni|tampoco|sin|nul*|ajen*|abstener*',
    least: 'al menos|mínim*|por lo menos|cuando menos|esa antelación',
    before:
      'antes|antelación|previ*|anterior*|hasta|anticip*|primero|preced*|de antemano|antepon*|sin',
    after:
      'después|tras|una vez|desde|posterior*|siguiente*|a partir|cuando|luego|a raíz|al cabo|pasad*|previa',
    workingDay: 'hábil*|laborable*',
  },
  lateNegation: false,
  numerals: numeralsOf({
    words:
      'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien',
    between: '\\s+',
    units: '(?:días?|semanas?|mes(?:es)?|años?|horas?|minutos?|segundos?)(?!\\p{L})|por\\s+ciento',
  }),
  unseen: '\u00a0\u202f',
  unchanged:
    /(?<!\p{L})(?:análisis|crisis|lunes|martes|miércoles|jueves|viernes|tesis|dosis)(?!\p{L})/u,
  commonWords: stopwords,
  unfinished: 'el|la|los|las|un|y|o|ni|del?|al|sus?',
  particles:
    'el la los las un una de del al en es son que por para con sin su sus lo no ni se si este esta estos esto usted nos nuestro nuestra como más cuando ha puede'.split(
      ' ',
    ),
  marks: [
    {
      found: /(?<!\p{L})(?:tú|tus?|ti|contigo|vosotros|vuestr[oa]s?)(?!\p{L})/iu,
      expected: 'the form with “usted”',
    },
    { found: /^[^¿]*\?|^[^¡]*!/u, expected: '¿ or ¡ at the head of the question' },
    { found: /\s[:;?!,.](?:\s|$)/u, expected: 'no space before the mark' },
    { found: /\d%/u, expected: 'U+00A0 before %' },
    { found: /(?<!\p{L})(?:[aA]|[dD]e) el(?!\p{L})/u, expected: '“al” or “del”' },
    { found: /"/u, expected: '«…»' },
    looseUnit('es'),
  ],
  unbroken: true,
  face: 'Latin',
};
