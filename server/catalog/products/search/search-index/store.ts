import { sql } from 'kysely';
import type { ProductFacts } from '#contract/catalog/products/facts/kinds.ts';
import type { Reader } from '../../../../platform/database/database.ts';
import { factValuesOf } from '../../lists/fact-filter.ts';
import { buyable } from '../../product-store.ts';
import { published } from '../../published-sql.ts';
import { termsOf } from '../meanings/terms.ts';
import type { ListedProduct } from './product-index.ts';

// Stock has a table of its own: a version tells sold out from in stock, and every other sale leaves the index as it is.
const columns = sql`
  p.id, ${buyable} as "inStock", p.xmin::text::float8 * 2 + ${buyable}::int as version, p.category, p.brand, p.facts, array_to_string(p.sizes, chr(31)) as sizes, p.min_price as "minPrice", p.max_price as "maxPrice",
  array_to_string(p.best_days, chr(31)) as "bestDays",
  p.created_at as "createdAt", plain_text(p.name) as "sortName", array_to_string(p.search_tokens, ' ') as tokens,
  p.search_name as "searchName"`;

type Row = Omit<ListedProduct, 'createdAt' | 'sizes' | 'tokens' | 'facts'> & {
  bestDays: string;
  facts: ProductFacts;
  createdAt: Date;
  sizes: string;
  tokens: string;
};

const split = (text: string, by: string): string[] => (text === '' ? [] : text.split(by));

function toListed({ bestDays, ...row }: Row): ListedProduct {
  const { category, facts } = row;
  const sizes = split(row.sizes, '\u001f');
  const terms = termsOf({ category, facts, sizes, bestDays: split(bestDays, '\u001f') });
  return {
    ...row,
    facts: factValuesOf(category, facts),
    createdAt: row.createdAt.getTime(),
    sizes,
    tokens: [...new Set([...split(row.tokens, ' '), ...terms])],
  };
}

/** Returns up to `limit` products in the shop with an id after this one, by id. */
export async function readListedAfter(db: Reader, after: string, limit: number): Promise<ListedProduct[]> {
  const { rows } = await sql<Row>`
    select ${columns} from products p where ${published} and p.service is null and p.id > ${after} order by p.id limit ${limit}`.execute(
    db,
  );
  return rows.map(toListed);
}

/** Returns the products with these ids that are in the shop. */
export async function readListed(db: Reader, ids: readonly string[]): Promise<ListedProduct[]> {
  const { rows } = await sql<Row>`
    select ${columns} from products p where p.id = any(${ids}) and ${published} and p.service is null`.execute(
    db,
  );
  return rows.map(toListed);
}
