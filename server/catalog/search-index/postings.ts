import { IntColumn } from './columns.ts';

/**
 * The posting lists: the slots of each word. Collected slot by slot, then inverted once into one contiguous
 * array. Slots that are added later go into an overlay of lists.
 */
export class Postings {
  private filled = { words: new IntColumn(), ends: new IntColumn() };
  private slots = new Uint32Array(0);
  private ends = new Uint32Array(0);
  private readonly overlay = new Map<number, IntColumn>();

  /** Collects the words of the next slot, counting from 0. Call before `invert`. */
  fill(words: Iterable<number>): void {
    for (const word of words) this.filled.words.push(word);
    this.filled.ends.push(this.filled.words.length);
  }

  /** Builds the posting lists from the collected words. `words` is the size of the vocabulary. */
  invert(words: number): void {
    const { words: all, ends } = this.filled;
    const next = new Uint32Array(words);
    const add = (word: number, n: number) => {
      next[word] = (next[word] as number) + n;
    };
    for (let i = 0; i < all.length; i++) add(all.at(i), 1);
    let before = 0;
    for (let word = 0; word < words; word++) {
      const own = next[word] as number;
      next[word] = before;
      before += own;
    }
    const slots = new Uint32Array(all.length);
    for (let slot = 0, i = 0; slot < ends.length; slot++) {
      for (; i < ends.at(slot); i++) {
        const word = all.at(i);
        slots[next[word] as number] = slot;
        add(word, 1);
      }
    }
    this.slots = slots;
    this.ends = next;
    this.filled = { words: new IntColumn(), ends: new IntColumn() };
  }

  /** Adds the words of a slot after `invert`. */
  add(slot: number, words: Iterable<number>): void {
    for (const word of words) {
      const own = this.overlay.get(word) ?? new IntColumn();
      own.push(slot);
      this.overlay.set(word, own);
    }
  }

  /** Returns the posting list of a word in one or two parts, dead slots included. */
  of(word: number): ArrayLike<number>[] {
    const pieces: ArrayLike<number>[] = [];
    if (word < this.ends.length) {
      const from = word === 0 ? 0 : (this.ends[word - 1] as number);
      pieces.push(this.slots.subarray(from, this.ends[word] as number));
    }
    const added = this.overlay.get(word);
    if (added) pieces.push(added.all());
    return pieces;
  }
}
