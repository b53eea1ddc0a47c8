import { placedDeadlines } from '../../components/legal/deadlines.ts';
import { deadlineJson, periodOf } from '../../corpus/deadlines.ts';
import { openCorpus } from '../../corpus/open-corpus.ts';
import { translation } from '../../corpus/queries/page-context.ts';
import { defaultLanguage } from '../../languages/list.ts';

/** The tables of /legal/deadlines for programs, in English. */
export const GET = () => {
  const english = translation(defaultLanguage);
  const deadlines = placedDeadlines()
    .flatMap(({ deadlines }) => deadlines)
    .map((deadline) =>
      deadlineJson(
        deadline,
        {
          period: periodOf(deadline, english),
          condition: english.t(`deadlines:conditions.${deadline.id}`),
        },
        import.meta.env.SITE,
      ),
    );
  // Versions say it in the same way: a draft obliges nobody yet.
  const state = openCorpus().stage === 'draft' ? { state: 'draft' } : {};
  return Response.json({ ...state, deadlines });
};
