import { earlierPages, searchPartsOf } from '../../corpus/queries/search.ts';
import { languages } from '../../languages/list.ts';

/** The files of which the search of each language is made, and one for the earlier versions. */
export function getStaticPaths() {
  const parts = languages.flatMap(({ code }) =>
    Object.entries(searchPartsOf(code)).map(([part, data]) => ({
      params: { name: `${code}-${part}` },
      props: { data },
    })),
  );
  return [...parts, { params: { name: 'old' }, props: { data: { pages: earlierPages() } } }];
}

export const GET = ({ props: { data } }: { props: { data: unknown } }) => Response.json(data);
