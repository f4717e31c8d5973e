import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv, readText, stripFormulaEscape } from './read.ts';
import { csvMark, csvRow } from './write.ts';

const cells = (text: string) => {
  const rows = readCsv(text);
  return Array.isArray(rows) ? rows.map((row) => row.cells) : rows;
};

describe('reading', () => {
  it.each([
    ['quotes, commas and lines inside a cell', '"a ""b"", c\nd",e\r\n', [['a "b", c\nd', 'e']]],
    [
      'semicolons',
      'a;b\n1,5;2',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'tabs',
      'a\tb\r1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['a quote in the middle', 'a,5" ring', [['a', '5" ring']]],
    [
      'empty cells and no last line end',
      'a,,\n,,c',
      [
        ['a', '', ''],
        ['', '', 'c'],
      ],
    ],
    ['nothing', '', []],
  ])('%s', (_, text, rows) => expect(cells(text)).toEqual(rows));

  it('takes the delimiter of Excel’s first line, which is no row', () => {
    expect(readCsv('sep=;\r\na,b;c\r\n1;2')).toEqual([
      { row: 2, cells: ['a,b', 'c'] },
      { row: 3, cells: ['1', '2'] },
    ]);
    expect(cells('SEP=,\na,b')).toEqual([['a', 'b']]);
    expect(cells('sep=x,b')).toEqual([['sep=x', 'b']]);
  });

  it('skips empty rows but counts them', () => {
    expect(readCsv('a\n\n , \nb')).toEqual([
      { row: 1, cells: ['a'] },
      { row: 4, cells: ['b'] },
    ]);
  });

  it('names the row of an unclosed quote', () => {
    expect(readCsv('a,b\nc,"d\ne')).toEqual({ unclosed: 2 });
  });

  it('never throws, for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => void readCsv(text)),
      { numRuns: 50 },
    );
  });
});

describe('a written file', () => {
  it('is read back unchanged, whatever the cells contain', () => {
    const table = fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 2 }), { maxLength: 20 });
    fc.assert(
      fc.property(table, (rows) => {
        // The heading decides the delimiter. Rows without text are skipped.
        const written = rows.filter((row) => row.some((cell) => cell.trim()));
        const read = cells([['x', 'y'], ...written].map(csvRow).join(''));
        expect(Array.isArray(read) && read.map((row) => row.map(stripFormulaEscape))).toEqual([
          ['x', 'y'],
          ...written,
        ]);
      }),
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', "'=1", "''-x"])(
    '%j runs nowhere and comes back',
    (text) => {
      const read = cells(`x,y\r\n${csvRow([text, 'z'])}`) as string[][];
      expect(read[1]?.[0]).toMatch(/^'/);
      expect(stripFormulaEscape(read[1]?.[0] ?? '')).toBe(text);
    },
  );

  it.each(['Ruby', "'twas", '5 - 7', ''])('%j is unchanged', (text) => {
    expect(csvRow([text])).toBe(`${text}\r\n`);
    expect(stripFormulaEscape(text)).toBe(text);
  });
});

describe('encodings', () => {
  it('UTF-8 with and without its mark, and UTF-16', () => {
    const text = 'माणिक,₹';
    expect(readText(Buffer.from(text))).toBe(text);
    expect(readText(Buffer.from(csvMark + text))).toBe(text);
    expect(readText(Buffer.from(csvMark + text, 'utf16le'))).toBe(text);
    expect(readText(Buffer.from(csvMark + text, 'utf16le').swap16())).toBe(text);
  });

  it.each([
    ['Latin-1', Buffer.from('café', 'latin1')],
    ['half a letter', Buffer.from('माणिक').subarray(0, 4)],
    ['UTF-16 without a mark', Buffer.from('abc', 'utf16le')],
    ['a picture', Buffer.from('89504e470d0a1a0a0000', 'hex')],
  ])('%s is not text', (_, bytes) => expect(readText(bytes)).toBeNull());
});
