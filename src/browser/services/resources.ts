import { getClient } from './auth.ts';
import { isAnswer } from './token.ts';

/** An entry of the developer tools, as the backend returns it to signed-in users. */
export type Resource = {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly url: string | null;
};

/**
 * The developer tools, in their order. Row security returns them to signed-in users only.
 * @returns the entries, or `refused` when the backend does not take the session
 * @throws Error when the backend cannot be reached, or answers anything else
 */
export async function loadResources(): Promise<Resource[] | 'refused'> {
  const client = await getClient();
  const read = () =>
    client
      .from('resources')
      .select('slug,title,summary,url')
      .order('position')
      .overrideTypes<Resource[], { merge: false }>();
  let answer = await read();
  if (answer.status === 401 && /expired/i.test(answer.error?.message ?? '')) {
    // If the visitor's clock is slow, an expired token looks valid, and the client does not renew it by itself.
    const { error } = await client.auth.refreshSession();
    if (error && !isAnswer(error)) throw error;
    if (error) return 'refused';
    answer = await read();
  }
  const { data, error, status } = answer;
  if (status === 401 || status === 403) return 'refused';
  if (error) throw new Error(error.message);
  return data;
}
