// Pure rules that both the forms and the server check. No zod here: public pages load this file.

/**
 * Returns a path if it is on this site, else null, to prevent open redirects. Browsers read a backslash as a slash, and
 * skip tabs and line breaks.
 */
export const localPath = (path: string | null | undefined): string | null =>
  path?.startsWith('/') && !path.startsWith('//') && !/[\\\p{Cc}]/u.test(path) && path.length <= 1000
    ? path
    : null;

/** Delivery in rupees by subtotal in rupees is a setting; GST is always shown as 18 % included in the subtotal. */
export const gstShownPercent = 18;

/** The stock level of a product: 0 is out, under 5 few, under 10 limited. */
export type StockState = 'out' | 'few' | 'limited' | 'plenty';

/** Returns the stock level for an available quantity (specification). */
export const stockState = (available: number): StockState =>
  available <= 0 ? 'out' : available < 5 ? 'few' : available < 10 ? 'limited' : 'plenty';

/** Returns whether the cart says "Hurry!" (under 10). */
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

/** The kinds of sizes of a product without variants. */
export const sizeTypes = ['Ring', 'Quantity', 'Mukhi', 'Gemstone'] as const;
/** A kind of size of a product without variants. */
export type SizeType = (typeof sizeTypes)[number];

/** The price ranges of the filter, in rupees, with the bounds of the specification (section 9). */
export const priceRanges = {
  'below-1000': { min: 0, max: 999.99 },
  '1000-2000': { min: 1000, max: 2000 },
  '2000-3000': { min: 2000.01, max: 3000 },
  'above-3000': { min: 3000.01, max: null },
} as const;
/** The key of a price range in the URL. */
export type PriceRange = keyof typeof priceRanges;

/** The value of the filter by country of origin for products that state none. */
export const unstatedCountry = 'unstated';

/** Sort orders of the product list. Without one the newest products come first. */
export const sortOrders = ['price-asc', 'price-desc', 'name-asc', 'name-desc', 'country-asc'] as const;
/** A sort order of the product list. */
export type SortOrder = (typeof sortOrders)[number];

/** The orders of the list as cards: recommended first (decision 49), newest first, and those of a price or a name. */
export const listOrders = ['recommended', 'newest', ...sortOrders] as const;
/** An order of the list as cards. */
export type ListOrder = (typeof listOrders)[number];

/** Products on one page of `/products`. */
export const productsPerPage = 24;

/** Joins the values of a filter by commas. A comma or backslash inside a value is escaped by a backslash. */
export const joinList = (values: readonly string[]): string =>
  values.map((value) => value.replace(/[\\,]/g, '\\$&')).join(',');

/** Splits a joined parameter into its values, trimmed, without empty and repeated ones. */
export const splitList = (joined: string): string[] => {
  const values = joined.match(/(?:\\.|[^\\,])+/g) ?? [];
  return [...new Set(values.map((value) => value.replace(/\\(.)/g, '$1').trim()).filter(Boolean))];
};

/** Products in one sitemap file. In two languages that stays below the limit of 50,000 URLs (sitemaps.org). */
export const sitemapProducts = 20_000;

/** Every product of this category is made to order, even if its own flag says otherwise. */
export const madeToOrderCategory: Category = 'Customized';

/** Hours after ordering in which a customised product can be cancelled (specification). */
export const customisedCancelHours = 1;

/** Returns whether a text is a UPI id (a virtual payment address), as NPCI defines it: `shop@okbank`. */
export const isUpiId = (text: string): boolean =>
  /^[A-Za-z0-9._-]{2,256}@[A-Za-z][A-Za-z0-9]{1,63}$/.test(text);

/**
 * Returns whether a text is the reference of a bank transfer (UTR): 4 to 40 letters, digits, spaces, hyphens and
 * slashes. Banks use 12 to 22 characters; the wider range also admits a cheque number.
 */
export const isBankReference = (text: string): boolean => /^[0-9A-Za-z][0-9A-Za-z /-]{3,39}$/.test(text);
