// Purpose: makes texts of strangers harmless for a terminal and for a spreadsheet.

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
 * Rows as CSV (RFC 4180), each value quoted. An apostrophe is put before a value that a spreadsheet would read as a formula
 * (OWASP, "CSV Injection"). The file begins with a byte order mark, so that Excel reads it as UTF-8.
 */
export function toCsv(rows: readonly (readonly (string | null)[])[]): string {
  const value = (given: string | null) => {
    const text = given ?? '';
    const safe = /^\s*[=+\-@\t\r|%＝＋－＠]/u.test(text) ? `'${text}` : text;
    return `"${safe.replaceAll('"', '""')}"`;
  };
  return `\ufeff${rows.map((row) => `${row.map(value).join(',')}\r\n`).join('')}`;
}
