import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { lastPage } from '#contract/core/last-page.ts';
import type { Pages } from '#contract/core/pages.ts';

/**
 * A part of the order of a list: an expression that is never null (the caller coalesces) and the kind of its values. The
 * last part of an order is unique, so that no two rows are equal.
 */
export type SortPart = {
  by: RawBuilder<unknown>;
  kind: 'instant' | 'number' | 'text' | 'boolean';
  desc?: boolean;
};

/** Which page of a list is asked for: its first one, the one after or before a cursor, or with `before=end` its last. */
export type PageRequest = { after?: string | undefined; before?: string | undefined; limit: number };

/** The pieces of a statement that reads a page, and what makes the page of its rows. */
export type Keyset = {
  /** The condition that begins the page. True for the first and the last page. */
  where: RawBuilder<SqlBool>;
  /** The ORDER BY list. Backwards for a page before a cursor. */
  orderBy: RawBuilder<unknown>;
  /** Rows to read: one more than the page has, which tells that there are more. */
  limit: number;
  /** The column `cursor` that every row has to have. */
  cursor: RawBuilder<string>;
  /** Turns the rows into the page: in the order of the list, with the cursors of the pages beside it. */
  page<T extends { cursor: string }>(rows: readonly T[]): { rows: Omit<T, 'cursor'>[]; pages: Pages };
};

type Value = string | number | boolean;

const valid: Record<SortPart['kind'], (value: unknown) => boolean> = {
  // Microseconds until the year 2255.
  instant: (value) => Number.isSafeInteger(value) && Math.abs(Number(value)) < 9e15,
  number: (value) => Number.isSafeInteger(value),
  text: (value) => typeof value === 'string' && !value.includes('\0'),
  boolean: (value) => typeof value === 'boolean',
};

/** Writes a value as PostgreSQL compares it. Instants travel as microseconds, as exactly as they are stored. */
const toSql = ({ kind }: SortPart, value: Value): RawBuilder<unknown> => {
  switch (kind) {
    case 'instant':
      return sql`('epoch'::timestamptz + ${value}::bigint * interval '1 microsecond')`;
    case 'number':
      return sql`${value}::bigint`;
    case 'text':
      return sql`${value}::text`;
    case 'boolean':
      return sql`${value}::boolean`;
  }
};

const toJson = ({ by, kind }: SortPart): RawBuilder<unknown> =>
  kind === 'instant' ? sql`(extract(epoch from ${by}) * 1000000)::bigint` : by;

const encode = (sort: string, values: string): string =>
  Buffer.from(JSON.stringify([sort, ...JSON.parse(values)])).toString('base64url');

/** Decodes a cursor. Returns null if it is malformed or of another sort; the list then begins at its start. */
function decode(text: string, sort: string, parts: readonly SortPart[]): Value[] | null {
  try {
    const [of, ...values]: unknown[] = JSON.parse(Buffer.from(text, 'base64url').toString());
    const fits = of === sort && values.length === parts.length;
    return fits && parts.every(({ kind }, n) => valid[kind](values[n])) ? (values as Value[]) : null;
  } catch {
    return null;
  }
}

/** Returns the condition for the rows behind a cursor. `down` says for each part whether its values fall. */
function behind(
  parts: readonly SortPart[],
  down: readonly boolean[],
  values: readonly Value[],
): RawBuilder<SqlBool> {
  const given = parts.map((part, n) => toSql(part, values[n] as Value));
  const compare = (n: number) => (down[n] ? sql`<` : sql`>`);
  // A row comparison is one range of an index in this order. If the order crosses tables, the bound of its first part is.
  const first = sql`${parts[0]?.by} ${compare(0)}= ${given[0]}`;
  if (down.every((one) => one === down[0]))
    return sql<SqlBool>`(${first} and (${sql.join(parts.map(({ by }) => by))}) ${compare(0)} (${sql.join(given)}))`;
  const cases = parts.map(({ by }, n) => {
    const same = parts.slice(0, n).map((part, before) => sql`${part.by} = ${given[before]}`);
    return sql`(${sql.join([...same, sql`${by} ${compare(n)} ${given[n]}`], sql` and `)})`;
  });
  return sql<SqlBool>`(${first} and (${sql.join(cases, sql` or `)}))`;
}

/**
 * Returns the pieces of a statement that reads one page of a list by its place in the order, not by a number of rows to
 * skip: every page costs the same, and rows that are added or removed meanwhile make no row appear twice or be left out.
 * `sort` names the order: a cursor of another one is not used.
 */
export function keyset(
  sort: string,
  parts: readonly SortPart[],
  { after, before, limit }: PageRequest,
): Keyset {
  const isLast = before === lastPage;
  const beforeValues = before && !isLast ? decode(before, sort, parts) : null;
  const afterValues = after && !before ? decode(after, sort, parts) : null;
  const backwards = isLast || beforeValues !== null;
  const down = parts.map(({ desc = false }) => desc !== backwards);
  const values = beforeValues ?? afterValues;
  return {
    where: values ? behind(parts, down, values) : sql<SqlBool>`true`,
    orderBy: sql.join(parts.map(({ by }, n) => (down[n] ? sql`${by} desc` : by))),
    limit: limit + 1,
    cursor: sql<string>`json_build_array(${sql.join(parts.map(toJson))})::text`,
    page(read) {
      const more = read.length > limit;
      const rows = read.slice(0, limit);
      if (backwards) rows.reverse();
      const at = (row: { cursor: string } | undefined) => (row ? encode(sort, row.cursor) : null);
      const hasNext = backwards ? beforeValues !== null : more;
      const hasPrevious = backwards ? more : afterValues !== null;
      return {
        rows: rows.map(({ cursor: _, ...row }) => row),
        pages: {
          next: hasNext ? at(rows.at(-1)) : null,
          // The rows of a page beyond the end may have been removed: then the page before it is the last.
          previous: hasPrevious ? (at(rows[0]) ?? lastPage) : null,
        },
      };
    },
  };
}
