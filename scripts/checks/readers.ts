import type { Check } from './check.ts';
import { readSources, type Source } from './sources.ts';

/**
 * The domains whose reads may be a moment old, and so may come from a standby: reports, dashboards and lists of the
 * admin. Every other domain reads from the primary: a price, a balance or a piece of stock that is a moment old is wrong.
 */
const readers = ['base/audit', 'office/dashboard', 'office/admin-search', 'office/sales'];

const allowed = new RegExp(`^server/(${readers.join('|')}|platform|composition|testing)/|\\.test\\.ts$`);
/** The handle of the platform: taken from it, or asked of it by its name in a type. */
const usesReader = /platform\.reader\b|Pick<Platform,[^>]*'reader'/;

/** Returns the server files outside of these domains that read from standbys. */
export const strayReaders = (sources: readonly Source[]): string[] =>
  sources.filter(({ path, text }) => !allowed.test(path) && usesReader.test(text)).map(({ path }) => path);

/** Checks that only the named domains read from standbys. */
export const readersOfStandby: Check = {
  name: 'readers',
  fix: 'Use `db`. A domain whose reads may be a moment old is added to scripts/checks/readers.ts, never one of money, stock or carts.',
  run: async () => strayReaders(await readSources(/^server\/.*\.ts$/)),
};
