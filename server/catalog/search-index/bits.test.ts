import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addBit,
  type Bits,
  complement,
  countBits,
  createBits,
  hasBit,
  intersectBits,
  listBits,
} from './bits.ts';

const size = 100;
const slots = fc.uniqueArray(fc.nat(size - 1)).map((list) => list.sort((a, b) => a - b));
const setOf = (list: readonly number[]): Bits => {
  const bits = createBits(size);
  for (const slot of list) addBit(bits, slot);
  return bits;
};
const listOf = (bits: Bits): number[] => {
  const room = new Uint32Array(size);
  return [...room.subarray(0, listBits(bits, room))];
};

describe('bitsets', () => {
  it('store, count and list slots, and intersect like sets', () => {
    const all = Array.from({ length: size }, (_, slot) => slot);
    fc.assert(
      fc.property(slots, slots, (one, other) => {
        const bits = setOf(one);
        expect(listOf(bits)).toEqual(one);
        expect(countBits(bits)).toBe(one.length);
        expect(all.filter((slot) => hasBit(bits, slot))).toEqual(one);
        intersectBits(bits, setOf(other));
        const both = one.filter((slot) => other.includes(slot));
        expect(listOf(bits)).toEqual(both);
        complement(bits, setOf(all));
        expect(listOf(bits)).toEqual(all.filter((slot) => !both.includes(slot)));
      }),
    );
  });
});
