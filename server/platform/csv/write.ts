/**
 * A cell of a CSV file: text, a number, an amount in paise (written as rupees), a code that stays text in a spreadsheet,
 * or nothing.
 */
export type Cell = string | number | { paise: number } | { code: string } | null;

/** The byte order mark that makes spreadsheets read the file as UTF-8. */
export const csvMark = '\uFEFF';

// The start of a formula in a spreadsheet (OWASP, "CSV injection"), including full-width signs. An apostrophe in front
// makes it text. A cell that has one already gets another, so that `stripFormulaEscape` can remove exactly one.
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;

// What a spreadsheet reads as a number, and would show as 1.2E+46 or without its zeros in front.
const numeric = /^[\d.,]+(e[+-]?\d+)?$/i;

/** Formats a code: one that looks like a number as `="0511"`, which spreadsheets show as the text between the quotes. */
const codeText = (code: string): string => (numeric.test(code) ? `="${code}"` : escaped(code));

const escaped = (words: string): string => (formula.test(words) ? `'${words}` : words);

/**
 * Formats one row of a CSV file with its line end (RFC 4180). Text that a spreadsheet would run as a formula gets an
 * apostrophe in front. Numbers are unchanged. A code of digits is written as a formula that is its own text: only
 * digits, points and an exponent can be in it.
 */
export function csvRow(cells: readonly Cell[]): string {
  const written = cells.map((cell) => {
    if (cell === null) return '';
    if (typeof cell === 'number') return String(cell);
    if (typeof cell === 'object' && 'paise' in cell) return (cell.paise / 100).toFixed(2);
    const words = typeof cell === 'string' ? escaped(cell) : codeText(cell.code);
    return /[",\r\n]/.test(words) ? `"${words.replaceAll('"', '""')}"` : words;
  });
  return `${written.join(',')}\r\n`;
}
