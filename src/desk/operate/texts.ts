// Purpose: makes texts of strangers harmless for a terminal and for a spreadsheet, and sets rows in columns.

/**
 * A text for a terminal. Characters that would control the terminal, or change the order of letters, are shown by their
 * codes.
 */
export function plain(text: string): string {
  return text.replace(
    /[^\P{C}\n\u200c\u200d]/gu,
    (letter) => `\\u{${letter.codePointAt(0)?.toString(16)}}`,
  );
}

/**
 * Where a spreadsheet may begin a cell within a value: at its start, and, where the spreadsheet separates cells by another mark
 * than the comma, at a line break, a semicolon or a tab, because quotation marks in the middle of such a cell protect nothing, and
 * one of the value's own may begin it.
 */
const formula = /(^|[\r\n;\t])(?=[\s"]*[=+\-@\t\r|%＝＋－＠])/gu;

/**
 * Rows as CSV (RFC 4180), each value quoted. An apostrophe is put before what a spreadsheet would read as a formula (OWASP,
 * "CSV Injection"). The file begins with a byte order mark, so that Excel reads it as UTF-8.
 */
export function toCsv(rows: readonly (readonly (string | null)[])[]): string {
  const value = (given: string | null) =>
    `"${(given ?? '').replace(formula, "$1'").replaceAll('"', '""')}"`;
  return `\ufeff${rows.map((row) => `${row.map(value).join(',')}\r\n`).join('')}`;
}

/** Rows as lines in columns, two spaces apart; the last one is not filled up. */
export function inColumns(rows: readonly (readonly string[])[]): string[] {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(width(column)))
      .join('  ')
      .trimEnd(),
  );
}
