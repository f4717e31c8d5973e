import { expect, it } from 'vitest';
import { readCsv, unharmed } from './read.ts';
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

it.each(['=1', '\n=1', '＝1', "'＝1", 'plain', "'plain"])('reads %j back as it was', (words) => {
  const table = readCsv(`head\r\n${csvRow([words])}`);
  expect('unclosed' in table ? null : unharmed(table[1]?.cells[0] ?? '')).toBe(words);
});

it('keeps words, numbers and money as they are, and quotes what would break the row', () => {
  expect(csvRow(['Plain', 'a,b', 'say "hi"', 'two\nlines', -3, { paise: -12_345 }, null])).toBe(
    'Plain,"a,b","say ""hi""","two\nlines",-3,-123.45,\r\n',
  );
});
