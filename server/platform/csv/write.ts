/** A cell of a CSV file: words, a number, money in paise (written as rupees), or nothing. */
export type Cell = string | number | { paise: number } | null;

/** The mark that makes spreadsheets read the file as UTF-8. */
export const csvMark = '\uFEFF';

// What a spreadsheet takes for the beginning of a formula (OWASP, "CSV injection"), full-width signs too; an apostrophe makes
// it words again. One that is there already gets another, so that reading can take one away (csv-read.ts).
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;

/**
 * One row of a CSV file with its line end (RFC 4180). Words that a spreadsheet would run as a formula get an apostrophe
 * in front; numbers are numbers and stay.
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
