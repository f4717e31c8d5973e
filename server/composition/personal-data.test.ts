import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop, type TestShop } from '../testing/test-shop.ts';
import { personalParts } from './personal-data.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await startTestShop();
});
afterAll(() => testShop.close());

/** Names of columns that identify a person or tell how to reach them. */
const telling =
  /(^|_)(user|owner|actor|sender|admin|astrologer|buyer|customer|visitor|person|author)s?(_ids?)?$|_by$|^by_id$|e?mail|phone|^(first|last|full)_name$|^holder$/;

/** Lists the tables with personal data: a foreign key to people, or a column with such a name. */
async function tablesWithPeople(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct c.relname as name
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_constraint f on f.conrelid = c.oid and f.contype = 'f' and a.attnum = any (f.conkey)
      left join pg_class target on target.oid = f.confrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and (target.relname in ('users', 'astrologers') or a.attname ~ ${telling.source})
     order by 1`.execute(testShop.db);
  return rows.map(({ name }) => name);
}

// Columns that only look personal: a product's name, the recipient and the number of the shop's own mails.
const notPeople = ['migrations', 'imports', 'sale_deadline'];

test('every table with personal data is in exactly one part, and every part names existing tables', async () => {
  const named = personalParts.flatMap(({ tables }) => Object.keys(tables));
  expect(named.length).toBe(new Set(named).size);
  const there = (await tablesWithPeople()).filter((name) => !notPeople.includes(name));
  expect(
    there.filter((name) => !named.includes(name)),
    'in no part: see server/composition/personal-data.ts',
  ).toEqual([]);
  expect(
    named.filter((name) => !there.includes(name)),
    'no such table with people',
  ).toEqual([]);
});

test('data that is not exported or not erased has a reason for the person', () => {
  for (const { name, tables, collect, erase } of personalParts)
    for (const [table, { exported, erased }] of Object.entries(tables)) {
      if (exported === true) expect(collect, `${name} gives out ${table}`).toBeDefined();
      else expect(exported.length, `${table}, exported`).toBeGreaterThan(20);
      if (erased === true) expect(erase, `${name} erases ${table}`).toBeDefined();
      else expect(erased.length, `${table}, erased`).toBeGreaterThan(20);
    }
});

test('the account is erased last, because the other parts refer to it', () => {
  expect(personalParts.at(-1)?.name).toBe('account');
  expect(new Set(personalParts.map(({ name }) => name)).size).toBe(personalParts.length);
});
