import type { TestShop } from './test-shop.ts';

/** Tables of limits and of the database itself, which show no effect of a caller. */
const hidden = ['rate_limits', 'migrations', 'idempotency_keys'];

/** Returns a hash of every table by its name, but for those that show no effect of a caller, and for `except`. */
export async function snapshotTables(
  { database }: Pick<TestShop, 'database'>,
  except: readonly string[] = [],
): Promise<Record<string, string>> {
  const left = [...hidden, ...except];
  const hashes = (await database.hashes()).filter(({ name }) => !left.includes(name));
  return Object.fromEntries(hashes.map(({ name, hash }) => [name, hash]));
}
