import { describe, expect, test } from 'vitest';
import { code128 } from './code128.ts';

// The symbols as the standard prints them, a digit a module: 1 is black. Written down apart from the widths of the module.
const patterns = `
11011001100 11001101100 11001100110 10010011000 10010001100 10001001100 10011001000 10011000100 10001100100 11001001000
11001000100 11000100100 10110011100 10011011100 10011001110 10111001100 10011101100 10011100110 11001110010 11001011100
11001001110 11011100100 11001110100 11101101110 11101001100 11100101100 11100100110 11101100100 11100110100 11100110010
11011011000 11011000110 11000110110 10100011000 10001011000 10001000110 10110001000 10001101000 10001100010 11010001000
11000101000 11000100010 10110111000 10110001110 10001101110 10111011000 10111000110 10001110110 11101110110 11010001110
11000101110 11011101000 11011100010 11011101110 11101011000 11101000110 11100010110 11101101000 11101100010 11100011010
11101111010 11001000010 11110001010 10100110000 10100001100 10010110000 10010000110 10000101100 10000100110 10110010000
10110000100 10011010000 10011000010 10000110100 10000110010 11000010010 11001010000 11110111010 11000010100 10001111010
10100111100 10010111100 10010011110 10111100100 10011110100 10011110010 11110100100 11110010100 11110010010 11011011110
11011110110 11110110110 10101111000 10100011110 10001011110 10111101000 10111100010 11110101000 11110100010 10111011110
10111101110 11101011110 11110101110 11010000100 11010010000 11010011100`
  .trim()
  .split(/\s+/);
const end = '1100011101011';

/** Reads a barcode as a scanner does: 11 modules a symbol, the check symbol, the sets B and C, the stop pattern. */
function scan(widths: number[]): string {
  const modules = widths.map((wide, i) => (i % 2 === 0 ? '1' : '0').repeat(wide)).join('');
  expect(modules.endsWith(end)).toBe(true);
  const symbols = modules.slice(0, -end.length).match(/.{11}/g) ?? [];
  expect(symbols.join('').length).toBe(modules.length - end.length);
  const values = symbols.map((symbol) => patterns.indexOf(symbol));
  expect(values).not.toContain(-1);
  const check = values.pop();
  const [first = 0, ...rest] = values;
  expect(rest.reduce((sum, value, i) => sum + value * (i + 1), first) % 103).toBe(check);
  let set = first === 105 ? 'C' : 'B';
  let text = '';
  for (const value of rest) {
    if (set === 'C' && value === 100) set = 'B';
    else if (set === 'B' && value === 99) set = 'C';
    else text += set === 'C' ? String(value).padStart(2, '0') : String.fromCharCode(value + 32);
  }
  return text;
}

describe('the barcode', () => {
  test('every symbol has three bars and three spaces of eleven modules, and no two are alike', () => {
    expect(patterns).toHaveLength(106);
    expect(new Set(patterns).size).toBe(106);
    // The bars of a symbol are an even number of modules together, which scanners rely on.
    for (const symbol of patterns)
      expect([symbol, symbol.replaceAll('0', '').length % 2]).toEqual([symbol, 0]);
  });

  test.each([
    'NR-20461',
    'NR-1',
    'NR-104601',
    'NR-9007199254740991',
    '12',
    '123',
    '1234',
    '123456789012345',
    'AB12345CD',
    'AB1234567',
    'A1B22C333D4444',
    ' !"#$%&()*+,-./09:;<=>?@AZ[\\]^_`az{|}~',
  ])('a scanner reads %s', (text) => {
    expect(scan(code128(text))).toBe(text);
  });

  test('digits are written in pairs: start, five pairs, check and stop for ten digits', () => {
    const modules = (text: string) => code128(text).reduce((sum, wide) => sum + wide, 0);
    expect(modules('1234567890')).toBe((1 + 5 + 1) * 11 + 13);
    // N, R, the hyphen and the first digit alone; then a change of set, and two pairs.
    expect(modules('NR-20461')).toBe((1 + 4 + 1 + 2 + 1) * 11 + 13);
  });

  test('a text that the code cannot write is refused, not printed wrong', () => {
    expect(() => code128('NR–20461')).toThrow(RangeError);
    expect(() => code128('')).toThrow(RangeError);
  });
});
