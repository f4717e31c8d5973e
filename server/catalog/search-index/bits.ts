/** A bitset of slots: slot n is bit n % 32 of word n / 32. */
export type Bits = Uint32Array<ArrayBuffer>;

/** Returns the number of 32-bit words for a bitset of `slots` slots. */
export const wordCount = (slots: number): number => (slots + 31) >>> 5;

/** Creates an empty bitset for `slots` slots. */
export const createBits = (slots: number): Bits => new Uint32Array(wordCount(slots));

/** Sets the bit of a slot. */
export function addBit(bits: Bits, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] as number) | (1 << (slot & 31));
}

/** Returns whether the bit of a slot is set. */
export const hasBit = (bits: Bits, slot: number): boolean =>
  ((bits[slot >>> 5] as number) & (1 << (slot & 31))) !== 0;

/** Sets `bits` to `bits AND other`. */
export function intersectBits(bits: Bits, other: Bits): void {
  const { length } = bits;
  for (let i = 0; i < length; i++) bits[i] = (bits[i] as number) & (other[i] as number);
}

/** Sets `bits` to `all AND NOT bits`. */
export function complement(bits: Bits, all: Bits): void {
  const { length } = bits;
  for (let i = 0; i < length; i++) bits[i] = (all[i] as number) & ~(bits[i] as number);
}

/** Returns the number of set bits. */
export function countBits(bits: Bits): number {
  const { length } = bits;
  let count = 0;
  for (let i = 0; i < length; i++) {
    // SWAR popcount: sums of 2 bits, then 4, then 8; the multiplication adds the bytes.
    let sums = bits[i] as number;
    sums -= (sums >>> 1) & 0x5555_5555;
    sums = (sums & 0x3333_3333) + ((sums >>> 2) & 0x3333_3333);
    count += Math.imul((sums + (sums >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
  }
  return count;
}

/** Writes the slots of a bitset into `room` in ascending order. Returns their number. */
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
