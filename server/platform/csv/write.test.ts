import { expect, it } from 'vitest';
import { readCsv, stripFormulaEscape } from './read.ts';
import { csvRow } from './write.ts';

it.each([
  '=1+1',
  '+91 98765',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
])('lets no spreadsheet run %j', (words) => {
  expect(csvRow([words])).toMatch(/^"?'/);
});

it.each(['=1', '\n=1', '＝1', "'＝1", 'plain', "'plain"])('reads %j back unchanged', (words) => {
  const table = readCsv(`head\r\n${csvRow([words])}`);
  expect('unclosed' in table ? null : stripFormulaEscape(table[1]?.cells[0] ?? '')).toBe(words);
});

it('writes text, numbers and amounts unchanged, and quotes cells that would break the row', () => {
  expect(csvRow(['Plain', 'a,b', 'say "hi"', 'two\nlines', -3, { paise: -12_345 }, null])).toBe(
    'Plain,"a,b","say ""hi""","two\nlines",-3,-123.45,\r\n',
  );
});
