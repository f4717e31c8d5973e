import { expect, it } from 'vitest';
import { csvRow } from './csv.ts';

it.each(['=1+1', '+91 98765', '-2+3', '@SUM(A1)', '\t=1', '\r=1'])('lets no spreadsheet run %j', (words) => {
  expect(csvRow([words])).toMatch(/^"?'/);
});

it('keeps words, numbers and money as they are, and quotes what would break the row', () => {
  expect(csvRow(['Plain', 'a,b', 'say "hi"', 'two\nlines', -3, { paise: -12_345 }, null])).toBe(
    'Plain,"a,b","say ""hi""","two\nlines",-3,-123.45,\r\n',
  );
});
