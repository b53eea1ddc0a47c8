// Purpose: the verbs of `npm run enquiries`: reading, closing and erasing what was sent with the form. The Privacy Policy,
// section "How long we keep it", says what is kept and for how long.
import { writeFileSync } from 'node:fs';
import type { SupabaseClient } from '@supabase/supabase-js';
import { AnswerError } from '../dialogue/questions.ts';
import { demandData, type Task, type Verb } from './command.ts';
import { plain, toCsv } from './texts.ts';

/** The reasons for which an enquiry is kept after its answer. */
const keepReasons = ['application', 'complaint', 'rights', 'claim'] as const;

/** A row of `enquiries`. */
type Enquiry = {
  readonly id: string;
  readonly reference: string | null;
  readonly created_at: string;
  readonly name: string;
  readonly company: string | null;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly closed_at: string | null;
  readonly kept_for: (typeof keepReasons)[number] | null;
  /** Whether its sender has filled in a field that people do not see. */
  readonly suspected: boolean;
};

const columns = [
  ...(['reference', 'created_at', 'name', 'company', 'email', 'subject', 'message'] as const),
  ...(['closed_at', 'kept_for'] as const),
];
const pageSize = 100;

/** Which enquiries to read. */
type Which =
  | { readonly suspected: boolean; readonly all: boolean }
  | { readonly reference: string }
  | { readonly email: string };

/** The enquiries, oldest first. Without a reference or an address: suspected ones or the others, only open ones unless `all`. */
async function read(client: SupabaseClient, which: Which): Promise<Enquiry[]> {
  const found: Enquiry[] = [];
  for (let from = 0; ; from += pageSize) {
    let query = client.from('enquiries').select(['id', 'suspected', ...columns].join(','));
    if ('reference' in which) query = query.eq('reference', which.reference);
    else if ('email' in which) query = query.ilike('email', pattern(which.email));
    else {
      query = query.eq('suspected', which.suspected);
      if (!which.all) query = query.is('closed_at', null);
    }
    const page = await query
      .order('created_at')
      .order('id')
      .range(from, from + pageSize - 1)
      .overrideTypes<Enquiry[], { merge: false }>();
    const rows = demandData({ data: page.data, error: page.error });
    found.push(...rows);
    if (rows.length < pageSize) return found;
  }
}

/** An address as a pattern of `ilike`. The pattern may match too much, so the caller filters the rows. */
function pattern(email: string): string {
  return email.replace(/[\\%_]/g, '\\$&');
}

async function one(client: SupabaseClient, given: string): Promise<Enquiry> {
  const reference = given.toUpperCase();
  const [found] = await read(client, { reference });
  if (!found) throw new AnswerError([`There is no enquiry ${plain(reference)}.`]);
  return found;
}

function describeState({ closed_at, kept_for, suspected }: Enquiry): string {
  const state = closed_at ? `closed ${closed_at.slice(0, 10)}` : 'open';
  return `${state}${kept_for ? `, kept: ${kept_for}` : ''}${suspected ? ', suspected' : ''}`;
}

const summaryLine = (enquiry: Enquiry) =>
  [
    ...[enquiry.reference ?? enquiry.id, enquiry.created_at.slice(0, 10), enquiry.subject],
    ...[plain(enquiry.name), describeState(enquiry)],
  ].join('  ');

/** The reason why the law requires an enquiry to be kept, in words; `undefined` if it may be erased. */
function keptBecause({ kept_for }: Enquiry): string | undefined {
  if (kept_for === 'complaint') {
    return 'the record of a complaint, which must be kept for the time in the Privacy Policy';
  }
  if (kept_for === 'rights') return 'shows how a request about rights was answered';
  if (kept_for === 'claim') return 'needed for a legal claim';
  if (kept_for === 'application') return 'part of an application whose decision may be challenged';
  return undefined;
}

const listFlags = { all: '', suspected: '' };
const choiceIn = (flags: Task['flags']) => ({
  all: flags['all'] !== undefined,
  suspected: flags['suspected'] !== undefined,
});
const number = (count: number) => `${count} ${count === 1 ? 'enquiry' : 'enquiries'}`;

/** The verbs of `npm run enquiries`. */
export const enquiryVerbs: Readonly<Record<string, Verb>> = {
  list: {
    flags: listFlags,
    does: 'Lists open enquiries, oldest first; with --all those that are closed and kept too; with --suspected those instead that were marked, as a field was filled in that people do not see. The extension of a browser may have done that for a person.',
    async run({ client, flags, print }) {
      const which = choiceIn(flags);
      const found = await read(client, which);
      for (const enquiry of found) print(summaryLine(enquiry));
      print(number(found.length));
      if (flags['suspected'] !== undefined) return;
      const marked = await read(client, { ...which, suspected: true });
      if (marked.length > 0) print(`Suspected: ${number(marked.length)} (list --suspected)`);
    },
  },
  count: {
    does: 'Says how many enquiries are open, and how many of them came in the last day. It names nobody.',
    async run({ client, print }) {
      const found = await read(client, { suspected: false, all: false });
      const yesterday = Date.now() - 24 * 60 * 60 * 1000;
      const fresh = found.filter(({ created_at }) => Date.parse(created_at) > yesterday);
      print(`Open: ${number(found.length)}, ${fresh.length} of the last day`);
    },
  },
  show: {
    takes: '<reference>',
    does: 'Shows an enquiry.',
    async run({ client, argument, print }) {
      const enquiry = await one(client, argument);
      print(summaryLine(enquiry));
      print(`From: ${plain(enquiry.name)} <${plain(enquiry.email)}>`);
      if (enquiry.company) print(`Company: ${plain(enquiry.company)}`);
      print('');
      print(plain(enquiry.message));
    },
  },
  export: {
    takes: '<file.csv>',
    flags: listFlags,
    does: 'Writes open enquiries to a file for a spreadsheet; with --all those that are closed and kept too; with --suspected those instead that were marked.',
    async run({ client, argument, flags, print }) {
      const found = await read(client, choiceIn(flags));
      const rows = found.map((enquiry) => columns.map((column) => enquiry[column]));
      try {
        writeFileSync(argument, toCsv([columns, ...rows]), { mode: 0o600, flag: 'wx' });
      } catch (error) {
        const why =
          Object(error).code === 'EEXIST'
            ? 'there is a file of that name. Name another, or delete that one'
            : Object(error).message;
        throw new AnswerError([`${argument} was not written: ${why}.`]);
      }
      print(`Written: ${argument} (${rows.length}). It holds personal data: delete it after use.`);
    },
  },
  close: {
    takes: '<reference>',
    flags: { keep: keepReasons.join('|'), yes: '' },
    does: 'Closes an enquiry that was answered. It is deleted within the hour unless --keep says what it is part of; one that is kept is given up with --yes alone.',
    async run({ client, argument, flags, print }) {
      const keep = flags['keep'];
      if (keep !== undefined && !keepReasons.some((reason) => reason === keep)) {
        const expected = keepReasons.join(', ');
        throw new AnswerError([`--keep: found ${keep}, expected one of ${expected}.`]);
      }
      const { id, reference, closed_at, kept_for } = await one(client, argument);
      if (kept_for && !keep && flags['yes'] === undefined) {
        throw new AnswerError([
          `${reference} is kept: ${kept_for}. Without that it would be deleted within the hour. Repeat the command with --keep ${kept_for}, or with --yes if nothing requires it any more.`,
        ]);
      }
      // An enquiry that was already closed keeps its day, because its time counts from there.
      const change = { closed_at: closed_at ?? new Date().toISOString(), kept_for: keep ?? null };
      const { error } = await client.from('enquiries').update(change).eq('id', id);
      demandData({ data: true, error });
      print(`${reference} is closed and ${keep ? `kept: ${keep}` : 'will be deleted'}.`);
    },
  },
  erase: {
    takes: '<email>',
    flags: { yes: '' },
    does: 'Erases the enquiries of a person who asks for it, and says what is kept and why. Read them first: an open complaint is kept only after close --keep complaint.',
    async run({ client, argument, flags, print }) {
      const email = argument.toLowerCase();
      const found = (await read(client, { email })).filter(
        (row) => row.email.toLowerCase() === email,
      );
      const gone = found.filter((enquiry) => !keptBecause(enquiry));
      const done = flags['yes'] !== undefined;
      for (const enquiry of gone) {
        if (done)
          demandData({
            data: true,
            error: (await client.from('enquiries').delete().eq('id', enquiry.id)).error,
          });
        print(`${done ? 'Erased' : 'Would be erased'}: ${summaryLine(enquiry)}`);
      }
      for (const enquiry of found) {
        const reason = keptBecause(enquiry);
        if (reason) print(`Kept: ${summaryLine(enquiry)} (${reason})`);
      }
      print(
        `${gone.length} ${done ? 'erased' : 'would be erased'}, ${found.length - gone.length} kept.`,
      );
      if (!done && gone.length > 0) print('Nothing was erased. Repeat the command with --yes.');
    },
  },
};
