import bilingual from '../styles/bilingual.css?inline';
import document from '../styles/document.css?inline';
import form from '../styles/form.css?inline';
import home from '../styles/home.css?inline';
import pages from '../styles/pages.css?inline';
import record from '../styles/record.css?inline';
import status from '../styles/status.css?inline';

/** The style sheet of each kind of page. It stands in the page after the sheet that every page carries. */
export const sheets = { bilingual, document, form, home, pages, record, status };

export type Kind = keyof typeof sheets;
