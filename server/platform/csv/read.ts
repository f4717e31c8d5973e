/** Reads CSV as RFC 4180 has it, leniently: any of `,` `;` and tab, line ends of every system, quotes as spreadsheets write them. */

/** What could not be read: a quote that begins in this row (counted from 1) and never ends. */
export type CsvProblem = { unclosed: number };

const delimiters = [',', ';', '\t'] as const;

/** The delimiter of a file: the one that its first line holds most often outside quotes. */
function delimiterOf(text: string): string {
  const end = text.search(/[\r\n]/);
  const line = (end < 0 ? text : text.slice(0, end)).slice(0, 10_000).replace(/"[^"]*"/g, '');
  const count = (one: string) => line.split(one).length;
  return delimiters.reduce((best, one) => (count(one) > count(best) ? one : best));
}

/**
 * The rows of a CSV text, each with its number as spreadsheets count (the first is 1); rows without any text are left
 * out. A quote in the middle of an unquoted cell is a letter like any other.
 */
export function readCsv(text: string): { row: number; cells: string[] }[] | CsvProblem {
  const delimiter = delimiterOf(text);
  const rows: { row: number; cells: string[] }[] = [];
  let at = 0;
  for (let row = 1; at < text.length; row += 1) {
    const cells: string[] = [];
    for (;;) {
      let cell = '';
      if (text[at] === '"') {
        at += 1;
        for (;;) {
          const quote = text.indexOf('"', at);
          if (quote < 0) return { unclosed: row };
          cell += text.slice(at, quote);
          at = quote + 1;
          if (text[at] !== '"') break;
          cell += '"';
          at += 1;
        }
      }
      const start = at;
      while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at += 1;
      cells.push(cell + text.slice(start, at));
      if (text[at] !== delimiter) break;
      at += 1;
    }
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ row, cells });
  }
  return rows;
}

/** A cell without the apostrophe that `csvRow` puts before what looks like a formula: what was exported comes back as it was. */
export const unharmed = (cell: string): string =>
  /^'+[=+\-@\t\r\n＝＋－＠]/.test(cell) ? cell.slice(1) : cell;

const marks = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
];

/** A file as text: UTF-8, or UTF-16 where its mark says so; null for bytes that are neither, or hold a NUL. */
export function readText(bytes: Buffer): string | null {
  const mark = marks.find((one) => one.bytes.every((byte, i) => bytes[i] === byte));
  try {
    const text = new TextDecoder(mark?.encoding ?? 'utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}
