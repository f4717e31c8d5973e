import type { Reader } from '../../../../platform/database/database.ts';
import { Table } from './product-index.ts';
import { readListed, readListedAfter } from './store.ts';

const batchSize = 2000;

/** The search index of this process, consistent with the database. */
export type SearchIndexLoader = {
  /** Returns the index with every change that was reported before this call. */
  table(): Promise<Table>;
  /** Marks products as stale. */
  changed(ids: readonly string[]): void;
  /** Discards the index, because any product may have changed. */
  drop(): void;
};

/**
 * Creates the loader of the search index. The first call of `table` builds it in batches that yield to the event loop
 * (100,000 products take about two seconds). Later calls reload stale products first; reporting a change costs nothing.
 */
export function createIndexLoader(db: Reader): SearchIndexLoader {
  let table: Table | null = null;
  let stale = new Set<string>();
  let working: Promise<void> | null = null;
  let drops = 0;

  async function build(): Promise<void> {
    const fresh = new Table();
    const began = drops;
    // Products that change during the build are collected in `stale` and reloaded afterwards.
    for (let after = ''; ; ) {
      const products = await readListedAfter(db, after, batchSize);
      for (const product of products) fresh.set(product.id, product);
      if (products.length < batchSize) break;
      after = products.at(-1)?.id ?? '';
    }
    if (drops === began) table = fresh;
  }

  async function refresh(into: Table): Promise<void> {
    const ids = [...stale];
    stale = new Set();
    try {
      const found = new Map((await readListed(db, ids)).map((product) => [product.id, product]));
      for (const id of ids) into.set(id, found.get(id) ?? null);
    } catch (error) {
      for (const id of ids) stale.add(id);
      throw error;
    }
  }

  /** Builds or refreshes the index. Concurrent calls share one run (single flight). */
  function run(): Promise<void> {
    working ??= (table ? refresh(table) : build()).finally(() => {
      working = null;
    });
    return working;
  }

  return {
    async table() {
      // The current run may have begun before a change that the caller has seen, so wait for the next one.
      if (working) await working;
      for (;;) {
        if (!table || stale.size > 0 || working) await run();
        if (table) return table;
      }
    },
    changed(ids) {
      if (table || working) for (const id of ids) stale.add(id);
    },
    drop() {
      drops += 1;
      table = null;
      stale = new Set();
    },
  };
}
