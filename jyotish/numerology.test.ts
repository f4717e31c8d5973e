import { expect, it } from 'vitest';
import { lifePathNumber } from './life-path.ts';
import { birthNumbers, LO_SHU, nameNumber, numberRuler, reduceDigits } from './numerology.ts';

it('the square of Lo Shu makes 15 in every line', () => {
  const columns = [0, 1, 2].map((column) => LO_SHU.map((row) => row[column] ?? 0));
  const diagonals = [LO_SHU.map((row, i) => row[i] ?? 0), LO_SHU.map((row, i) => row[2 - i] ?? 0)];
  for (const line of [...LO_SHU, ...columns, ...diagonals]) expect(line.reduce((a, b) => a + b)).toBe(15);
});

it('gives birth and destiny number, their grahas, and the square of 14 August 1994 by hand', () => {
  const found = birthNumbers({ year: 1994, month: 8, day: 14 });
  // 1+4 = 5; 1+9+9+4+0+8+1+4 = 36, 9.
  expect(found).toMatchObject({ birth: 5, destiny: 9, birthRuler: 'Mercury', destinyRuler: 'Mars' });
  // 1 9 9 4 8 1 4 with 5 and 9 added.
  expect(found.grid.counts).toEqual([2, 0, 0, 2, 1, 0, 0, 1, 3]);
  expect(found.grid.missing).toEqual([2, 3, 6, 7]);
  expect(found.grid.planes.find(({ name }) => name.en === 'Will')?.filled).toBe(3);
  // The 5th and the 20th: one digit, and one digit with a zero, are not added again.
  expect(birthNumbers({ year: 1994, month: 8, day: 5 }).grid.counts[4]).toBe(1);
  expect(birthNumbers({ year: 1994, month: 8, day: 20 }).grid.counts[1]).toBe(1);
  expect(() => birthNumbers({ year: 1995, month: 2, day: 29 })).toThrow(/no such date/);
});

it('agrees with the life path number, and reduces as digits are summed', () => {
  for (let day = 1; day <= 28; day += 1) {
    const date = { year: 2001, month: 7, day };
    expect(birthNumbers(date).destiny).toBe(lifePathNumber(date).number);
  }
  expect([0, 9, 10, 38, 99].map(reduceDigits)).toEqual([0, 9, 1, 2, 9]);
  expect(() => numberRuler(10)).toThrow(/1 to 9/);
});

it('counts a name in Latin letters by Cheiro and by Pythagoras, and no other script', () => {
  // Ram: 2 + 1 + 4 = 7 by Cheiro; 9 + 1 + 4 = 14, 5 by Pythagoras.
  expect(nameNumber('Rám', 'chaldean')).toEqual({ compound: 7, number: 7 });
  expect(nameNumber('RAM', 'pythagorean')).toEqual({ compound: 14, number: 5 });
  expect(nameNumber('राम', 'chaldean')).toBeNull();
});
