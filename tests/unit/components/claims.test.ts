import { expect, test } from 'vitest';
import english from '../../../content/locales/en/common.json' with { type: 'json' };
import { claimBadge, withRecord } from '../../../src/components/claims.ts';
import { noEvidence } from '../../../src/corpus/claims.ts';
import { translation } from '../../../src/corpus/queries/page-context.ts';
import { openContent } from '../open-content.ts';

const { t } = translation('en');
function record(...claims: { id: string; status: string; evidence: string }[]): void {
  openContent({ claims: { data: { claims } } });
}

test.each([
  ['measured', 'Report 1', english.claims.measured, 'full'],
  ['measured', noEvidence, english.claims.stated, 'open'],
  ['certified', 'Certificate 1', english.claims.certified, 'full'],
  ['certified', noEvidence, english.claims.certified, 'open'],
  ['in-process', 'Letter 1', english.claims['in-process'], 'half'],
])(
  'a claim that is %s, with the evidence “%s”, is “%s” and its mark %s',
  (status, evidence, text, state) => {
    record({ id: 'uptime', status, evidence });
    expect(claimBadge('uptime', t)).toEqual({ text, state });
  },
);

test('a claim that was withdrawn has no badge, and what states it is not shown', () => {
  record({ id: 'uptime', status: 'measured', evidence: 'Report 1' });
  expect(claimBadge('audit', t)).toBeUndefined();
  const [held, withdrawn] = [{ claim: 'uptime' }, { claim: 'audit' }];
  expect(withRecord([withdrawn, held])).toEqual([held]);
  record();
  expect(claimBadge('uptime', t)).toBeUndefined();
  expect(withRecord([held])).toEqual([]);
});
