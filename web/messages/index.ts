/** The texts of every feature, by name. The English file gives the shape, the Hindi one must have the same. */
export type AllTexts = {
  'accept-terms': typeof import('./accept-terms.en.ts').texts;
  account: typeof import('./account.en.ts').texts;
  addresses: typeof import('./addresses.en.ts').texts;
  auth: typeof import('./auth.en.ts').texts;
  cart: typeof import('./cart.en.ts').texts;
  charts: typeof import('./charts.en.ts').texts;
  checkout: typeof import('./checkout.en.ts').texts;
  dashboard: typeof import('./dashboard.en.ts').texts;
  goods: typeof import('./goods.en.ts').texts;
  home: typeof import('./home.en.ts').texts;
  horoscope: typeof import('./horoscope.en.ts').texts;
  'how-to-wear': typeof import('./how-to-wear.en.ts').texts;
  kundli: typeof import('./kundli.en.ts').texts;
  matching: typeof import('./matching.en.ts').texts;
  'life-path': typeof import('./life-path.en.ts').texts;
  'not-found': typeof import('./not-found.en.ts').texts;
  'order-confirmation': typeof import('./order-confirmation.en.ts').texts;
  orders: typeof import('./orders.en.ts').texts;
  panchang: typeof import('./panchang.en.ts').texts;
  product: typeof import('./product.en.ts').texts;
  products: typeof import('./products.en.ts').texts;
  reviews: typeof import('./reviews.en.ts').texts;
  readings: typeof import('./readings.en.ts').texts;
  shell: typeof import('./shell.en.ts').texts;
  wishlist: typeof import('./wishlist.en.ts').texts;
};
