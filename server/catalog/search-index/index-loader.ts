import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';
import { type ListedProduct, Table } from './table.ts';

const step = 2000;
// A table with more dead slots than this, and than a quarter of all, is made anew.
const mostDead = 1000;

const columns = sql`
  p.id, p.xmin::text::float8 as version, p.category, p.brand, array_to_string(p.sizes, chr(31)) as sizes, p.min_price as "minPrice",
  p.created_at as "createdAt", plain_text(p.name) as "sortName", array_to_string(p.search_tokens, ' ') as tokens,
  p.search_name as "searchName"`;

type Row = Omit<ListedProduct, 'createdAt' | 'sizes' | 'tokens'> & {
  createdAt: Date;
  sizes: string;
  tokens: string;
};

const split = (text: string, by: string): string[] => (text === '' ? [] : text.split(by));

const toListed = (row: Row): ListedProduct => ({
  ...row,
  createdAt: row.createdAt.getTime(),
  sizes: split(row.sizes, '\u001f'),
  tokens: split(row.tokens, ' '),
});

/** The table of the shop's products in this process, always as the database is. */
export type Keeper = {
  /** The table with every change that was told before this call. */
  table(): Promise<Table>;
  /** These products have changed. */
  changed(ids: readonly string[]): void;
  /** Anything may have changed. */
  drop(): void;
};

/**
 * Keeps the table: made when it is first asked for (a hundred thousand products take about two seconds, in pieces that
 * let others work), then product by product as changes are told. Changes cost nothing until somebody asks.
 */
export function createIndexLoader(db: Reader): Keeper {
  let table: Table | null = null;
  let stale = new Set<string>();
  let working: Promise<void> | null = null;
  let drops = 0;

  async function build(): Promise<void> {
    const fresh = new Table();
    const began = drops;
    // What changes while we read is told to `stale` meanwhile, and read again.
    for (let after = ''; ; ) {
      const { rows } = await sql<Row>`
        select ${columns} from products p where p.deleted_at is null and p.id > ${after} order by p.id limit ${step}`.execute(
        db,
      );
      fresh.fill(rows.map(toListed));
      if (rows.length < step) break;
      after = rows.at(-1)?.id ?? '';
    }
    fresh.sort();
    if (drops === began) table = fresh;
  }

  async function renew(into: Table): Promise<void> {
    const ids = [...stale];
    stale = new Set();
    try {
      const { rows } = await sql<Row>`
        select ${columns} from products p where p.id = any(${ids}) and p.deleted_at is null`.execute(db);
      const found = new Map(rows.map((row) => [row.id, toListed(row)]));
      for (const id of ids) into.set(id, found.get(id) ?? null);
    } catch (error) {
      for (const id of ids) stale.add(id);
      throw error;
    }
    if (into.dead > mostDead && into.dead > into.size / 3 && table === into) table = null;
  }

  /** One round of work; whoever comes meanwhile waits for it. */
  function round(): Promise<void> {
    working ??= (table ? renew(table) : build()).finally(() => {
      working = null;
    });
    return working;
  }

  return {
    async table() {
      // The round under way may have begun before the change that the caller knows of; the next one has not.
      if (working) await working;
      for (;;) {
        if (!table || stale.size > 0 || working) await round();
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
