import { expect, it } from 'vitest';
import { lifePath, lifePathNumber, lifePathProfile } from './life-path.ts';

it('sums digits until one remains, without master numbers', () => {
  expect(lifePathNumber({ year: 1990, month: 12, day: 31 })).toEqual({ number: 8, steps: [26, 8] });
  expect(lifePathNumber({ year: 1992, month: 2, day: 4 }).number).toBe(9);
  expect(lifePathNumber({ year: 2009, month: 9, day: 9 })).toEqual({ number: 2, steps: [29, 11, 2] });
  expect(() => lifePathNumber({ year: 2023, month: 2, day: 29 })).toThrow('no such date');
});

it('has nine whole profiles whose numbers never both agree and clash', () => {
  for (let number = 1; number <= 9; number++) {
    const { traits, compatibility, title, description } = lifePathProfile(number);
    expect(traits.positive).toHaveLength(4);
    expect(traits.challenging).toHaveLength(4);
    for (const text of [title, description, ...traits.positive, ...traits.challenging]) {
      expect(text.en).not.toBe('');
      expect(text.hi).toMatch(/[\u0900-\u097f]/);
    }
    expect(compatibility.compatibleWith.filter((n) => compatibility.challengingWith.includes(n))).toEqual([]);
  }
  expect(lifePath({ year: 1947, month: 8, day: 15 }).title.en).toBe('Powerful Achiever');
  expect(() => lifePathProfile(11)).toThrow('No profile for Life Path 11');
});
