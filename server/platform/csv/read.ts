// Reads CSV (RFC 4180) leniently: `,`, `;` or tab, all line ends, and quotes as spreadsheets write them.

/** A syntax error: a quote that begins in this row (counted from 1) and never ends. */
export type CsvProblem = { unclosed: number };

const delimiters = [',', ';', '\t'] as const;

/** The first line by which Excel is told the delimiter, which is no row. */
const excelLine = /^sep=([,;\t])(?:\r\n?|\n)/i;

/** Returns the delimiter of a file: the most frequent one in the first line outside quotes. */
function delimiterOf(text: string): string {
  const end = text.search(/[\r\n]/);
  const line = (end < 0 ? text : text.slice(0, end)).slice(0, 10_000).replace(/"[^"]*"/g, '');
  const count = (one: string) => line.split(one).length;
  return delimiters.reduce((best, one) => (count(one) > count(best) ? one : best));
}

/**
 * Parses a CSV text into rows, each with its number (the first is 1). Blank rows are skipped. A quote inside an
 * unquoted cell is an ordinary character.
 */
export function readCsv(text: string): { row: number; cells: string[] }[] | CsvProblem {
  const [told = '', named] = excelLine.exec(text) ?? [];
  const delimiter = named ?? delimiterOf(text);
  const rows: { row: number; cells: string[] }[] = [];
  let at = told.length;
  for (let row = named ? 2 : 1; at < text.length; row += 1) {
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

/** Removes the apostrophe that `csvRow` puts before a formula, so that an exported cell imports unchanged. */
export const stripFormulaEscape = (cell: string): string =>
  /^'+[=+\-@\t\r\n＝＋－＠]/.test(cell) ? cell.slice(1) : cell;

const marks = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
];

/** Decodes a file as UTF-8, or as UTF-16 when it has a byte order mark. Returns null for invalid bytes or a NUL. */
export function readText(bytes: Buffer): string | null {
  const mark = marks.find((one) => one.bytes.every((byte, i) => bytes[i] === byte));
  try {
    const text = new TextDecoder(mark?.encoding ?? 'utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}
