import { getEntry } from 'astro:content';

/** The roadmap of `content/roadmap.yaml`. */
export async function roadmap() {
  const entry = await getEntry('roadmap', 'roadmap');
  if (!entry) throw new Error('content/roadmap.yaml is missing.');
  return entry.data;
}
