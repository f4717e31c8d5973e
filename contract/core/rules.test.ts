import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEmail } from '../people/accounts/person-rules.ts';
import { joinList, localPath, splitList } from './rules.ts';

test('a list survives joining and splitting, whatever its values contain', () => {
  const value = fc
    .string({ minLength: 1 })
    .map((text) => text.trim())
    .filter(Boolean);
  fc.assert(
    fc.property(fc.uniqueArray(value), (values) => {
      expect(splitList(joinList(values))).toEqual(values);
    }),
  );
});

test('plain values stand as they are, and a comma inside one is kept', () => {
  expect(joinList(['Gemstones', 'Evil Eye'])).toBe('Gemstones,Evil Eye');
  expect(splitList(' Gemstones ,, Evil Eye,Gemstones')).toEqual(['Gemstones', 'Evil Eye']);
  expect(splitList(joinList(['Large, 20 cm', '5']))).toEqual(['Large, 20 cm', '5']);
});

test.each([
  'https://evil.test/',
  '//evil.test/',
  '/\\\\evil.test/',
  '\\\\evil.test',
  'javascript:alert(1)',
  '/\t/evil.test/',
  'evil.test',
  '',
  null,
])('%j is no path to go on to', (address) => {
  expect(localPath(address)).toBeNull();
});

test('a path of this site is one, with its query and place', () => {
  expect(localPath('/products?q=ruby#list')).toBe('/products?q=ruby#list');
});

test('an e-mail address is one that mail can reach', () => {
  for (const typed of ['asha@gmail.com', 'a.b+shop@mail.example.co.in', "o'hara@x-y.test", 'आशा@डाक.भारत'])
    expect(isEmail(typed), typed).toBe(true);
  for (const typed of [
    '<asha@gmail.com>',
    'mailto:x@y.test',
    'a@b.test.',
    'a..b@c.test',
    '.a@c.test',
    'a.@c.test',
    'a@-c.test',
    'a@c-.test',
    'a@c..test',
    'a@c',
    'a b@c.test',
    'a,b@c.test',
    'a@b@c.test',
    '\u200basha@gmail.com',
    'asha@gmail.com\u202c',
  ])
    expect(isEmail(typed), typed).toBe(false);
});
