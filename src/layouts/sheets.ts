import bilingual from '../design/styles/bilingual.css?inline';
import document from '../design/styles/document.css?inline';
import figures from '../design/styles/figures.css?inline';
import form from '../design/styles/form.css?inline';
import home from '../design/styles/home.css?inline';
import legal from '../design/styles/legal.css?inline';
import pages from '../design/styles/pages.css?inline';
import record from '../design/styles/record.css?inline';
import search from '../design/styles/search.css?inline';
import status from '../design/styles/status.css?inline';

/** The style sheet of each kind of page. It stands in the page after the sheet that every page carries. */
export const sheets = {
  bilingual,
  document,
  figures,
  form,
  home,
  legal,
  pages,
  record,
  search,
  status,
};

export type Kind = keyof typeof sheets;
