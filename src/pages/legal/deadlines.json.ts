import { placedDeadlines } from '../../components/legal/deadlines.ts';
import { translation } from '../../i18n/build.ts';
import { boundOf, deadlineJson } from '../../site/deadlines.ts';
import { defaultLanguage } from '../../site/languages.ts';

/** The table of /legal/deadlines for programs, in English. */
export const GET = async () => {
  const { t, fill } = translation(defaultLanguage);
  const deadlines = (await placedDeadlines()).map((deadline) => {
    const value = fill(`{{fact.${deadline.id}}}`);
    const words = t(`deadlines:bounds.${boundOf(deadline.fact)}`, { value });
    return deadlineJson(deadline, words, import.meta.env.SITE);
  });
  return Response.json({ deadlines });
};
