import { numeralsOf } from './numerals.ts';
import type { LanguageRules } from './rules.ts';

export const rules: LanguageRules = {
  // The dot below and the two signs of a nasal vowel have several spellings.
  spelling: (text) =>
    text.normalize('NFD').replaceAll('\u093c', '').replaceAll('ँ', 'ं').normalize('NFC'),
  forms: {
    stem: (word) => word.replace(/(?<=..)[\u093e-\u094d\u0902]+$/, ''),
    after: 5,
  },
  strength: {
    duty: '*ना होगा|*नी होगी|*ने होंगे|*ना होता|*ना चाहिए|*नी चाहिए|*ने चाहिए|*ना है|*नी है|*ने हैं|*ना हो|*नी हो|*ने हों|*ना पड़*|*नी पड़*|*ने पड़*|अनिवार्य*|आवश्यक*|बाध्य*|ज़रूरी|*ेंगे|*ेगा|*ेगी|*एगा|*एंगे|*एगी|होगा|होगी|होंगे|*नी होंगी|*ने होते|*नी होती|दायित्व*',
    right:
      'सक*|संभव*|संभाव*|अधिकार*|अनुमति*|पाता|पाते|पाती|पाए|पाएं|पाएंगे|योग्य|क्षमता|छूट|आशंका|शायद|जोखिम|*सकें',
    denial: 'नहीं|न|बिना|मत|कभी नहीं|ना|शून्य|बाकी|रोकता*|बना रहता|बने रहते',
    least: 'कम से कम|न्यूनतम|…|उतने',
    before: 'पहले|पूर्व|तब तक|आगे|लिए|वरीयता',
    after: 'बाद|पश्चात|से|उपरांत|आगे|जब|हो चुके',
    workingDay: 'कार्य दिवस*|कार्यदिवस*|कारोबारी दिन*',
  },
  lateNegation: true,
  numerals: numeralsOf({
    words:
      'दो तीन चार पा[ँं]च छह|छः|छ सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह|पन्द्रह सोलह सत्रह अठारह उन्नीस बीस तीस चालीस पचास साठ सत्तर अस्सी नब्बे सौ',
    between: '\\s+(?:पूरे\\s+|कार्य\\s+|कैलेंडर\\s+)?',
    units:
      '(?:दिन|दिनों|दिवस|दिवसों|सप्ताह|सप्ताहों|हफ़्ते|महीने|महीनों|माह|वर्ष|वर्षों|साल|सालों|घंटे|घंटों|घण्टे|मिनट|मिनटों|प्रतिशत)(?![\\p{L}\\p{M}])',
  }),
  clock: /(?<![\d:.,])(?<hours>[01]?\d|2[0-4])\sबजे/u,
  marks: [
    {
      found: /(?<![\p{L}\p{M}])(?:तू|तुम|तुम्हें|तुम्हार[ाीे])(?![\p{L}\p{M}])/u,
      expected: 'the form with “आप”',
    },
    { found: /\p{Script=Devanagari}\.(?:\s|$)/u, expected: 'a danda ।' },
    { found: /\|/, expected: 'a danda ।, and no bar' },
    { found: /\S*ँ/u, expected: 'the dot ं for a nasal vowel' },
    { found: /\s[।,;:?]/u, expected: 'no space before the mark' },
    { found: /[A-Z]{2,}, [A-Z]{2,}, और/u, expected: 'no comma before “and” in a list' },
  ],
  listJoint: ({ value, isLast }) => (isLast ? value.replace(/^,/, '') : value),
  // “90 दिन का” counts days.
  factForm: { form: 'oblique', after: /^\s(?:के|तक|में|से|की|को|बाद|पहले)(?![\p{L}\p{M}])/u },
  face: {
    family: 'Noto Serif Devanagari',
    files: ['400Regular', '600SemiBold'].map(
      (face) => `@expo-google-fonts/noto-serif-devanagari/${face}/NotoSerifDevanagari_${face}.ttf`,
    ),
    scale: 1.02,
    leading: 1.35,
  },
};
