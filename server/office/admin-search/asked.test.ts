import { expect, test } from 'vitest';
import { readAsked } from './asked.ts';

test('a phone number is found however it is written', () => {
  for (const typed of ['98765 00108', '+91 98765-00108', '9876500108'])
    expect(readAsked(typed).words).toEqual(['9876500108']);
});

test('an order number is read with and without its letters', () => {
  for (const typed of ['NR-20461', 'nr 20461', '#NR20461', '20461'])
    expect(readAsked(typed).digits).toBe('20461');
  expect(readAsked('ruby 7').digits).toBe('');
});

test('a name is looked for word by word', () => {
  expect(readAsked('  Asha\tPune ').words).toEqual(['asha', 'pune']);
});
