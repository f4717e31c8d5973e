import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** Raises the limits of unpaid orders to their maximum. The shop must not run yet, because it caches settings. */
export async function raiseOrderLimits(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const most = 100_000;
  const itemLimits = { pieces: most, allPieces: most, items: most, value: most * most };
  const buyer = { terms: most, ...itemLimits };
  const limits = {
    cashOrders: 1000,
    cashPieces: 1000,
    cashProved: false,
    exceptCategories: [],
    newBuyer: buyer,
    knownBuyer: buyer,
    address: { orders: most, ...itemLimits },
  };
  await client.query(`insert into settings (key, value, updated_at) values ('orderLimits', $1, now())`, [
    JSON.stringify(limits),
  ]);
  await client.end();
}

/**
 * Delivers all cash orders five times a second until the returned function is called, so that buyers never have many open
 * ones.
 */
export async function deliverOrders(databaseUrl: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'bench' });
  await client.connect();
  const done = new AbortController();
  const work = (async () => {
    while (!done.signal.aborted) {
      await client.query(
        `update orders set status = 'Delivered' where payment_method = 'cod' and status not in ('Delivered', 'Cancelled')`,
      );
      await wait(200, undefined, { signal: done.signal }).catch(() => undefined);
    }
  })();
  return async () => {
    done.abort();
    await work;
    await client.end();
  };
}
