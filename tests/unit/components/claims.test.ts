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

test('a claim has the word and the mark of its status and its evidence', () => {
  record({ id: 'uptime', status: 'measured', evidence: noEvidence });
  expect(claimBadge('uptime', t)).toEqual({ text: english.claims.stated, state: 'open' });
  record({ id: 'uptime', status: 'in-process', evidence: 'Letter 1' });
  expect(claimBadge('uptime', t)).toEqual({ text: english.claims['in-process'], state: 'half' });
});

test('a claim that was withdrawn has no badge, and what states it is not shown', () => {
  record({ id: 'uptime', status: 'measured', evidence: 'Report 1' });
  expect(claimBadge('audit', t)).toBeUndefined();
  const [held, withdrawn] = [{ claim: 'uptime' }, { claim: 'audit' }];
  expect(withRecord([withdrawn, held])).toEqual([held]);
  record();
  expect(claimBadge('uptime', t)).toBeUndefined();
  expect(withRecord([held])).toEqual([]);
});
