// Purpose: the verbs of `npm run accounts`, which manage who may sign in. Suspending and ending sessions stop access to the
// data at once; where only the token is checked, they take effect within ten minutes.
import { randomBytes } from 'node:crypto';
import type { SupabaseClient, User } from '@supabase/supabase-js';
import { safeParse } from 'valibot';
import { signInSchema } from '../../browser/schemas/sign-in.ts';
import { AnswerError } from '../dialogue/questions.ts';
import { demandData, type Task, type Verb } from './command.ts';
import { inColumns, plain } from './texts.ts';

const perPage = 200;
// The sign-in service has no suspension without an end, so this is a hundred years.
const forGood = '876000h';

async function* accountsOf({ auth }: SupabaseClient): AsyncGenerator<User> {
  for (let page = 1; ; page += 1) {
    const answer = await auth.admin.listUsers({ page, perPage });
    const { users } = demandData({ data: answer.data, error: answer.error });
    yield* users;
    if (users.length < perPage) return;
  }
}

async function accountOf({ client, argument }: Task): Promise<User> {
  for await (const user of accountsOf(client)) {
    if (user.email?.toLowerCase() === argument.toLowerCase()) return user;
  }
  throw new AnswerError([`There is no account ${plain(argument)}.`]);
}

function isSuspended({ banned_until }: User): boolean {
  return banned_until !== undefined && Date.parse(banned_until) > Date.now();
}

async function endSessions({ client }: Task, { id }: User): Promise<string> {
  const ended: unknown = demandData(await client.rpc('end_sessions', { account: id }));
  return `${Number(ended)} ${ended === 1 ? 'session was' : 'sessions were'} ended.`;
}

/** The verbs of `npm run accounts`. */
export const accountVerbs: Readonly<Record<string, Verb>> = {
  list: {
    does: 'Lists the accounts: address, since when, last sign-in, and whether it is suspended.',
    async run({ client, print }) {
      const rows = [['Address', 'Since', 'Last sign-in', 'State']];
      for await (const user of accountsOf(client)) {
        const last = user.last_sign_in_at?.slice(0, 10) ?? 'never';
        const state = isSuspended(user) ? 'suspended' : 'active';
        rows.push([plain(user.email ?? user.id), user.created_at.slice(0, 10), last, state]);
      }
      for (const line of inColumns(rows)) print(line);
      const count = rows.length - 1;
      print(`${count} ${count === 1 ? 'account' : 'accounts'}`);
    },
  },
  invite: {
    takes: '<email>',
    does: 'Makes an account and shows its password, once. No message is sent: hand the password over yourself.',
    async run({ client, argument, print }) {
      const password = randomBytes(15).toString('base64url');
      const parsed = safeParse(signInSchema, { email: argument, password });
      if (!parsed.success) throw new AnswerError([`${plain(argument)} is no e-mail address.`]);
      const { email } = parsed.output;
      const answer = await client.auth.admin.createUser({ email, password, email_confirm: true });
      demandData({ data: answer.data.user, error: answer.error });
      print(`Account: ${email.toLowerCase()}`);
      print(`Password: ${password}`);
      print('It is shown only now. Hand it over by a way that nobody else reads.');
    },
  },
  suspend: {
    takes: '<email>',
    does: 'Signs the account out everywhere and refuses its sign-in until it is restored.',
    async run(task) {
      const user = await accountOf(task);
      const change = { ban_duration: forGood };
      const answer = await task.client.auth.admin.updateUserById(user.id, change);
      demandData({ data: answer.data.user, error: answer.error });
      task.print(`${plain(task.argument)} is suspended. ${await endSessions(task, user)}`);
    },
  },
  restore: {
    takes: '<email>',
    does: 'Lets a suspended account sign in again.',
    async run(task) {
      const user = await accountOf(task);
      const change = { ban_duration: 'none' };
      const answer = await task.client.auth.admin.updateUserById(user.id, change);
      demandData({ data: answer.data.user, error: answer.error });
      task.print(`${plain(task.argument)} may sign in again.`);
    },
  },
  remove: {
    takes: '<email>',
    flags: { yes: '' },
    does: 'Deletes the account for good, with its sessions.',
    async run(task) {
      const user = await accountOf(task);
      if (task.flags['yes'] === undefined) {
        throw new AnswerError([
          `${plain(task.argument)} would be deleted for good. Repeat the command with --yes.`,
        ]);
      }
      const ended = await endSessions(task, user);
      const { error } = await task.client.auth.admin.deleteUser(user.id);
      demandData({ data: true, error });
      task.print(`${plain(task.argument)} was deleted. ${ended}`);
    },
  },
  'sign-out': {
    takes: '<email>',
    does: 'Ends all sessions of the account; it may sign in again.',
    async run(task) {
      task.print(await endSessions(task, await accountOf(task)));
    },
  },
};
