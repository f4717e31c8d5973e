/** A list of whole numbers from 0 to 2^32-1 that grows, four bytes each. */
export class Numbers {
  private held = new Uint32Array(8);
  length = 0;

  push(value: number): void {
    if (this.length === this.held.length) this.resize(this.length * 2);
    this.held[this.length++] = value;
  }

  /** The number at a place below `length`. */
  at(place: number): number {
    return this.held[place] as number;
  }

  /** Puts a number in at a place; those from there on move up. */
  insert(place: number, value: number): void {
    this.push(value);
    this.held.copyWithin(place + 1, place, this.length - 1);
    this.held[place] = value;
  }

  /** Takes out the number at a place; those behind it move down. */
  remove(place: number): void {
    this.held.copyWithin(place, place + 1, this.length);
    this.length -= 1;
  }

  /** Sorts all of them. */
  sort(compare: (a: number, b: number) => number): void {
    this.held.subarray(0, this.length).sort(compare);
  }

  /** All of them, in an array of their own. */
  all(): Uint32Array {
    return this.held.slice(0, this.length);
  }

  private resize(size: number): void {
    const grown = new Uint32Array(size);
    grown.set(this.held);
    this.held = grown;
  }
}

/** Gives every distinct text a number, counting from 0. */
export class Names {
  private readonly numbers = new Map<string, number>();
  /** The texts by their numbers. */
  readonly texts: string[] = [];

  /** The number of a text, a new one if it has none yet. */
  of(text: string): number {
    const known = this.numbers.get(text);
    if (known !== undefined) return known;
    this.numbers.set(text, this.texts.length);
    this.texts.push(text);
    return this.texts.length - 1;
  }

  /** The number of a text; undefined if it has none. */
  find(text: string): number | undefined {
    return this.numbers.get(text);
  }
}
