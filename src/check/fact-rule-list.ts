// The rules between facts, and between facts and the law. Pure data; fact-rules.ts applies them.

import { scores } from '../corpus/risk.ts';
import { languages } from '../languages/list.ts';

/** The relation that the first of two facts must have to the second. Ranges are compared at both ends. */
export type Relation = 'shorter than' | 'no longer than' | 'the beginning of';

/** Pairs of facts with a fixed relation, and the reason. */
type Order = {
  readonly because: string;
  readonly is: Relation;
  readonly pairs: readonly (readonly [first: string, second: string])[];
};

/** The limit of facts: durations in minutes, or in months if the fact counts months or years. */
type Limit = {
  readonly facts: readonly string[];
  readonly is: 'at least' | 'at most' | 'exactly';
  readonly value: number;
  readonly words: string;
};

const day = 1440;

export const orders: readonly Order[] = [
  {
    because: 'a higher priority is served faster',
    is: 'shorter than',
    pairs: [
      ['p1-response', 'p2-response'],
      ['p2-response', 'p3-response'],
      ['p1-resolution', 'p2-resolution'],
      ['p2-resolution', 'p3-resolution'],
    ],
  },
  {
    because: 'each step comes before the next',
    is: 'shorter than',
    pairs: [
      ['p1-response', 'p1-resolution'],
      ['p2-response', 'p2-resolution'],
      ['p3-response', 'p3-resolution'],
      ['complaint-acknowledgement', 'complaint-resolution'],
      ['complaint-resolution', 'complaint-resolution-complex'],
      ['status-update', 'rto-critical'],
    ],
  },
  {
    because: 'no more data may be lost than the time that recovery takes',
    is: 'no longer than',
    pairs: [
      ['rpo-critical', 'rto-critical'],
      ['rpo-essential', 'rto-essential'],
    ],
  },
  {
    because: 'critical services come first, and failover is one step of their recovery',
    is: 'no longer than',
    pairs: [
      ['rto-critical', 'rto-essential'],
      ['rpo-critical', 'rpo-essential'],
      ['failover-target', 'rto-critical'],
    ],
  },
  {
    because:
      'incremental backups are taken more often, and backups alone cannot meet the objectives',
    is: 'shorter than',
    pairs: [
      ['backup-incremental', 'backup-full'],
      ['rpo-essential', 'backup-incremental'],
    ],
  },
  {
    because: 'a larger or riskier pay-out takes no less time, and the reserve must be there for it',
    is: 'no longer than',
    pairs: [
      ['withdrawal-standard', 'withdrawal-large'],
      ['withdrawal-large', 'withdrawal-review'],
      ['warm-reserve-access', 'withdrawal-large'],
    ],
  },
  {
    because: 'those who decide must know before the time to tell others has run out',
    is: 'shorter than',
    pairs: [
      ['level-1-report', 'critical-escalation'],
      ['critical-escalation', 'breach-notification'],
      ['critical-escalation', 'incident-disclosure'],
    ],
  },
  {
    because: 'a message that is also a complaint may not wait longer',
    is: 'no longer than',
    pairs: [['enquiry-reply', 'complaint-acknowledgement']],
  },
  {
    because: 'the measure must cover every incident that is listed',
    is: 'no longer than',
    pairs: [['incident-window', 'uptime-window']],
  },
  {
    because: 'identity data is kept for that law first, and for claims only after it',
    is: 'the beginning of',
    pairs: [['aml-retention', 'identity-retention']],
  },
  {
    because: 'a message must be able to be long enough',
    is: 'shorter than',
    pairs: [['form-message-min', 'form-message-max']],
  },
];

const uptimes = ['api-uptime-commitment', 'dashboard-uptime-commitment', 'measured-uptime'];
const shares = ['audit-detection-goal', 'service-credit', 'fx-spread', 'float-warm-reserve'];

export const limits: readonly Limit[] = [
  {
    ...{ facts: ['breach-notification'], is: 'at most', value: 3 * day },
    words: '72 hours (UK GDPR, Article 33)',
  },
  {
    ...{ facts: ['aml-retention'], is: 'at least', value: 60 },
    words: '5 years (Money Laundering Regulations 2017, regulation 40)',
  },
  {
    ...{ facts: ['ownership-change-report'], is: 'at most', value: 14 * day },
    words: '14 days (Money Laundering Regulations 2017, regulation 43)',
  },
  {
    ...{ facts: ['beneficial-owner-threshold'], is: 'at most', value: 25 },
    words: '25% (Money Laundering Regulations 2017, regulation 5)',
  },
  { facts: ['minimum-age'], is: 'at least', value: 18, words: '18, the age of majority' },
  {
    ...{ facts: ['maintenance-notice'], is: 'at least', value: day },
    words: '24 hours: an interruption without notice is no planned one',
  },
  {
    ...{ facts: ['languages'], is: 'exactly', value: languages.length },
    words: `${languages.length}, the languages of src/languages/list.ts; the word languages counts them`,
  },
  {
    ...{ facts: ['risk-scale-max'], is: 'exactly', value: scores.length },
    words: `${scores.length}, the scores of src/corpus/risk.ts`,
  },
  { facts: [...uptimes, ...shares], is: 'at most', value: 100, words: '100%' },
];
