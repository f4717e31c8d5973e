import { type NotNull, type SqlBool, sql } from 'kysely';
import type { CouponPick } from '#contract/selling/coupons/form-endpoints.ts';
import type { CouponPickKind } from '#contract/selling/coupons/rules.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { likePattern } from '../../../platform/database/sql.ts';
import type { CouponRow } from '../store.ts';

/** The most picks of a search. */
export const picksAtMost = 20;

const named = (product: string, variant: string): string => (variant ? `${product}, ${variant}` : product);

/** Returns a person's name for staff, with the e-mail: two people can have one name. */
export const nameOfPerson = ({ name, email }: { name: string; email: string }): string =>
  name ? `${name} (${email})` : email;

/** Returns product names by id, with deleted products. Unknown ids are absent. */
export async function productNames(db: Reader, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('product_names')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .$narrowType<{ id: NotNull; name: NotNull }>()
    .execute();
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** Returns the names of variants by id, as "product, variant". Unknown ids are absent. */
export async function variantNames(db: Reader, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('sku_names as s')
    .innerJoin('product_names as p', 'p.id', 's.product_id')
    .select(['s.id', 's.name as variant', 'p.name as product'])
    .where('s.id', 'in', [...ids])
    .$narrowType<{ id: NotNull; product: NotNull }>()
    .execute();
  return new Map(rows.map((row) => [row.id, named(row.product, row.variant ?? '')]));
}

/** Returns the names of the products and variants in a coupon's lists, by id. */
export async function namesOfProducts(db: Reader, row: CouponRow): Promise<Map<string, string>> {
  const [products, variants] = await Promise.all([
    productNames(db, [...row.applicable_products, ...row.excluded_products, ...row.get_products]),
    variantNames(db, [...row.applicable_variants, ...row.get_variants]),
  ]);
  return new Map([...products, ...variants]);
}

type Row = { id: string | null; name: string | null; detail: string | null };

const wordsOf = (q: string): string[] => q.split(/\s+/).filter(Boolean).slice(0, 8);

const allWords = (text: ReturnType<typeof sql>, q: string) =>
  sql<SqlBool>`${text} like all (${wordsOf(q).map(likePattern)}::text[])`;

// Deleted products and variants are not offered. A coupon that names one still shows its name.
const readers: Record<CouponPickKind, (db: Reader, q: string) => Promise<Row[]>> = {
  product: (db, q) =>
    db
      .selectFrom('product_names as p')
      .innerJoin('product_titles as t', 't.id', 'p.id')
      .select(['p.id', 'p.name', 't.name_hi as detail'])
      .where('p.deleted_at', 'is', null)
      .where(allWords(sql`lower(p.name || ' ' || coalesce(t.name_hi, ''))`, q))
      .orderBy('p.name')
      .orderBy('p.id')
      .limit(picksAtMost)
      .execute(),
  variant: (db, q) =>
    db
      .selectFrom('coupon_variants')
      .select(['id', sql<string>`product || ', ' || variant`.as('name'), 'product_hi as detail'])
      .where(allWords(sql`lower(product || ' ' || coalesce(product_hi, '') || ' ' || variant)`, q))
      .orderBy('product')
      .orderBy('id')
      .limit(picksAtMost)
      .execute(),
  // The expression must match the index users_found_by.
  person: (db, q) =>
    db
      .selectFrom('user_names')
      .select([
        'id',
        sql<string>`trim(first_name || ' ' || last_name)`.as('name'),
        sql<string | null>`email`.as('detail'),
      ])
      .where(
        sql<SqlBool>`plain_text(first_name || ' ' || last_name || ' ' || email || ' ' || phone)
          like all (array(select plain_text(word) from unnest(${wordsOf(q).map(likePattern)}::text[]) as word))`,
      )
      .orderBy('name')
      .orderBy('id')
      .limit(picksAtMost)
      .execute(),
};

/** Lists what a coupon can name, by the words of a search. */
export async function readPicks(db: Reader, kind: CouponPickKind, q: string): Promise<CouponPick[]> {
  const rows = await readers[kind](db, q);
  return rows.map(({ id, name, detail }) => ({ id: id ?? '', name: name || (detail ?? ''), detail }));
}
