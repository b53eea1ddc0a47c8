// Purpose: texts of strangers, made harmless for a terminal and for a spreadsheet.

/** A text for a terminal: what would steer it, or change the order of letters, is shown by its code. */
export function plain(text: string): string {
  return text.replace(
    /[^\P{C}\n\u200c\u200d]/gu,
    (letter) => `\\u{${letter.codePointAt(0)?.toString(16)}}`,
  );
}

/**
 * Rows as CSV (RFC 4180), each value quoted. A value that a spreadsheet would take for a formula has an apostrophe in front
 * (OWASP, "CSV Injection"); the mark of UTF-8 in front of the file tells Excel how to read it.
 */
export function toCsv(rows: readonly (readonly (string | null)[])[]): string {
  const value = (given: string | null) => {
    const text = given ?? '';
    const safe = /^\s*[=+\-@\t\r|%＝＋－＠]/u.test(text) ? `'${text}` : text;
    return `"${safe.replaceAll('"', '""')}"`;
  };
  return `\ufeff${rows.map((row) => `${row.map(value).join(',')}\r\n`).join('')}`;
}
