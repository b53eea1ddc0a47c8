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
 * @throws Error when the backend refuses or cannot be reached
 */
export async function loadResources(): Promise<Resource[]> {
  const client = await getClient();
  const { data, error } = await client
    .from('resources')
    .select('slug,title,summary,url')
    .order('position')
    .overrideTypes<Resource[], { merge: false }>();
  if (error) throw new Error(error.message);
  return data;
}
