import type { PeopleQuery } from '#contract/people/accounts/customers.ts';

/** The filters that are folded away: what people bought, where they live, what they want. */
export const moreNames = [
  'spentAbove',
  'orderedSince',
  'notOrderedSince',
  'city',
  'region',
  'kundli',
  'mails',
] as const satisfies readonly (keyof PeopleQuery)[];

/** The parameters of the list's address that filter it. */
export const filterNames = [
  'q',
  'role',
  'state',
  'tag',
  ...moreNames,
] as const satisfies readonly (keyof PeopleQuery)[];

const oneOf = <T extends string>(value: string | null, all: readonly T[]): T | undefined =>
  all.find((one) => one === value);
const words = (value: string | null, most: number): string | undefined =>
  value?.trim().slice(0, most) || undefined;
const day = (value: string | null): string | undefined =>
  /^\d{4}-\d\d-\d\d$/.test(value ?? '') && !Number.isNaN(Date.parse(value ?? ''))
    ? (value ?? undefined)
    : undefined;
const whole = (value: string | null): number | undefined =>
  /^\d{1,8}$/.test(value ?? '') ? Number(value) : undefined;

/** Reads the filters of an address. What the API would refuse is left out. */
export function readFilter(search: URLSearchParams): PeopleQuery {
  const all = {
    q: words(search.get('q'), 80),
    role: oneOf(search.get('role'), ['user', 'astrologer', 'admin']),
    state: oneOf(search.get('state'), ['open', 'blocked', 'closed']),
    tag: words(search.get('tag'), 40),
    spentAbove: whole(search.get('spentAbove')),
    orderedSince: day(search.get('orderedSince')),
    notOrderedSince: day(search.get('notOrderedSince')),
    city: words(search.get('city'), 60),
    region: words(search.get('region'), 60),
    kundli: oneOf(search.get('kundli'), ['yes']),
    mails: oneOf(search.get('mails'), ['yes']),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** Returns whether two filters are the same. */
export const sameFilter = (a: PeopleQuery, b: PeopleQuery): boolean =>
  filterNames.every((name) => (a[name] ?? '') === (b[name] ?? ''));
