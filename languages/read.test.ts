import { expect, it } from 'vitest';
import { langs, withFallbacks } from './list.ts';
import { completed } from './read.ts';

it('asks a language first, then its fallbacks, and English last', () => {
  expect(withFallbacks('en')).toEqual(['en']);
  expect(withFallbacks('hi')).toEqual(['hi', 'en']);
  for (const lang of langs) expect(withFallbacks(lang).at(-1)).toBe('en');
});

it('takes from a fallback what a language lacks, and a list as a whole', () => {
  const english = { title: 'Cart', states: { open: 'Open', paid: 'Paid' }, days: ['Mon', 'Tue'] };
  expect(completed(undefined, english)).toEqual(english);
  expect(completed({ states: { paid: 'चुकाया' } }, english)).toEqual({
    title: 'Cart',
    states: { open: 'Open', paid: 'चुकाया' },
    days: ['Mon', 'Tue'],
  });
  expect(completed({ days: ['सोम', 'मंगल'] }, english)).toEqual({ ...english, days: ['सोम', 'मंगल'] });
});
