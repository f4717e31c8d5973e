import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IntColumn, StringColumn } from './columns.ts';

describe('columns', () => {
  it('store integers of any size, in order', () => {
    const value = fc.oneof(
      fc.integer({ min: 0, max: 70_000 }),
      fc.integer({ min: 0, max: 2 ** 33 }),
      fc.maxSafeInteger(),
    );
    const write = fc.record({ value, place: fc.nat(), remove: fc.boolean(), trim: fc.boolean() });
    fc.assert(
      fc.property(fc.array(value), fc.array(write), (values, writes) => {
        const numbers = new IntColumn();
        for (const one of values) numbers.push(one);
        const plain = [...values];
        for (const { value: one, place, remove, trim } of writes) {
          const at = place % (plain.length + 1);
          if (trim) numbers.trim();
          if (remove && at < plain.length) {
            numbers.remove(at);
            plain.splice(at, 1);
          } else {
            numbers.insert(at, one);
            plain.splice(at, 0, one);
          }
        }
        expect([...numbers.all()]).toEqual(plain);
      }),
    );
  });

  it('store strings of any script', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), fc.nat(), (texts, cut) => {
        const held = new StringColumn();
        texts.forEach((text, i) => {
          if (i === cut) held.trim();
          held.push(text);
        });
        expect(texts.map((_, i) => held.at(i))).toEqual(texts);
      }),
    );
  });
});
