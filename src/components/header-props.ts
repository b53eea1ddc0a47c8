import { splitAddress } from '../core/addresses.ts';
import { type PageContext, wordsOf } from '../corpus/queries/page-context.ts';

/**
 * The props of the header island of a page: where the page is, and only the words that the header shows.
 * @param page the English path of the page
 */
export function headerProps({ language, address }: PageContext, page = '/') {
  const { navigation, picker, banner } = wordsOf(language, 'common');
  const { brandHome: _, ...names } = navigation;
  const words = { common: { navigation: names, picker, banner } };
  return { language, address: splitAddress(address).path, page, words };
}
