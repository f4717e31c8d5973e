import type { Check } from './check.ts';
import { readSources, type Source } from './sources.ts';

/** The tables and the domain of each. Only its domain names a table. The others call the domain's service, or read one of its views. */
const owners: Record<string, string> = {
  addresses: 'addresses',
  astrologers: 'astrologers',
  audit: 'audit',
  bank_accounts: 'astrologers',
  birth_profiles: 'birth-profiles',
  cart_lines: 'cart',
  chat_messages: 'chat',
  chat_reports: 'chat',
  chat_seats: 'chat',
  chat_sessions: 'chat',
  consents: 'accounts',
  coupon_uses: 'coupons',
  coupons: 'coupons',
  data_exports: 'personal-data',
  email_links: 'accounts',
  erasures: 'personal-data',
  gateway_orders: 'payments',
  gateway_payments: 'payments',
  identities: 'accounts',
  imports: 'places',
  invoice_counters: 'invoices',
  invoice_lines: 'invoices',
  invoices: 'invoices',
  known_devices: 'accounts',
  kyc_documents: 'astrologers',
  kyc_views: 'astrologers',
  ledger_accounts: 'ledger',
  ledger_entries: 'ledger',
  ledger_transfers: 'ledger',
  mail_preferences: 'email-preferences',
  order_events: 'orders',
  order_items: 'orders',
  order_notes: 'orders',
  order_refunds: 'orders',
  order_returns: 'returns',
  orders: 'orders',
  payment_differences: 'payments',
  place_names: 'places',
  place_states: 'places',
  places: 'places',
  post_pictures: 'blog',
  posts: 'blog',
  predictions: 'horoscope',
  presence: 'astrologers',
  product_gst_rates: 'catalog',
  product_images: 'catalog',
  product_imports: 'catalog',
  product_ratings: 'reviews',
  product_uploads: 'catalog',
  products: 'catalog',
  refunds: 'payments',
  reports: 'reports',
  review_reminders: 'email-preferences',
  reviews: 'reviews',
  search_vocabulary: 'catalog',
  sessions: 'accounts',
  settings: 'settings',
  settlement_reports: 'payments',
  sign_in_attempts: 'accounts',
  sign_in_tickets: 'accounts',
  skus: 'catalog',
  stock_moves: 'stock',
  ticket_entries: 'tickets',
  tickets: 'tickets',
  users: 'accounts',
  visitors: 'visitors',
  wallet_topups: 'wallet',
  webhooks: 'payments',
  wishlist_items: 'wishlist',
  withdrawals: 'wallet',
};

/** Files that name tables of several domains by nature: the dashboard's read model, the audits of the books, the demo's past. */
const readsAll = /^server\/(dashboard\/store|([\w-]+\/)?integrity|demo\/.+-store)\.ts$/;

const isStore = /(^|\/)((.+-)?(store|sql)|integrity|personal-data)\.ts$/;
const elsewhere = /^server\/(platform|testing)\/|(\.test|\/test-[\w-]+)\.ts$/;
const usesSql =
  /\bsql[`<]|\bsql\.(raw|join|ref|table)\(|\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/;
const namesTable =
  /(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|[a-z]*[jJ]oin|using|sql\.table)\(\s*\[?\s*'([a-z_]+)|\b(?:from|join|into|update|only)\s+([a-z_]+)\b/gi;

/** Returns the server files, without tests and the platform, that hold SQL though they are no store. */
export const strayQueries = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path, text }) => !elsewhere.test(path) && !isStore.test(path) && usesSql.test(text))
    .map(({ path }) => path);

/** Returns "path: table (domain)" for each table that a file outside its domain names in a statement. */
export function foreignTables(sources: readonly Source[]): string[] {
  const found = new Set<string>();
  for (const { path, text } of sources) {
    if (elsewhere.test(path) || readsAll.test(path) || !usesSql.test(text)) continue;
    const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    for (const [, inCall, inText] of code.matchAll(namesTable)) {
      const table = (inCall ?? inText ?? '').toLowerCase();
      const owner = owners[table];
      if (owner && !path.startsWith(`server/${owner}/`)) found.add(`${path}: ${table} (${owner})`);
    }
  }
  return [...found].sort();
}

/** Checks that SQL is only in stores and that a store names only the tables of its domain. */
export const stores: Check = {
  name: 'stores',
  fix: "Move the statement to the domain's store.ts, or call the service of the domain that owns the table.",
  run: async () => {
    const sources = await readSources(/^server\/.*\.ts$/);
    return [
      ...strayQueries(sources).map((path) => `${path}: SQL outside a store`),
      ...foreignTables(sources),
    ];
  },
};
