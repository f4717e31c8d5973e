import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InputOf, ResponseOf } from '#contract/core/client.ts';
import { daysAfter, indiaDay } from '#contract/core/india-time.ts';
import { withClient } from '../../platform/database/account.ts';
import { transact } from '../../platform/database/database.ts';
import { createProduct } from '../../testing/fixtures/create-product.ts';
import { type Person, startTestShop, type TestShop, untilTen } from '../../testing/test-shop.ts';

let testShop: TestShop;
let admin: Person;
let other: Person;
beforeAll(async () => {
  testShop = await startTestShop({ ahead: untilTen() });
  admin = await testShop.admin();
  other = await testShop.admin();
  await other.api('PUT /api/auth/profile', {
    body: { firstName: 'Padmini', lastName: 'Iyer', phone: other.phone },
  });
});
afterAll(() => testShop.close());

type Query = NonNullable<InputOf<'GET /api/auth/admin/audit'>['query']>;
const read = (query: Query = {}): Promise<ResponseOf<'GET /api/auth/admin/audit'>> =>
  admin.api('GET /api/auth/admin/audit', { query });
const actionsOf = async (query: Query) => (await read(query)).entries.map(({ action }) => action);

/** Writes an entry that is some days old, about entities that do not exist, so that nothing else matches. */
const record = (action: string, { by = admin, entity = 'lamp', id = 'l1', daysAgo = 0 } = {}) =>
  testShop.db
    .insertInto('audit')
    .values({
      at: new Date(testShop.clock.now().getTime() - daysAgo * 86_400_000),
      actor_id: by.userId,
      action,
      entity,
      entity_id: id,
      before: JSON.stringify({ wick: 1, oil: 'ghee' }),
      after: JSON.stringify({ wick: 2, oil: 'ghee' }),
      form: 1,
    })
    .execute();

test('entries show actor, entity and the values before and after, newest first', async () => {
  await record('lamp.lit');
  await record('lamp.moved', { by: other, id: 'l2' });
  const { entries, pages, actions, entities } = await read();
  expect(entries).toMatchObject([
    { action: 'lamp.moved', entity: 'lamp', entityId: 'l2', actor: { name: 'Padmini Iyer', role: 'admin' } },
    { action: 'lamp.lit', before: { wick: 1 }, after: { wick: 2 }, actor: { _id: admin.userId } },
  ]);
  expect(pages.next).toBeNull();
  expect(actions).toEqual(['lamp.lit', 'lamp.moved']);
  expect(entities).toEqual(['lamp']);
});

test('entries can be filtered by actor, action, kind, entity and days', async () => {
  await record('bell.rung', { entity: 'bell', id: 'b1', daysAgo: 40 });
  expect(await actionsOf({ by: 'padmini' })).toEqual(['lamp.moved']);
  expect(await actionsOf({ by: other.email })).toEqual(['lamp.moved']);
  expect(await actionsOf({ by: 'nobody of this name' })).toEqual([]);
  expect(await actionsOf({ actor: other.userId })).toEqual(['lamp.moved']);
  expect(await actionsOf({ action: 'lamp.lit' })).toEqual(['lamp.lit']);
  expect(await actionsOf({ entity: 'bell' })).toEqual(['bell.rung']);
  expect(await actionsOf({ about: 'l2' })).toEqual(['lamp.moved']);
  const long = (days: number) => daysAfter(indiaDay(testShop.clock.now()), -days);
  expect(await actionsOf({ to: long(30) })).toEqual(['bell.rung']);
  expect(await actionsOf({ from: long(40), to: long(40) })).toEqual(['bell.rung']);
  expect(await actionsOf({ from: long(1) })).not.toContain('bell.rung');
  expect(await actionsOf({ actor: other.userId, entity: 'bell' })).toEqual([]);
});

test('people and entities have their current names', async () => {
  const diya = await createProduct(testShop, { name: 'Brass diya' });
  await record('lamp.sold', { entity: 'product', id: diya._id });
  await record('lamp.given', { entity: 'user', id: other.userId });
  const { entries } = await read({ limit: 2 });
  expect(entries).toMatchObject([
    { action: 'lamp.given', name: 'Padmini Iyer' },
    { action: 'lamp.sold', name: 'Brass diya' },
  ]);
});

test('things among the values have their current names, and people have none', async () => {
  const [diya, bell] = [
    await createProduct(testShop, { name: 'Diya' }),
    await createProduct(testShop, { name: 'Bell' }),
  ];
  await transact(testShop.db, (tx) =>
    testShop.shop.services.audit.record(tx, {
      at: testShop.clock.now(),
      actorId: admin.userId,
      action: 'collections.order',
      entity: 'collections',
      entityId: 'all',
      after: { order: [bell._id, diya._id, other.userId] },
    }),
  );
  const { entries } = await read({ limit: 1 });
  expect(entries[0]?.names).toEqual({ [bell._id]: 'Bell', [diya._id]: 'Diya' });
});

test('pages lose and repeat nothing, even with equal timestamps', async () => {
  await sql`
    insert into audit (at, action, entity, entity_id)
    select ${testShop.clock.now()}, 'incense.lit', 'incense', n::text from generate_series(1, 25) n`.execute(
    testShop.db,
  );
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const page = await read({ action: 'incense.lit', limit: 10, ...(after && { after }) });
    seen.push(...page.entries.map(({ entityId }) => entityId));
    after = page.pages.next ?? undefined;
  } while (after);
  expect(seen).toEqual(Array.from({ length: 25 }, (_, i) => String(25 - i)));
});

test('no entry can be changed or removed', async () => {
  const count = async () =>
    Number((await sql<{ n: string }>`select count(*) as n from audit`.execute(testShop.db)).rows[0]?.n);
  const before = await count();
  for (const attempt of [
    "update audit set action = 'nothing happened'",
    'delete from audit',
    'truncate audit',
  ]) {
    await expect(sql.raw(attempt).execute(testShop.db)).rejects.toThrow('permission denied for table audit');
    await expect(withClient(testShop.ownerUrl, (owner) => owner.query(attempt))).rejects.toThrow(
      /never changed or removed|cannot truncate/,
    );
  }
  expect(await count()).toBe(before);
});

test('every filter of the audit page uses an index', async () => {
  await sql`
    insert into audit (at, actor_id, action, entity, entity_id)
    select now() - n * interval '1 minute', 'someone' || n % 50, 'action' || n % 40, 'entity' || n % 20, 'id' || n % 900
      from generate_series(1, 20000) n`.execute(testShop.db);
  await sql`analyze audit`.execute(testShop.db);
  for (const condition of [
    sql`true`,
    sql`actor_id = 'someone7'`,
    sql`action = 'action7'`,
    sql`entity = 'entity7'`,
    sql`entity_id = 'id7'`,
  ]) {
    const { rows } = await sql<Record<string, string>>`
      explain select * from audit where ${condition} order by at desc, id desc limit 31`.execute(testShop.db);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index Scan (using|on) audit_/);
    expect(plan).not.toContain('Seq Scan');
  }
});

test('the entries of a filter are exported as a table, and the export is recorded before', async () => {
  const answer = await fetch(`${testShop.base}/api/auth/admin/audit/csv?action=audit.export`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect(answer.headers.get('content-disposition')).toMatch(/activity-[\d-]+\.csv/);
  const [head, first] = (await answer.text()).trim().split('\r\n');
  expect(head).toContain('Time (IST),Who,Role,Action,Kind,On,Id,Before,After');
  expect(first).toContain('audit.export,audit');
  expect(first).toContain('""format"":""csv""');
  const { entries } = await read({ action: 'audit.export' });
  expect(entries[0]).toMatchObject({ after: { format: 'csv', searched: true } });
});
