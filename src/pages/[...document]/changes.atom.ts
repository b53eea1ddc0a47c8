// The versions of one document as a feed.
import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { changesFeed } from '../../components/record/feed.ts';
import { publishedDocuments, routesOf } from '../../corpus/queries/published.ts';
import { versionsPath } from '../../corpus/record/record.ts';

export function getStaticPaths() {
  return publishedDocuments().flatMap((published) =>
    routesOf(published.entry).map((params) => ({ params, props: { published } })),
  );
}

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({
  props: { published },
}) => changesFeed([published], versionsPath(published.entry.id), published);
