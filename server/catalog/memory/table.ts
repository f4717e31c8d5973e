import { type PriceRange, priceRanges } from '#contract/rules.ts';
import { rangesInPaise } from '../filter.ts';
import { Names, Numbers } from './numbers.ts';
import { Remembered } from './remembered.ts';

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

/** The orders in which a list is read from one end or the other. */
export type Track = 'newest' | 'price' | 'name';

/** Between two names of a product in `phrases`. */
export const frame = 0xffff_ffff;

const ranges = Object.keys(priceRanges) as PriceRange[];
// Texts made of short pieces keep all of them alive; through a buffer they become one piece.
const flat = (text: string): string => Buffer.from(text).toString();

/** The price ranges that hold a price, one bit each in the order of the contract. */
function rangeBits(price: number): number {
  return ranges.reduce((bits, range, i) => {
    const { min, max } = rangesInPaise[range];
    return price >= min && (max === null || price <= max) ? bits | (1 << i) : bits;
  }, 0);
}

/**
 * The products of the shop as columns: about 400 bytes each, so that filtering, counting and ranking a hundred thousand
 * takes a few milliseconds. A product stands in a slot; when it changes it gets a new slot and the old one is dead.
 */
export class Table {
  readonly ids: string[] = [];
  private readonly versions: number[] = [];
  readonly category: number[] = [];
  readonly brand: number[] = [];
  /** Which list of sizes it has. */
  readonly sizes: number[] = [];
  readonly price: number[] = [];
  readonly createdAt: number[] = [];
  readonly sortName: string[] = [];
  /** Price ranges as bits, in the order of the contract. */
  readonly ranges: number[] = [];

  readonly categories = new Names();
  readonly brands = new Names();
  readonly sizeLists = new Names();
  readonly words = new Names();
  /** The slots that have a word, by the number of the word; dead ones among them. */
  readonly slotsOf: Numbers[] = [];
  /** The words of all names, `frame` behind each name; a product's begin at `phrasesFrom`. */
  readonly phrases = new Numbers();
  readonly phrasesFrom = new Numbers();

  /** Living slots, sorted up by the value and then by the id. */
  readonly tracks: Record<Track, Numbers> = {
    newest: new Numbers(),
    price: new Numbers(),
    name: new Numbers(),
  };
  /** What was found since the last change. */
  readonly remembered = new Remembered(8 * 2 ** 20);
  private readonly slots = new Map<string, number>();
  private readonly places = new Map<Track, Uint32Array>();
  private sorted = true;

  /** Slots that are dead. */
  get dead(): number {
    return this.ids.length - this.slots.size;
  }

  /** How many products there are. */
  get size(): number {
    return this.slots.size;
  }

  /** The value by which a slot stands on a track. */
  valueOn(track: Track, slot: number): number | string {
    const column = track === 'newest' ? this.createdAt : track === 'price' ? this.price : this.sortName;
    return column[slot] as number | string;
  }

  /** The first place on a track that stands behind the value and id. */
  placeAfter(track: Track, value: number | string, id: string): number {
    const slots = this.tracks[track];
    let low = 0;
    for (let high = slots.length; low < high; ) {
      const middle = (low + high) >>> 1;
      const slot = slots.at(middle);
      const other = this.valueOn(track, slot);
      if (other < value || (other === value && (this.ids[slot] as string) <= id)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** For each slot its place on a track, counting from 1; 0 for one that is dead. */
  placesOn(track: Track): Uint32Array {
    const known = this.places.get(track);
    if (known) return known;
    const places = new Uint32Array(this.ids.length);
    const slots = this.tracks[track];
    for (let i = 0; i < slots.length; i++) places[slots.at(i)] = i + 1;
    this.places.set(track, places);
    return places;
  }

  /** Adds many products to an empty table; sorted once, behind the last. */
  fill(products: readonly ListedProduct[]): void {
    this.sorted = false;
    for (const product of products) {
      const slot = this.write(product);
      for (const track of Object.values(this.tracks)) track.push(slot);
    }
  }

  /** Ends the filling. */
  sort(): void {
    for (const name of Object.keys(this.tracks) as Track[]) {
      this.tracks[name].sort((a, b) => {
        const [one, other] = [this.valueOn(name, a), this.valueOn(name, b)];
        if (one !== other) return one < other ? -1 : 1;
        return (this.ids[a] as string) < (this.ids[b] as string) ? -1 : 1;
      });
    }
    this.sorted = true;
  }

  /** Takes a product as it is now; null when it is no longer in the shop. */
  set(id: string, product: ListedProduct | null): void {
    if (!this.sorted) throw new Error('The table is being filled');
    const before = this.slots.get(id);
    if (before !== undefined && product?.version === this.versions[before]) return;
    this.remembered.clear();
    this.places.clear();
    if (before !== undefined) {
      for (const name of Object.keys(this.tracks) as Track[]) {
        this.tracks[name].remove(this.placeAfter(name, this.valueOn(name, before), id) - 1);
      }
      this.slots.delete(id);
    }
    if (!product) return;
    const slot = this.write(product);
    for (const name of Object.keys(this.tracks) as Track[]) {
      this.tracks[name].insert(this.placeAfter(name, this.valueOn(name, slot), id), slot);
    }
  }

  private write(product: ListedProduct): number {
    const slot = this.ids.length;
    const { id, minPrice } = product;
    this.ids.push(id);
    this.versions.push(product.version);
    this.slots.set(id, slot);
    this.category.push(this.categories.of(product.category));
    this.brand.push(this.brands.of(product.brand));
    this.sizes.push(this.sizeLists.of(JSON.stringify(product.sizes)));
    this.price.push(minPrice);
    this.createdAt.push(product.createdAt);
    this.sortName.push(flat(product.sortName));
    this.ranges.push(rangeBits(minPrice));
    for (const token of product.tokens) {
      const word = this.words.of(token);
      this.slotsOf[word] ??= new Numbers();
      this.slotsOf[word].push(slot);
    }
    this.phrasesFrom.push(this.phrases.length);
    for (const name of product.searchName.split('|')) {
      const words = name.split(' ').filter(Boolean);
      for (const word of words) this.phrases.push(this.words.of(word));
      if (words.length > 0) this.phrases.push(frame);
    }
    return slot;
  }
}
