import { type Category, type SizeType, splitList } from '../core/rules.ts';

/** The subcategories the desk offers for each category; none is always possible, and so is another. */
export const subcategories: Record<Category, readonly string[]> = {
  Gifts: ['Birthday', 'Anniversary', 'Housewarming'],
  Gemstones: ['Precious', 'Semi-Precious'],
  Necklaces: ['Pendant', 'Chains', 'Choker'],
  Rings: ['Wedding', 'Fashion', 'Engagement'],
  Bracelets: ['Beaded', 'Copper', 'Silver'],
  'Puja Samagri': ['Incense', 'Puja Thali', 'Dhoop'],
  Turtle: ['Small', 'Medium', 'Large'],
  Rudraksha: ['1 Mukhi', '2 Mukhi', '3 Mukhi', '5 Mukhi', '7 Mukhi'],
  Murti: [],
  Kavach: ['Gold', 'Silver', 'Copper'],
  'Siddh Rudraksha': ['Gauri Shankar', 'Trijuti', 'Navratna'],
  Yantras: ['Kuber Yantra', 'Shree Yantra', 'Maha Lakshmi Yantra'],
  'Evil Eye': ['Bracelet', 'Necklace', 'Keychain'],
  Combos: [],
  Pyrite: ['Raw', 'Tumbled', 'Jewelry'],
  Pendants: ['Gold', 'Silver', 'Gemstone'],
  'Money Magnet': ['Coins', 'Bills', 'Charms'],
  Pyramids: ['Crystal', 'Metal', 'Decorative'],
  'Home Decor': ['Wall Hangings', 'Statues', 'Feng Shui', 'Tree'],
  Stone: [],
  Customized: ['Engraving', 'Personalized Text', 'Photo Print'],
};

const halfSteps = Array.from({ length: 21 }, (_, i) => String(3 + i / 2));

/** The sizes of a size type, in their order (specification section 3); none for goods sold by quantity alone. */
export const sizesOf: Record<SizeType, readonly string[]> = {
  Ring: halfSteps,
  Quantity: [],
  Mukhi: Array.from({ length: 14 }, (_, i) => `${i + 1} Mukhi`),
  Gemstone: [
    'Amethyst',
    'Rose Quartz',
    'Citrine',
    'Emerald',
    'Ruby',
    'Sapphire',
    'Garnet',
    'Turquoise',
    'Topaz',
    'Peridot',
  ],
};

/** How much a product may hold: letters of texts, entries of lists, rupees. */
export const productLimits = {
  images: 5,
  imageBytes: 10 * 1024 * 1024,
  name: 150,
  miniDesc: 300,
  description: 10_000,
  short: 80,
  alt: 200,
  listEntries: 30,
  listEntry: 300,
  skus: 60,
  gstRates: 20,
  /** Rupees. */
  price: 10_000_000,
  stock: 1_000_000,
} as const;

/** A comma list as it was typed: split, trimmed, empties and repetitions dropped; `\,` is a comma inside an entry. */
export const commaList = (typed: string): string[] => splitList(typed);

/** A list as it is typed, the opposite of {@link commaList}. */
export const typedList = (entries: readonly string[]): string =>
  entries.map((entry) => entry.replace(/[\\,]/g, '\\$&')).join(', ');

/** True for an HSN code as invoices take it: 4, 6 or 8 digits (Notification 78/2020-CT), or none. */
export const isHsn = (code: string): boolean => code === '' || /^\d{4}(?:\d{2}){0,2}$/.test(code);

/** What is wrong with the rows of a product; the pages and the server say it in the words of the specification. */
export type RowProblem =
  | 'variant_incomplete'
  | 'size_missing'
  | 'quantity_missing'
  | 'price_missing'
  | 'size_twice';

/** A variant or stock row as far as it has been filled in. `wasEmpty`: it stood at zero before this edit. */
export type CheckedRow = { name: string; price: number | null; stock: number | null; wasEmpty?: boolean };

const isPrice = (price: number | null): boolean =>
  price !== null &&
  price > 0 &&
  price <= productLimits.price &&
  Math.abs(price * 100 - Math.round(price * 100)) < 1e-6;

const isStock = (stock: number | null): boolean =>
  stock !== null && Number.isInteger(stock) && stock >= 0 && stock <= productLimits.stock;

/**
 * The first thing wrong with each row, by its place. `stockAtLeast`: what a stock row must hold; a row that was sold
 * out before the edit may stay so, else a sold-out product could not be renamed.
 */
export function rowProblems(
  rows: readonly CheckedRow[],
  { hasVariants, sizeType }: { hasVariants: boolean; sizeType: SizeType | null },
): { row: number; problem: RowProblem }[] {
  const names = rows.map((row) => row.name.trim());
  return rows.flatMap((row, i) => {
    const name = names[i] ?? '';
    const say = (problem: RowProblem) => [{ row: i, problem }];
    if (hasVariants) {
      if (!name || !isPrice(row.price) || !isStock(row.stock)) return say('variant_incomplete');
    } else {
      if (sizeType !== 'Quantity' && !name) return say('size_missing');
      if (!isStock(row.stock) || (row.stock === 0 && !row.wasEmpty)) return say('quantity_missing');
      if (!isPrice(row.price)) return say('price_missing');
    }
    return names.indexOf(name) < i ? say('size_twice') : [];
  });
}
