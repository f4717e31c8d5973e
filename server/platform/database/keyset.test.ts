import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestShop, type TestShop } from '../../testing/test-shop.ts';
import { keyset, type PageRequest, type SortPart } from './keyset.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await startTestShop();
});
afterAll(() => testShop.close());

type Row = { id: string; at: string; n: number | null; late: boolean; name: string };

const id: SortPart = { by: sql`x.id`, kind: 'text' };
const sorts: Record<string, SortPart[]> = {
  oldest: [{ by: sql`x.at`, kind: 'instant' }, id],
  newest: [
    { by: sql`x.at`, kind: 'instant', desc: true },
    { ...id, desc: true },
  ],
  'most, then by name': [
    { by: sql`coalesce(x.n, 0)`, kind: 'number', desc: true },
    { by: sql`x.name`, kind: 'text' },
    id,
  ],
  'late, newest': [
    { by: sql`x.late`, kind: 'boolean', desc: true },
    { by: sql`x.at`, kind: 'instant', desc: true },
    id,
  ],
};

// Many ties, empty numbers, and instants that differ by a microsecond, which JavaScript does not see.
const row = (n: number): Row => ({
  id: `row ${String((n * 37) % 1000).padStart(3, '0')}`,
  at: `2026-11-0${1 + (n % 3)} 10:00:00.00000${n % 7}+05:30`,
  n: n % 5 === 0 ? null : n % 4,
  late: n % 6 === 0,
  name: ['ruby', 'रत्न', 'coral', "o'pal"][n % 4] ?? '',
});
const first = Array.from({ length: 41 }, (_, n) => row(n));

async function read(rows: readonly Row[], sort: string, request: PageRequest) {
  const page = keyset(sort, sorts[sort] ?? [], request);
  const found = await sql<Row & { cursor: string }>`
    select x.*, ${page.cursor} as cursor
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x(id text, at timestamptz, n int, late boolean, name text)
     where ${page.where} order by ${page.orderBy} limit ${page.limit}`.execute(testShop.db);
  const { rows: shown, pages } = page.page(found.rows);
  return { ids: shown.map((one) => one.id), pages };
}

/** Walks from page to page. `change` is called before each page and returns the rows that there are then. */
async function walk(sort: string, way: 'next' | 'previous', change: (page: number) => readonly Row[]) {
  const seen: string[][] = [];
  let request: PageRequest = way === 'next' ? { limit: 6 } : { before: 'end', limit: 6 };
  for (let n = 0; n < 30; n++) {
    const { ids, pages } = await read(change(n), sort, request);
    seen.push(ids);
    const cursor = pages[way];
    if (cursor === null) break;
    request = way === 'next' ? { after: cursor, limit: 6 } : { before: cursor, limit: 6 };
  }
  return way === 'next' ? seen.flat() : seen.toReversed().flat();
}

describe.each(Object.keys(sorts))('a list by %s', (sort) => {
  test('shows every row once, in order, in both directions', async () => {
    const { ids } = await read(first, sort, { limit: 100 });
    expect(new Set(ids).size).toBe(first.length);
    expect(await walk(sort, 'next', () => first)).toEqual(ids);
    expect(await walk(sort, 'previous', () => first)).toEqual(ids);
  });

  test('skips and doubles none of them when rows are added and removed between pages', async () => {
    const { ids } = await read(first, sort, { limit: 100 });
    for (const way of ['next', 'previous'] as const) {
      const seen = await walk(sort, way, (page) => [
        ...first,
        ...Array.from({ length: 5 * page }, (_, n) => ({ ...row(n), id: `new ${page} ${n}` })),
      ]);
      expect(seen.filter((one) => one.startsWith('row'))).toEqual(ids);
      expect(new Set(seen).size).toBe(seen.length);
    }
  });
});

test('the pages beside a page lead there and back, and the ends have none', async () => {
  const start = await read(first, 'newest', { limit: 10 });
  expect(start.pages.previous).toBeNull();
  const second = await read(first, 'newest', { after: start.pages.next ?? '', limit: 10 });
  expect(await read(first, 'newest', { before: second.pages.previous ?? '', limit: 10 })).toEqual(start);
  const last = await read(first, 'newest', { before: 'end', limit: 10 });
  expect(last.ids).toHaveLength(10);
  expect(last.pages.next).toBeNull();
  const gone = await read(first.slice(0, 1), 'oldest', {
    after: (await read(first, 'oldest', { limit: 40 })).pages.next ?? '',
    limit: 10,
  });
  expect(gone).toEqual({ ids: [], pages: { next: null, previous: 'end' } });
});

test('a cursor that nobody gave opens the first page', async () => {
  const start = await read(first, 'newest', { limit: 10 });
  const other = (await read(first, 'late, newest', { limit: 10 })).pages.next ?? '';
  const forged = (values: unknown) => Buffer.from(JSON.stringify(values)).toString('base64url');
  for (const after of [
    ...['x', other, '%00', 'end', forged(null), forged(['newest']), forged(['newest', 1e300, 'a'])],
    ...[
      forged(['newest', '1; drop table orders', 'a']),
      forged(['newest', 1, 'a\0']),
      forged(['newest', null, 'a']),
    ],
  ])
    expect(await read(first, 'newest', { after, limit: 10 })).toEqual(start);
});
