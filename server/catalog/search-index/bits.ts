/** A set of slots: slot n is bit n % 32 of word n / 32. */
export type Bits = Uint32Array<ArrayBuffer>;

/** How many words a set of so many slots takes. */
export const wordsOf = (slots: number): number => (slots + 31) >>> 5;

/** An empty set with room for so many slots. */
export const noBits = (slots: number): Bits => new Uint32Array(wordsOf(slots));

/** Adds a slot to a set. */
export function addBit(bits: Bits, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] as number) | (1 << (slot & 31));
}

/** True when a slot is in a set. */
export const hasBit = (bits: Bits, slot: number): boolean =>
  ((bits[slot >>> 5] as number) & (1 << (slot & 31))) !== 0;

/** Leaves in a set what is in the other one too. */
export function keepBits(bits: Bits, other: Bits): void {
  const { length } = bits;
  for (let i = 0; i < length; i++) bits[i] = (bits[i] as number) & (other[i] as number);
}

/** Makes of a set what `all` has beyond it. */
export function complement(bits: Bits, all: Bits): void {
  const { length } = bits;
  for (let i = 0; i < length; i++) bits[i] = (all[i] as number) & ~(bits[i] as number);
}

/** How many slots are in a set. */
export function countBits(bits: Bits): number {
  const { length } = bits;
  let count = 0;
  for (let i = 0; i < length; i++) {
    // The bits of a word are added up in pairs, these in fours, these in bytes, these by the multiplication.
    let sums = bits[i] as number;
    sums -= (sums >>> 1) & 0x5555_5555;
    sums = (sums & 0x3333_3333) + ((sums >>> 2) & 0x3333_3333);
    count += Math.imul((sums + (sums >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
  }
  return count;
}

/** Writes the slots of a set into `room`, going up; answers how many there are. */
export function listBits(bits: Bits, room: Uint32Array): number {
  const { length } = bits;
  let count = 0;
  for (let i = 0; i < length; i++) {
    for (let left = (bits[i] as number) | 0; left !== 0; ) {
      const others = left & (left - 1);
      room[count++] = i * 32 + 31 - Math.clz32(left ^ others);
      left = others;
    }
  }
  return count;
}
