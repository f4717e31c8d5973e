import { IntColumn } from './columns.ts';

/**
 * Which slots have a word. Filled slot by slot, then turned round once into one list of slots, word after word; what
 * comes later stands beside it.
 */
export class Postings {
  private filled = { words: new IntColumn(), ends: new IntColumn() };
  private slots = new Uint32Array(0);
  private ends = new Uint32Array(0);
  private readonly later = new Map<number, IntColumn>();

  /** Notes the words of the next slot, counting from 0; before `turn`. */
  fill(words: Iterable<number>): void {
    for (const word of words) this.filled.words.push(word);
    this.filled.ends.push(this.filled.words.length);
  }

  /** Ends the filling. `words`: how many there are. */
  turn(words: number): void {
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

  /** Notes the words of a slot that comes later. */
  add(slot: number, words: Iterable<number>): void {
    for (const word of words) {
      const own = this.later.get(word) ?? new IntColumn();
      own.push(slot);
      this.later.set(word, own);
    }
  }

  /** The slots that have a word, in pieces; dead ones among them. */
  of(word: number): ArrayLike<number>[] {
    const pieces: ArrayLike<number>[] = [];
    if (word < this.ends.length) {
      const from = word === 0 ? 0 : (this.ends[word - 1] as number);
      pieces.push(this.slots.subarray(from, this.ends[word] as number));
    }
    const later = this.later.get(word);
    if (later) pieces.push(later.all());
    return pieces;
  }
}
