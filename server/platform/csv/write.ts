/** A cell of a CSV file: text, a number, an amount in paise (written as rupees), or nothing. */
export type Cell = string | number | { paise: number } | null;

/** The byte order mark that makes spreadsheets read the file as UTF-8. */
export const csvMark = '\uFEFF';

// The start of a formula in a spreadsheet (OWASP, "CSV injection"), including full-width signs. An apostrophe in front
// makes it text. A cell that has one already gets another, so that `stripFormulaEscape` can remove exactly one.
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;

/**
 * Formats one row of a CSV file with its line end (RFC 4180). Text that a spreadsheet would run as a formula gets an
 * apostrophe in front. Numbers are unchanged.
 */
export function csvRow(cells: readonly Cell[]): string {
  const written = cells.map((cell) => {
    if (cell === null) return '';
    if (typeof cell === 'number') return String(cell);
    if (typeof cell === 'object') return (cell.paise / 100).toFixed(2);
    const words = formula.test(cell) ? `'${cell}` : cell;
    return /[",\r\n]/.test(words) ? `"${words.replaceAll('"', '""')}"` : words;
  });
  return `${written.join(',')}\r\n`;
}
