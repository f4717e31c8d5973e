/** Pure rules that both the forms and the server check. No zod here: public pages load this file. */

/** Smallest and largest length of a password, in characters. */
export const passwordLength = { min: 8, max: 128 } as const;

/** True for an Indian mobile number as the shop takes it: exactly ten digits. */
export const isPhone = (value: string): boolean => /^[0-9]{10}$/.test(value);

/** True for what looks like an e-mail address (one @, a dot in the host, no spaces, at most 100 characters). */
export const isEmail = (value: string): boolean =>
  value.length <= 100 && /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(value);

/**
 * A path of this site to go back to, or null: nothing that leads elsewhere is followed. Browsers read a backslash as a
 * slash, and skip tabs and line breaks.
 */
export const localPath = (path: string | null | undefined): string | null =>
  path?.startsWith('/') && !path.startsWith('//') && !/[\\\p{Cc}]/u.test(path) && path.length <= 1000
    ? path
    : null;

/** Delivery in rupees by subtotal in rupees is a setting; GST is always shown as 18 % included in the subtotal. */
export const gstShownPercent = 18;

/** Stock words by what can still be bought: under 5 few, under 10 limited, 0 out. */
export type StockState = 'out' | 'few' | 'limited' | 'plenty';

/** The stock word for a quantity (specification section 9). */
export const stockState = (available: number): StockState =>
  available <= 0 ? 'out' : available < 5 ? 'few' : available < 10 ? 'limited' : 'plenty';

/** True where the cart says "Hurry!" (under 10). */
export const isLowInCart = (available: number): boolean => available > 0 && available < 10;

/** The 21 categories of the shop, in the order of the menus. */
export const categories = [
  'Gemstones',
  'Rudraksha',
  'Yantras',
  'Rings',
  'Puja Samagri',
  'Bracelets',
  'Kavach',
  'Pyramids',
  'Pendants',
  'Necklaces',
  'Siddh Rudraksha',
  'Murti',
  'Turtle',
  'Evil Eye',
  'Pyrite',
  'Money Magnet',
  'Home Decor',
  'Combos',
  'Gifts',
  'Stone',
  'Customized',
] as const;
/** One of the 21 categories. */
export type Category = (typeof categories)[number];

/** How a product without variants is sized. */
export const sizeTypes = ['Ring', 'Quantity', 'Mukhi', 'Gemstone'] as const;
/** How a product without variants is sized. */
export type SizeType = (typeof sizeTypes)[number];

/** The price ranges of the filter, in rupees, with the bounds of the specification (section 9). */
export const priceRanges = {
  'below-1000': { min: 0, max: 999.99 },
  '1000-2000': { min: 1000, max: 2000 },
  '2000-3000': { min: 2000.01, max: 3000 },
  'above-3000': { min: 3000.01, max: null },
} as const;
/** The key of a price range, as it stands in the URL. */
export type PriceRange = keyof typeof priceRanges;

/** Sort orders of the product list; without one the newest come first. */
export const sortOrders = ['price-asc', 'price-desc', 'name-asc', 'name-desc'] as const;
/** A sort order of the product list. */
export type SortOrder = (typeof sortOrders)[number];

/** Cards on one page of `/products`. */
export const productsPerPage = 24;

/** Values of one filter as one parameter: joined by commas; a comma or backslash inside a value is escaped by a backslash. */
export const joinList = (values: readonly string[]): string =>
  values.map((value) => value.replace(/[\\,]/g, '\\$&')).join(',');

/** The values of a joined parameter: trimmed, empties and repetitions dropped. */
export const splitList = (joined: string): string[] => {
  const values = joined.match(/(?:\\.|[^\\,])+/g) ?? [];
  return [...new Set(values.map((value) => value.replace(/\\(.)/g, '$1').trim()).filter(Boolean))];
};

/** How many products a file of the sitemap lists; with two languages each that stays below the 50,000 it may hold (sitemaps.org). */
export const sitemapProducts = 20_000;

/** What an astrologer works with; the sign-up offers these. */
export const expertises = [
  'Vedic',
  'Tarot',
  'Numerology',
  'Palmistry',
  'Horary',
  'KP',
  'Western',
  'Lal Kitab',
  'Other',
] as const;

/** Everything in this category is made to order, whatever its tick at the desk says. */
export const madeToOrderCategory: Category = 'Customized';

/** How long customised goods can be cancelled after ordering, in hours (specification section 9). */
export const customisedCancelHours = 1;

/**
 * True for the reference of a bank transfer (UTR): 4 to 40 letters, digits, spaces, hyphens and slashes. Banks use 12 to
 * 22 characters; the wider range also admits a cheque number.
 */
export const isBankReference = (text: string): boolean => /^[0-9A-Za-z][0-9A-Za-z /-]{3,39}$/.test(text);
