/** Numbers as they lie in memory. */
export type Column =
  | Uint8Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Float64Array<ArrayBuffer>;
const kinds = [Uint8Array, Uint16Array, Uint32Array, Float64Array] as const;
const most = [0xff, 0xffff, 0xffff_ffff] as const;

/** Room for one more: double of little, a quarter more of much. */
const more = (length: number): number => (length < 4096 ? length * 2 : Math.ceil(length * 1.25));

/** A list of whole numbers that grows: one byte each, or two, four or eight from the first that needs them. */
export class IntColumn {
  private held: Column = new Uint8Array(8);
  private kind = 0;
  length = 0;

  push(value: number): void {
    while (this.kind < most.length && !(value >= 0 && value <= (most[this.kind] as number))) {
      this.kind += 1;
      this.resize(this.held.length);
    }
    if (this.length === this.held.length) this.resize(more(this.length));
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
    this.all().sort(compare);
  }

  /** All of them as they stand here, until something is added. */
  all(): Column {
    return this.held.subarray(0, this.length) as Column;
  }

  /** Gives back the room for more. */
  trim(): void {
    if (this.held.length > this.length) this.resize(Math.max(8, this.length));
  }

  private resize(size: number): void {
    const grown: Column = new (kinds[this.kind] as (typeof kinds)[number])(size);
    grown.set(this.all());
    this.held = grown;
  }
}

/** A list of texts that grows, as bytes: a hundred thousand strings would be as many objects. */
export class StringColumn {
  private held = Buffer.allocUnsafeSlow(1024);
  private readonly ends = new IntColumn();
  private end = 0;

  get length(): number {
    return this.ends.length;
  }

  push(text: string): void {
    const needed = this.end + Buffer.byteLength(text);
    if (needed > this.held.length) this.resize(Math.max(needed, more(this.held.length)));
    this.end += this.held.write(text, this.end);
    this.ends.push(this.end);
  }

  /** The text at a place below `length`. */
  at(place: number): string {
    return this.held.toString('utf8', place === 0 ? 0 : this.ends.at(place - 1), this.ends.at(place));
  }

  /** Gives back the room for more. */
  trim(): void {
    this.ends.trim();
    if (this.held.length > this.end) this.resize(this.end);
  }

  private resize(size: number): void {
    const grown = Buffer.allocUnsafeSlow(size);
    this.held.copy(grown, 0, 0, this.end);
    this.held = grown;
  }
}

/** Gives every distinct text a number, counting from 0. */
export class StringInterner {
  private readonly numbers = new Map<string, number>();
  /** The texts by their numbers. */
  readonly texts: string[] = [];

  /** The number of a text, a new one if it has none yet. */
  of(text: string): number {
    const known = this.numbers.get(text);
    if (known !== undefined) return known;
    // A piece of a longer text would keep all of it alive; through a buffer it becomes a text of its own.
    const own = Buffer.from(text).toString();
    this.numbers.set(own, this.texts.length);
    this.texts.push(own);
    return this.texts.length - 1;
  }

  /** The number of a text; undefined if it has none. */
  find(text: string): number | undefined {
    return this.numbers.get(text);
  }
}
