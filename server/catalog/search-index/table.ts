import { type PriceRange, priceRanges } from '#contract/core/rules.ts';
import { type Dimension, rangesInPaise } from '../filter.ts';
import { type Bits, noBits, wordsOf } from './bits.ts';
import { BitsetCache } from './bitset-cache.ts';
import { IntColumn, StringColumn, StringInterner } from './columns.ts';
import { Postings } from './postings.ts';
import { Values } from './values.ts';

/** What of a product is filtered, sorted and searched by. */
export type ListedProduct = {
  id: string;
  /** Another one after every write of the row. */
  version: number;
  category: string;
  brand: string;
  /** Names of its SKUs that are sold by name. */
  sizes: string[];
  /** Paise. */
  minPrice: number;
  /** UTC ms. */
  createdAt: number;
  /** As lists sort it. */
  sortName: string;
  /** Words by which it is found, and its framed names (see `searchName`). */
  tokens: string[];
  searchName: string;
};

/** The orders in which a list is read from one end or the other; by `id` products are found. */
export type SortColumn = 'newest' | 'price' | 'name' | 'id';
const trackNames: readonly SortColumn[] = ['newest', 'price', 'name', 'id'];

/** Between two names of a product in `phrases`. */
export const frame = 0;

const ranges = Object.keys(priceRanges) as PriceRange[];

/** The price ranges that hold a price. */
const rangesOf = (price: number): PriceRange[] =>
  ranges.filter((range) => {
    const { min, max } = rangesInPaise[range];
    return price >= min && (max === null || price <= max);
  });

/**
 * The products of the shop as columns of bytes: 225 each, so that filtering and counting a hundred thousand takes a
 * tenth of a millisecond. A product stands in a slot; when it changes it gets a new slot and the old one is dead.
 */
export class Table {
  readonly ids = new StringColumn();
  private readonly versions = new IntColumn();
  /** What filters ask for. */
  readonly values: Readonly<Record<Dimension, Values>> = {
    category: new Values(),
    brand: new Values(),
    size: new Values(),
    price: new Values(),
  };
  private readonly price = new IntColumn();
  private readonly createdAt = new IntColumn();
  private readonly sortName = new StringColumn();

  readonly words = new StringInterner();
  readonly postings = new Postings();
  /** The words of all names, each one more than its number, `frame` behind each name; a product's begin at `phrasesFrom`. */
  readonly phrases = new IntColumn();
  readonly phrasesFrom = new IntColumn();

  /** Living slots, sorted up by the value and then by the id. */
  readonly tracks: Readonly<Record<SortColumn, IntColumn>> = {
    newest: new IntColumn(),
    price: new IntColumn(),
    name: new IntColumn(),
    id: new IntColumn(),
  };
  /** What was found since the last change. */
  readonly remembered = new BitsetCache(4 * 2 ** 20);
  private sorted = true;
  private someBits: Bits = noBits(0);
  private someSlots = new Uint32Array(0);

  /** How many slots there are, the dead ones among them. */
  get slots(): number {
    return this.ids.length;
  }

  /** Slots that are dead. */
  get dead(): number {
    return this.slots - this.size;
  }

  /** How many products there are. */
  get size(): number {
    return this.tracks.id.length;
  }

  /** A set for whoever asks until somebody else asks; it holds anything. */
  scratchBits(): Bits {
    if (this.someBits.length !== wordsOf(this.slots)) this.someBits = noBits(this.slots);
    return this.someBits;
  }

  /** Room for all slots, likewise. */
  scratchSlots(): Uint32Array<ArrayBuffer> {
    if (this.someSlots.length < this.slots) this.someSlots = new Uint32Array(this.slots + 1000);
    return this.someSlots;
  }

  /** The value by which a slot stands on a track. */
  valueOn(track: SortColumn, slot: number): number | string {
    if (track === 'id') return this.ids.at(slot);
    return (track === 'newest' ? this.createdAt : track === 'price' ? this.price : this.sortName).at(slot);
  }

  /** The first place on a track that stands behind the value and id. */
  placeAfter(track: SortColumn, value: number | string, id: string): number {
    const slots = this.tracks[track];
    let low = 0;
    for (let high = slots.length; low < high; ) {
      const middle = (low + high) >>> 1;
      const slot = slots.at(middle);
      const other = this.valueOn(track, slot);
      if (other < value || (other === value && this.ids.at(slot) <= id)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Adds many products to an empty table; sorted once, behind the last. */
  fill(products: readonly ListedProduct[]): void {
    this.sorted = false;
    for (const product of products) {
      const { slots: slot } = this;
      this.postings.fill(this.write(product));
      for (const track of trackNames) this.tracks[track].push(slot);
    }
  }

  /** Ends the filling. */
  sort(): void {
    this.postings.turn(this.words.texts.length);
    for (const { column } of Object.values(this.values)) column.trim();
    for (const column of [this.ids, this.versions, this.price, this.createdAt, this.sortName]) column.trim();
    for (const column of [this.phrases, this.phrasesFrom]) column.trim();
    // Texts are read once, not at each comparison.
    const idOf = Array.from({ length: this.ids.length }, (_, slot) => this.ids.at(slot));
    for (const name of trackNames) {
      const values = name === 'id' ? idOf : idOf.map((_, slot) => this.valueOn(name, slot));
      this.tracks[name].trim();
      this.tracks[name].sort((a, b) => {
        const [one, other] = [values[a] as number | string, values[b] as number | string];
        if (one !== other) return one < other ? -1 : 1;
        return (idOf[a] as string) < (idOf[b] as string) ? -1 : 1;
      });
    }
    this.sorted = true;
  }

  /** Takes a product as it is now; null when it is no longer in the shop. */
  set(id: string, product: ListedProduct | null): void {
    if (!this.sorted) throw new Error('The table is being filled');
    const place = this.placeAfter('id', id, id) - 1;
    const found = place < 0 ? undefined : this.tracks.id.at(place);
    const before = found !== undefined && this.ids.at(found) === id ? found : undefined;
    if (before !== undefined && product?.version === this.versions.at(before)) return;
    this.remembered.clear();
    if (before !== undefined) {
      for (const name of trackNames) {
        this.tracks[name].remove(this.placeAfter(name, this.valueOn(name, before), id) - 1);
      }
    }
    if (!product) return;
    const { slots: slot } = this;
    this.postings.add(slot, this.write(product));
    for (const name of trackNames) {
      this.tracks[name].insert(this.placeAfter(name, this.valueOn(name, slot), id), slot);
    }
  }

  /** Writes the columns of the next slot; answers its words. */
  private write(product: ListedProduct): number[] {
    const { id, minPrice } = product;
    this.ids.push(id);
    this.versions.push(product.version);
    this.values.category.push([product.category]);
    this.values.brand.push([product.brand]);
    this.values.size.push(product.sizes);
    this.values.price.push(rangesOf(minPrice));
    this.price.push(minPrice);
    this.createdAt.push(product.createdAt);
    this.sortName.push(product.sortName);
    this.phrasesFrom.push(this.phrases.length);
    for (const name of product.searchName.split('|')) {
      const words = name.split(' ').filter(Boolean);
      for (const word of words) this.phrases.push(this.words.of(word) + 1);
      if (words.length > 0) this.phrases.push(frame);
    }
    return product.tokens.map((token) => this.words.of(token));
  }
}
