/** The typed arrays that an {@link IntColumn} uses. */
export type Column =
  | Uint8Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Float64Array<ArrayBuffer>;
const widths = [Uint8Array, Uint16Array, Uint32Array, Float64Array] as const;
const widthMax = [0xff, 0xffff, 0xffff_ffff] as const;

/** Returns the next capacity: doubles below 4,096, then grows by a quarter. */
const nextCapacity = (length: number): number => (length < 4096 ? length * 2 : Math.ceil(length * 1.25));

/** A growable list of integers: 1, 2, 4 or 8 bytes each, widened when a value needs it. */
export class IntColumn {
  private data: Column = new Uint8Array(8);
  private width = 0;
  length = 0;

  push(value: number): void {
    while (this.width < widthMax.length && !(value >= 0 && value <= (widthMax[this.width] as number))) {
      this.width += 1;
      this.resize(this.data.length);
    }
    if (this.length === this.data.length) this.resize(nextCapacity(this.length));
    this.data[this.length++] = value;
  }

  /** Returns the number at an index below `length`. */
  at(index: number): number {
    return this.data[index] as number;
  }

  /** Inserts a number at an index. */
  insert(index: number, value: number): void {
    this.push(value);
    this.data.copyWithin(index + 1, index, this.length - 1);
    this.data[index] = value;
  }

  /** Removes the number at an index. */
  remove(index: number): void {
    this.data.copyWithin(index, index + 1, this.length);
    this.length -= 1;
  }

  /** Sorts the numbers in place. */
  sort(compare: (a: number, b: number) => number): void {
    this.all().sort(compare);
  }

  /** Returns a view of all numbers, valid until the next write. */
  all(): Column {
    return this.data.subarray(0, this.length) as Column;
  }

  /** Frees spare capacity. */
  trim(): void {
    if (this.data.length > this.length) this.resize(Math.max(8, this.length));
  }

  private resize(size: number): void {
    const grown: Column = new (widths[this.width] as (typeof widths)[number])(size);
    grown.set(this.all());
    this.data = grown;
  }
}

/** A growable list of strings in one UTF-8 buffer, which avoids one heap object per string. */
export class StringColumn {
  private data = Buffer.allocUnsafeSlow(1024);
  private readonly ends = new IntColumn();
  private end = 0;

  get length(): number {
    return this.ends.length;
  }

  push(text: string): void {
    const needed = this.end + Buffer.byteLength(text);
    if (needed > this.data.length) this.resize(Math.max(needed, nextCapacity(this.data.length)));
    this.end += this.data.write(text, this.end);
    this.ends.push(this.end);
  }

  /** Returns the string at an index below `length`. */
  at(index: number): string {
    return this.data.toString('utf8', index === 0 ? 0 : this.ends.at(index - 1), this.ends.at(index));
  }

  /** Frees spare capacity. */
  trim(): void {
    this.ends.trim();
    if (this.data.length > this.end) this.resize(this.end);
  }

  private resize(size: number): void {
    const grown = Buffer.allocUnsafeSlow(size);
    this.data.copy(grown, 0, 0, this.end);
    this.data = grown;
  }
}

/** Assigns each distinct string an id, counting from 0. */
export class StringInterner {
  private readonly ids = new Map<string, number>();
  /** The strings by id. */
  readonly texts: string[] = [];

  /** Returns the id of a string; assigns one if it is new. */
  of(text: string): number {
    const known = this.ids.get(text);
    if (known !== undefined) return known;
    // V8 substrings keep their parent string alive. The round trip through a buffer makes a copy.
    const own = Buffer.from(text).toString();
    this.ids.set(own, this.texts.length);
    this.texts.push(own);
    return this.texts.length - 1;
  }

  /** Returns the id of a string, or undefined. */
  find(text: string): number | undefined {
    return this.ids.get(text);
  }
}
