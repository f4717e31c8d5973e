/**
 * The kinds of delicate changes: where mail, calls and parcels of customers go, what things cost, money and bank accounts, limits
 * that protect the shop, and rights of people.
 */
export const delicateKinds = ['mailbox', 'price', 'money', 'limit', 'right'] as const;
/** A kind of delicate change. */
export type DelicateKind = (typeof delicateKinds)[number];

/** Settings of tax, money and security. Only an owner with fresh proof may change them. */
export const guardedSettings = [
  'gst',
  'legal',
  'wallet',
  'chat',
  'payouts',
  'goodwill',
  'staff',
  'priceChanges',
  'upiQr',
] as const;

type Rule = DelicateKind | 'everyday';

/**
 * The kind of each setting, or of each of its fields. A test compares this table with the schema. A setting that is not in
 * it counts as delicate.
 */
export const settingKinds: Readonly<Record<string, Rule | Readonly<Record<string, Rule>>>> = {
  shop: {
    name: 'everyday',
    logo: 'everyday',
    icon: 'everyday',
    email: 'mailbox',
    orderMails: 'mailbox',
    // Whoever answers the phone of the shop hears what customers tell it.
    phone: 'mailbox',
    whatsapp: 'mailbox',
    // Customers send parcels of returns there.
    address: 'mailbox',
    hours: 'everyday',
    social: 'everyday',
  },
  hindi: {
    name: 'everyday',
    address: 'mailbox',
    legalName: 'money',
    country: 'everyday',
    officer: 'everyday',
    designation: 'everyday',
  },
  hero: 'everyday',
  delivery: 'price',
  deliveryDays: 'everyday',
  cod: 'limit',
  // Whoever changes it is paid instead of the shop.
  upiQr: { upiId: 'money', payee: 'money', hours: 'limit' },
  orderLimits: 'limit',
  unpaidOrders: { linkHours: 'limit', remindHours: 'everyday' },
  orderRisk: 'limit',
  energisation: 'everyday',
  orderNumberStart: 'everyday',
  countries: 'limit',
  reservationMinutes: 'limit',
  prices: 'price',
  priceChanges: 'limit',
  wallet: 'limit',
  chat: 'price',
  gst: 'money',
  policies: 'price',
  staff: 'right',
  payouts: 'limit',
  goodwill: 'limit',
  stockLow: 'everyday',
  sockets: 'limit',
  eveningMail: { on: 'everyday', at: 'everyday', to: 'mailbox' },
  productListLimit: 'everyday',
  termsVersion: 'everyday',
  legal: 'money',
  grievance: {
    name: 'everyday',
    designation: 'everyday',
    email: 'mailbox',
    phone: 'mailbox',
    acknowledgeHours: 'everyday',
    resolveDays: 'everyday',
  },
  care: 'everyday',
  holidays: 'everyday',
  people: 'everyday',
  partners: 'everyday',
};

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const differs = (from: unknown, to: unknown): boolean => JSON.stringify(from) !== JSON.stringify(to);

/** Returns what kinds of delicate changes a change of a setting is. Each needs fresh proof, and owners get a notice. */
export function delicateChanges(key: string, { from, to }: { from: unknown; to: unknown }): DelicateKind[] {
  const rules = Object.hasOwn(settingKinds, key) ? settingKinds[key] : undefined;
  if (rules === 'everyday' || !differs(from, to)) return [];
  if (rules === undefined) return ['right'];
  if (typeof rules === 'string') return [rules];
  const [was, is] = [fieldsOf(from), fieldsOf(to)];
  const changed = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((name) =>
    differs(was[name], is[name]),
  );
  const found = changed.map((name) => (Object.hasOwn(rules, name) ? rules[name] : undefined) ?? 'right');
  return delicateKinds.filter((kind) => found.includes(kind));
}

const addressesOf = (value: unknown): string[] =>
  [value].flat(2).filter((one): one is string => typeof one === 'string' && one.includes('@'));

/** Returns the mailboxes that a change of a setting takes mail away from. */
export function mailboxesLeft(key: string, { from, to }: { from: unknown; to: unknown }): string[] {
  const rules = settingKinds[key];
  if (typeof rules !== 'object') return [];
  const [was, is] = [fieldsOf(from), fieldsOf(to)];
  return Object.keys(rules)
    .filter((name) => rules[name] === 'mailbox')
    .flatMap((name) => addressesOf(was[name]).filter((address) => !addressesOf(is[name]).includes(address)));
}

/** Returns whether a setting is one of tax, money or security. */
export const isGuardedSetting = (key: string): boolean => guardedSettings.some((guarded) => guarded === key);
