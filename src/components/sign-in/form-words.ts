import { wordsOf } from '../../corpus/queries/page-context.ts';
import type { LanguageCode } from '../../languages/list.ts';

/** The words that the sign-in form needs in the browser; the page itself shows the others. */
export function formWords(language: LanguageCode) {
  const { email, password, showPassword, ...words } = wordsOf(language, 'signIn');
  const { submit, submitting, summary, errors, toast, noScript, forgotten } = words;
  return {
    email,
    password,
    showPassword,
    submit,
    submitting,
    summary,
    errors,
    toast,
    noScript,
    forgotten,
  };
}
