// A text in the folder of another language is said once, however many rules it breaks.
import { describe, expect, test } from 'vitest';
import { messages, policy } from './small-content.ts';
import { file, frenchPolicy } from './small-translation.ts';

const texts = {
  en: 'We pay an approved refund to the payment method that was used. If you do not hear from us in that time, write to us and we will look for it. This is not the end of the matter, and you may still ask the authority for help.',
  de: 'Wir zahlen eine genehmigte Erstattung auf die Zahlungsart, die genutzt wurde. Wenn Sie in dieser Zeit nichts von uns hören, schreiben Sie uns, und wir suchen danach. Das ist nicht das Ende der Sache, und Sie können noch die Behörde um Hilfe bitten.',
  fr: 'Nous versons un remboursement accepté sur le moyen de paiement qui a été utilisé. Si vous n’avez pas de nos nouvelles dans ce temps, écrivez-nous et nous le chercherons. Ce n’est pas la fin de la chose, et vous pouvez encore demander de l’aide à l’autorité.',
  es: 'Pagamos un reembolso aceptado en el medio de pago que se ha usado. Si no tiene noticias nuestras en ese tiempo, escríbanos y lo buscaremos. Esto no es el fin del asunto, y todavía puede pedir ayuda a la autoridad que nos supervisa.',
  ar: 'ندفع المبلغ الموافق عليه إلى وسيلة الدفع التي استُخدمت في الأصل. إذا لم يصلكم منا شيء في هذا الوقت فاكتبوا إلينا وسنبحث عنه. ليست هذه نهاية الأمر ويمكنكم أن تطلبوا المساعدة من الجهة المختصة بعد ذلك.',
  zh: '我们 把 已 批准 的 退款 付 到 原来 使用 的 付款 方式。 如果 您 在 这段 时间 内 没有 收到 我们 的 消息， 请 写信 给 我们， 我们 会 查找。 这 不是 事情 的 终点， 您 仍 可以 请求 主管 机关 帮助。',
  hi: 'हम स्वीकृत धनवापसी उसी भुगतान विधि में देते हैं जो इस्तेमाल हुई थी। यदि इस समय में आपको हमसे कुछ नहीं मिलता तो हमें लिखें और हम उसे ढूंढेंगे। यह बात का अंत नहीं है और आप अब भी प्राधिकरण से मदद मांग सकते हैं।',
};
const names = {
  ...{ en: 'English', de: 'German', fr: 'French', es: 'Spanish' },
  ...{ ar: 'Arabic', zh: 'Chinese', hi: 'Hindi' },
};
type Code = keyof typeof texts;
const codes = Object.keys(texts) as Code[];
const says = (found: Code, folder: Code) =>
  `the text is in ${names[found]}, and the file is for ${names[folder]}. Move it to the folder of its language, and put the text in ${names[folder]} back (git restore brings the last version).`;
const inWords = (folder: Code, text: string) =>
  messages([
    `locales/${folder}/common.json`,
    undefined,
    JSON.stringify({ name: '{{company.brand}}', menu: { open: text } }),
  ]).filter((message) => message.includes('the text is in'));

describe.each(codes)('in %s', (folder) => {
  test.each(codes)('a text in %s', (code) => {
    const found = inWords(folder, texts[code]);
    expect(found).toEqual(
      code === folder ? [] : [`locales/${folder}/common.json:1  ${says(code, folder)}`],
    );
  });
});

test('few words are no language', () => {
  expect(inWords('de', 'Nous versons un remboursement sur le moyen de paiement.')).toEqual([]);
});

test('nothing else is said of such a file, or of what follows a document', () => {
  const marked = { ...texts, ar: `\u2066${texts.ar}\u2069` };
  expect(
    messages(['locales/hi/common.json', undefined, JSON.stringify({ nam: marked.ar })]),
  ).toEqual([`locales/hi/common.json:1  ${says('ar', 'hi')}`]);
  expect(
    messages(
      [
        'documents/policy-1.mdx',
        'A <Term define>',
        `${texts.de} TODO <See section="x" /> A <Term define>`,
      ],
      ['documents/policy-1.mdx', 'owner:', 'boss:'],
    ),
  ).toEqual([`documents/policy-1.mdx:19  ${says('de', 'en')}`]);
});

test('a whole translation in another folder is one mistake', () => {
  const long = frenchPolicy.replace('Le reste', () => `${texts.fr} Le reste`);
  expect(messages([file.replace('/fr/', '/de/'), undefined, long])).toEqual([
    `translations/de/policy-1.mdx:10  ${says('fr', 'de')}`,
  ]);
});

describe('a paragraph in another language than its file', () => {
  const paragraphs = {
    en: 'This does not limit the rights of a consumer or any procedure that the law may have for it.',
    fr: 'Cela ne limite ni les droits d’un consommateur ni une procédure collective que la loi prévoit.',
    es: 'Esto no limita los derechos de un consumidor ni ningún procedimiento colectivo que la ley prevea.',
    de: 'Das berührt weder die Rechte von Verbrauchern noch ein Verfahren, das in dem Gesetz für sie steht.',
  };
  type Latin = keyof typeof paragraphs;
  const says = (text: string, found: Latin, folder: Latin) =>
    `“${text.slice(0, 60).trim()}…” is in ${names[found]}, and the file is for ${names[folder]}. Write it in ${names[folder]}; words that stay as they are stand in quotation marks.`;
  const latin = Object.keys(paragraphs) as Latin[];
  const more = (text: string) => [policy, 'More is in', `More.\n\n${text}\n\nMore is in`] as const;
  const inFrench = (text: string, theirs = 'Another thing.') =>
    messages([file, undefined, frenchPolicy], more(theirs), [
      file,
      'Le reste est',
      `${texts.fr}\n\n${text}\n\nLe reste est`,
    ]);

  test.each(latin)('in a document: %s', (code) => {
    const text = paragraphs[code];
    const other = code === 'fr' ? [] : [`${file}:21  ${says(text, code, 'fr')}`];
    expect(inFrench(text)).toEqual(other);
    const own = code === 'en' ? [] : [`${policy}:30  ${says(text, code, 'en')}`];
    expect(messages(more(text))).toEqual(own);
  });

  test.each(latin)('in words: %s', (code) => {
    for (const folder of latin) {
      const said = messages(
        [
          'locales/en/common.json',
          '"Open"',
          JSON.stringify(folder === 'en' ? paragraphs[code] : 'A'),
        ],
        ...(folder === 'en'
          ? []
          : [
              [
                `locales/${folder}/common.json`,
                '{}',
                JSON.stringify({ menu: { open: paragraphs[code] } }),
              ] as const,
            ]),
      );
      const message = `locales/${folder}/common.json:${folder === 'en' ? 4 : 1}  ${says(paragraphs[code], code, folder)}`;
      expect(said).toEqual(code === folder ? [] : [message]);
    }
  });

  test('that was left in English is said once', () => {
    expect(inFrench(paragraphs.en, paragraphs.en)).toEqual([
      `${file}:21  the section "details" says in English: “${paragraphs.en}”. Translate it; or leave the section as it was, or out: until then readers see the English section, marked as English.`,
    ]);
  });

  test.each([
    'Le nom de la loi est Consumer Rights Act, et celui du règlement The Payment Services Regulations.',
    '«\u202fThis does not limit the rights of a consumer or any procedure that the law may have for it.\u202f»',
    'Financial Services Compensation Scheme, Financial Ombudsman Service, Bank of England, Prudential Regulation Authority',
    'Der Spiegel, Die Zeit, Le Monde, El País',
    'auth-session-flows-code-verifier, auth-session-code-verifier, auth-session-user',
  ])('names and quoted words are none: %s', (text) => {
    expect(inFrench(text)).toEqual([]);
  });

  test('nor are those of English', () => {
    for (const text of [
      'Some contracts call an event outside control “force majeure” or “höhere Gewalt”, and others an act of God.',
      'The law is the Loi pour une République numérique, and its authority the Agencia Española de Protección de Datos.',
      'Write to Bundesanstalt für Finanzdienstleistungsaufsicht, Marie-Curie-Straße, Frankfurt am Main.',
    ])
      expect(messages(more(text)).filter((message) => message.includes('is in'))).toEqual([]);
  });
});
