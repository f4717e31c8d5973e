/** Gives back the memory of a list: a few hundred of them a second would wait for the collector. */
const free = (list: Uint32Array<ArrayBuffer>): void => void list.buffer.transfer(0);

/**
 * What was found for a question, sets and lists of slots, until the table changes: the least used go beyond so many
 * bytes. A list is the asker's until somebody else asks.
 */
export class BitsetCache {
  private readonly lists = new Map<string, Uint32Array<ArrayBuffer>>();
  private bytes = 0;
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  /** The list for a question, found if it is not there. */
  get(question: string, find: () => Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
    const known = this.lists.get(question);
    if (known) {
      this.lists.delete(question);
      this.lists.set(question, known);
      return known;
    }
    const list = find();
    this.lists.set(question, list);
    this.bytes += this.sizeOf(question, list);
    for (const [oldest, its] of this.lists) {
      if (this.bytes <= this.most) break;
      this.lists.delete(oldest);
      this.bytes -= this.sizeOf(oldest, its);
      if (its !== list) free(its);
    }
    return list;
  }

  /** Forgets everything. */
  clear(): void {
    for (const list of this.lists.values()) free(list);
    this.lists.clear();
    this.bytes = 0;
  }

  private sizeOf = (question: string, list: Uint32Array): number => 100 + question.length + list.byteLength;
}
