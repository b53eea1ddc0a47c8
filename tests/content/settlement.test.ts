import { expect, test } from 'vitest';
import { formatMoney } from '../../src/corpus/facts.ts';
import { settlementFacts, settlementOf } from '../../src/corpus/settlement.ts';
import { corpus } from './real-content.ts';

test('the worked settlement of the home page is the example of the merchant agreement', () => {
  const { text } = corpus.documentsById.get('legal/merchant-agreement')?.body ?? { text: '' };
  const [, example = ''] = /id="fx"[\s\S]*?<Example>([\s\S]*?)<\/Example>/.exec(text) ?? [];
  const settlement = settlementOf(corpus.facts.values);
  const amounts = Object.values(settlement ?? {}).map((amount) =>
    formatMoney(amount, 'GBP', 'en-GB', 'stripIfInteger'),
  );
  const facts = settlementFacts.map((id) => corpus.value(`fact.${id}`));
  expect(amounts).toHaveLength(3);
  for (const said of [...amounts, ...facts]) expect(example).toContain(said);
});
