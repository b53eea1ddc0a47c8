import { describe, expect, test } from 'vitest';
import { englishPattern, evenText, wordPattern } from '../../../src/check/word-forms.ts';
import { isLanguageCode } from '../../../src/languages/list.ts';

function holds(code: string, term: string, text: string, how: 'in any form' | 'as it is') {
  const language = isLanguageCode(code) ? code : 'en';
  return wordPattern(term, language, how).test(evenText(text, language));
}

describe('a term is found in any form', () => {
  test.each([
    ['fr', 'bénéficiaire effectif', 'L’identité des bénéficiaires effectifs'],
    ['fr', 'responsable du traitement', 'un responsable de traitement'],
    ['fr', 'API de paiement', 'L’API des paiements'],
    ['fr', 'rembours*', 'Nous le remboursons'],
    ['fr', 'personne … examine', 'une personne de l’équipe examine'],
    ['fr', 'sans conservation (non-custodial)', 'Un service sans conservation'],
    ['es', 'liquidación', 'las liquidaciones'],
    ['es', 'encargado del tratamiento', 'Los encargados del tratamiento'],
    ['de', 'digitaler Vermögenswert', 'Digitale Vermögenswerte'],
    ['de', 'Vorfall', 'Es gab Vorfälle.'],
    ['de', 'Abwicklung', 'eine Zahlungsabwicklungsstelle'],
    ['de', 'Wallet-Adresse', 'der Wal\u00adlet-Adressen'],
    ['ar', 'تاجر', 'وللتاجر'],
    ['ar', 'بيانات شخصية', 'حماية البيانات الشخصية'],
    ['ar', 'محفظة', 'محفظتكم'],
    ['ar', 'تسوية', '\u2066x\u2069 والتسويةُ'],
    ['ar', 'أصل مشفّر', 'الأصل المشفر'],
    ['hi', 'घटना', 'घटनाओं का'],
    ['hi', 'रिफ़ंड', 'रिफंड'],
    ['hi', 'परिसंपत्ति', 'परिसंपत्तियां'],
    ['zh', '支付 API', '使用支付API'],
    ['zh', '以……为设计目标', '以达到 PCI DSS 要求为设计目标'],
  ])('%s: %s', (language, term, text) => {
    expect(holds(language, term, text, 'in any form')).toBe(true);
  });

  test.each([
    ['fr', 'règlement', 'une réglementation'],
    ['fr', 'API de paiement', 'des paiements'],
    ['es', 'comercio', 'comida'],
    ['de', 'Vorfall', 'ein Fall'],
    ['ar', 'تاجر', 'متاجرة'],
    ['ar', 'بيانات شخصية', 'بيانات الدفع'],
    ['hi', 'घटना', 'दुर्घटना'],
    ['zh', '商户', '商家'],
  ])('%s: %s, and not in what only looks like it', (language, term, text) => {
    expect(holds(language, term, text, 'in any form')).toBe(false);
  });
});

describe('a forbidden word is found with its endings alone', () => {
  test.each([
    ['fr', 'marchand', 'Les marchands', true],
    ['fr', 'marchand', 'des marchandises', false],
    ['fr', 'régulation', 'Money Laundering Regulations', false],
    ['fr', 'l’examen d’une personne', 'l’examen par une personne', false],
    ['de', 'Siegel', 'Gütesiegel', false],
    ['de', 'zugelassen', 'ein zugelassenes Institut', true],
    ['de', 'registriert', 'registrierte Firmen', true],
    ['ar', 'المعالج', 'جهة المعالجة', false],
    ['ar', 'وديعة', 'والوديعة', true],
    ['ar', 'وديعة', 'بوديعتهم', true],
    ['hi', 'शासन', 'अभिशासन', false],
    ['zh', '账号', '您的账号', true],
  ])('%s: %s in “%s”: %s', (language, term, text, found) => {
    expect(holds(language, term, text, 'as it is')).toBe(found);
  });
});

test('values, links and marks of direction are no part of a text', () => {
  expect(evenText('La <1>{{company.brand}}</1>\u00ad \u2066API\u2069', 'fr')).toBe('la 0 api');
});

test.each([
  ['complaint', 'two complaints', true],
  ['complaint', 'he complained', false],
  ['vulnerability', 'vulnerabilities', true],
  ['crypto-asset', 'Crypto assets', true],
  ['processor', 'sub-processors', true],
  ['processor', 'subprocessors', false],
  ['SAR', 'a sari', false],
  ['Down', 'wind down', false],
])('the English term %s in “%s”: %s', (term, text, found) => {
  expect(text.search(englishPattern(term)) >= 0).toBe(found);
});
