// Gives the cells of tables the words of their columns: where a table is too narrow for its columns, src/design/styles/fitted.css shows
// each row as a record, and each cell under its word.

const roles: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  td: 'cell',
};

/**
 * HTML in which each table of two columns or more has labels on the cells of its body, and roles on its elements. The roles say what the elements are: some browsers forget it of a row that is not drawn as one.
 * @param html markup as it was written by a serializer: text holds no `<`
 */
export function labelTables(html: string): string {
  return html.replace(/<table\b.*?<\/table>/gs, (table) => {
    const [head = '', ...body] = table.split(/(?<=<\/thead>)/);
    const labels = [...head.matchAll(/<th\b[^>]*>(.*?)<\/th>/gs)].map(([, words = '']) =>
      wordsOf(words),
    );
    if (labels.length < 2) return table;
    const columns = head.replace(/<th\b/g, '$& role="columnheader"');
    let column = 0;
    const cells = body.join('').replace(/<(?:tr|th|td)\b(?! colspan)/g, (tag) => {
      if (tag === '<tr') {
        column = 0;
        return tag;
      }
      const label = labels[column] ?? '';
      column += 1;
      return `${tag}${tag === '<th' ? ' role="rowheader"' : ''} data-label="${label}"`;
    });
    return `${columns}${cells}`.replace(
      /<(table|thead|tbody|tr|td)\b/g,
      (tag, name) => `${tag} role="${roles[name]}"`,
    );
  });
}

/** The words of a heading for an attribute: without elements, what was removed from it, and what is spoken only. */
function wordsOf(html: string): string {
  return html
    .replace(/<span class="sr-only".*?<\/span>|<del\b.*?<\/del>|<[^>]*>/gs, '')
    .replaceAll('"', '&quot;')
    .replace(/[ \n]+/g, ' ')
    .trim();
}
