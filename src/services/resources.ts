import { getClient } from './auth.ts';

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
  const { data, error, status } = await client
    .from('resources')
    .select('slug,title,summary,url')
    .order('position')
    .overrideTypes<Resource[], { merge: false }>();
  if (status === 401 || status === 403) return 'refused';
  if (error) throw new Error(error.message);
  return data;
}
