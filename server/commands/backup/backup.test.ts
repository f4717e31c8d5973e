import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import pg from 'pg';
import { create, extract } from 'tar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSandboxSchema as readSandbox } from '#sandbox/schemas.ts';
import { proveHead } from '#server/base/audit/integrity.ts';
import { readHeadBy } from '#server/base/audit/service.ts';
import { type Accounts, prepareAsOwner } from '#server/commands/prepare.ts';
import { checkDatabase } from '#server/composition/integrity.ts';
import { createDatabase, createPool, transact } from '#server/platform/database/database.ts';
import { createTestDatabase } from '#server/testing/database.ts';
import { createDatabaseReader } from '#server/testing/database-reader.ts';
import { bodyFor, checkout } from '#server/testing/fixtures/checkout.ts';
import { createProduct } from '#server/testing/fixtures/create-product.ts';
import { payAndSettle } from '#server/testing/gateway.ts';
import { snapshotTables } from '#server/testing/table-snapshot.ts';
import { type Person, startTestShop, type TestShop } from '#server/testing/test-shop.ts';
import { createDiskObjects } from '../../storage/disk-objects.ts';
import { pack } from './archive.ts';
import { backup, type Progress } from './backup.ts';
import { restore } from './restore.ts';

let folder: string;
let file: string;
let testShop: TestShop;
let buyer: Person;
let orderId: string;
const storage = () => join(folder, 'storage');
const progress = (): Progress => ({ what: '', done: 0, of: 0, bytes: 0 });
// COPY's own signs, and what a shop in India holds.
const awkward = 'पुखराज \\N "quoted" \t tab\nline \\. 💎';
const picture = 'a'.repeat(40);
const databases: { drop(): Promise<void> }[] = [];
async function emptyDatabase(): Promise<Accounts> {
  const database = await createTestDatabase();
  databases.push(database);
  return { ownerUrl: database.ownerUrl, shopUrl: database.url };
}
async function query(url: string, text: string, values: unknown[] = []): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(text, values);
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  file = join(folder, 'kept', 'shop.backup');
  testShop = await startTestShop({ env: { STORAGE_DIR: storage() } });
  buyer = await testShop.customer('hi');
  const product = await createProduct(testShop, { name: awkward, price: 1500, available: 9 });
  const paid = await checkout(buyer, product);
  await payAndSettle(testShop, paid.customOrderId);
  orderId = paid.orderId;
  await buyer.api('POST /api/auth/place-order', { body: { ...bodyFor(product), paymentMethod: 'cod' } });
  await buyer
    .api('POST /api/payment/wallet/initiateTopUp', { body: { amount: 200 } })
    .then((opened) => payAndSettle(testShop, opened.order_id));
  // More than one piece of a table, and more than the connection buffers.
  await testShop.db
    .insertInto('audit')
    .values(
      Array.from({ length: 3000 }, (_, i) => ({
        at: new Date(i),
        actor_id: null,
        action: 'test',
        entity: 'row',
        entity_id: String(i),
        before: JSON.stringify({ text: awkward }),
        after: JSON.stringify({ noise: randomBytes(150).toString('base64') }),
      })),
    )
    .execute();
  await testShop.shop.storage.save(`${picture}.webp`, randomBytes(3_000_000));
  await testShop.shop.storage.save(`${picture}-320.webp`, Buffer.from('small'));
  await transact(testShop.db, async (tx) => {
    await testShop.shop.platform.jobs.work('later', async () => undefined);
    await testShop.shop.platform.jobs.send(tx, 'later', { text: awkward });
    // Not before the test has ended.
    await sql`update pgboss.job set start_after = now() + interval '1 hour' where name = 'later'`.execute(tx);
    return null;
  });
});
afterAll(async () => {
  await testShop.close();
  for (const database of databases) await database.drop();
  await rm(folder, { recursive: true, force: true });
});

describe('a back-up of a running shop', () => {
  let restored: string;
  let owner: string;
  const back = () => join(folder, 'storage-restored');

  test('is one whole file that only its owner may read', async () => {
    const kept = await backup(testShop.databaseUrl, {
      file,
      files: createDiskObjects(storage()),
      recipients: [],
      progress: progress(),
      readAuditHead: readHeadBy,
      readSandbox,
    });
    expect(kept.rows).toBeGreaterThan(3000);
    expect(kept.files).toBe(2);
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect(await readdir(join(folder, 'kept'))).toEqual(['shop.backup']);
    expect(kept.tables).toBeGreaterThan(100);
  });

  test('comes back into a fresh database with every row, and its files', async () => {
    // Nothing may change between the two looks.
    await testShop.shop.services.auditChain.chainBatch(30);
    const before = await snapshotTables(testShop, []);
    await backup(testShop.databaseUrl, {
      file,
      files: createDiskObjects(storage()),
      recipients: [],
      progress: progress(),
      readAuditHead: readHeadBy,
      readSandbox,
    });
    expect(await snapshotTables(testShop, [])).toEqual(before);
    const accounts = await emptyDatabase();
    owner = accounts.ownerUrl;
    restored = accounts.shopUrl ?? '';
    const kept = await restore(owner, {
      file,
      files: createDiskObjects(back()),
      force: false,
      folder,
      identities: [],
      progress: progress(),
    });
    const database = createDatabaseReader(owner);
    expect(await snapshotTables({ database }, [])).toEqual(before);
    await database.close();
    expect(kept.files).toBe(2);
    expect(await readFile(join(back(), `${picture}.webp`))).toEqual(
      await readFile(join(storage(), `${picture}.webp`)),
    );
    expect(await prepareAsOwner(accounts, { sandbox: true })).toEqual([]);
    expect(await checkDatabase(restored)).toEqual([]);
    const known = kept.auditHead;
    const chained = createDatabase(createPool(restored, 1));
    const { head, problems } = await proveHead(chained, { known, late: false });
    expect(problems).toEqual([]);
    expect(head?.hash.toString('hex')).toBe(known?.hash);
    expect(head?.seq).toBe(30);
    const other = { seq: 30, hash: '0'.repeat(16) };
    expect((await proveHead(chained, { known: other, late: false })).problems).toEqual([
      expect.stringContaining('rewritten'),
    ]);
    await chained.destroy();
    const rules = `
      select conrelid::regclass::text as of, conname as name, pg_get_constraintdef(oid) as rule from pg_constraint
       where connamespace = 'public'::regnamespace
      union all select tgrelid::regclass::text, tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
      union all select schemaname || '.' || sequencename, 'last', last_value::text from pg_sequences order by 1, 2, 3`;
    expect((await query(owner, rules)).rows).toEqual((await query(testShop.ownerUrl, rules)).rows);
    const triggers = 'select count(*)::int as n from pg_trigger where not tgisinternal and tgenabled = $1';
    expect((await query(restored, triggers, ['D'])).rows).toEqual([{ n: 0 }]);
  });

  test('then serves: sessions hold, waiting jobs run, orders go on being numbered', async () => {
    const copy = await startTestShop({ databaseUrl: restored, env: { STORAGE_DIR: back() } });
    const jobs = 'select data from pgboss.job where name = $1';
    expect((await query(restored, jobs, ['later'])).rows).toEqual(
      (await query(testShop.databaseUrl, jobs, ['later'])).rows,
    );
    const mine = copy.as(buyer.token);
    expect(await mine('GET /api/auth/order/{id}', { params: { id: orderId } })).toMatchObject({
      paymentStatus: 'Paid',
      items: [{ product: { name: awkward } }],
    });
    expect((await mine('GET /api/payment/wallet/me')).wallet.balance).toBe(200);
    const product = await createProduct(copy, { name: 'New', price: 700, available: 2 });
    const { order } = await mine('POST /api/auth/place-order', {
      body: { ...bodyFor(product), paymentMethod: 'cod' },
    });
    expect(order.orderStatus).toBe('Pending');
    // Money goes on coming in, and is booked.
    const online = await checkout(await copy.customer(), product);
    await payAndSettle(copy, online.customOrderId);
    const booked = 'select p.use from gateway_payments p where p.gateway_order_id = $1';
    expect((await query(restored, booked, [online.customOrderId])).rows).toEqual([{ use: 'settled' }]);
    await copy.close();
    expect(await checkDatabase(restored)).toEqual([]);
  });

  test('a database with a shop in it is only overwritten when told so', async () => {
    const there = { file, files: null, folder, identities: [], progress: progress() };
    await expect(restore(owner, { ...there, force: false })).rejects.toThrow(/--force/);
    await expect(restore(testShop.ownerUrl, { ...there, force: true })).rejects.toThrow(/Stop it/);
    await restore(owner, { ...there, force: true });
    expect((await query(owner, "select from products where name = 'New'")).rowCount).toBe(0);
    expect(await checkDatabase(owner)).toEqual([]);
  });
});

describe('refused with words, and nothing is changed', () => {
  async function refusal(path: string): Promise<string> {
    const { ownerUrl: url } = await emptyDatabase();
    const before = (await query(url, 'select count(*) from migrations')).rows;
    const options = { file: path, folder, identities: [], files: null, force: false, progress: progress() };
    const error = await restore(url, options).then(
      () => new Error('was restored'),
      (problem: Error) => problem,
    );
    expect((await query(url, 'select count(*) from migrations')).rows).toEqual(before);
    expect((await readdir(folder)).filter((name) => name.startsWith('draft'))).toEqual([]);
    return error.message;
  }
  const copyOf = async (name: string, change: (bytes: Buffer) => Buffer) => {
    const path = join(folder, name);
    await writeFile(path, change(await readFile(file)));
    return path;
  };
  /** Unpacks the back-up, changes a file of it, and packs it again, with its list of hashes or with a new one. */
  async function repack(name: string, inside: string, change: (text: string) => string, listed = true) {
    const inner = await mkdtemp(join(folder, 'inner-'));
    await extract({ cwd: inner, file });
    await writeFile(join(inner, inside), change(await readFile(join(inner, inside), 'utf8')));
    const path = join(folder, name);
    if (listed) await pack(inner, path, []);
    else await create({ cwd: inner, file: path, gzip: true }, await readdir(inner));
    return path;
  }

  test('a file that was cut off', async () => {
    const path = await copyOf('short', (bytes) => bytes);
    await truncate(path, (await stat(path)).size - 1000);
    expect(await refusal(path)).toMatch(/cut off/);
  });

  test('a file in which one byte is another', async () => {
    const path = await copyOf('changed', (bytes) => {
      bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] as number) ^ 1;
      return bytes;
    });
    expect(await refusal(path)).toMatch(/altered/);
  });

  test('a file whose content was changed and packed again', async () => {
    const orders = 'tables/public.orders.copy';
    const path = await repack('forged', orders, (text) => text.replace('Pending', 'Paid'), false);
    expect(await refusal(path)).toMatch(/altered/);
  });

  test('a file of something else, of an earlier version, and none', async () => {
    const path = join(folder, 'photo.jpg');
    await writeFile(path, randomBytes(100));
    expect(await refusal(path)).toMatch(/earlier version is restored by the version that made it/);
    await writeFile(path, gzipSync('Navaratna backup, format 1'));
    expect(await refusal(path)).toMatch(/earlier version is restored by the version that made it|altered/);
    expect(await refusal(join(folder, 'nowhere'))).toMatch(/There is no file/);
  });

  test('a back-up of a newer version', async () => {
    const path = await repack('newer', 'backup.json', (text) => text.replace('"0100', '"9999'));
    expect(await refusal(path)).toMatch(/newer version.*9999/);
  });

  test('a back-up that the database refuses half way leaves nothing of itself', async () => {
    const rows = 'too\tmany\tcolumns\tby\tfar\tfor\tthis\n';
    const path = await repack('half', 'tables/public.settings.copy', () => rows);
    expect(await refusal(path)).toMatch(/extra data|column|invalid/i);
  });
});

test('a full disk is named, and leaves neither a file nor a half one', async () => {
  const full = join(folder, 'full.tar.gz');
  // Every write there fails as on a disk without room.
  await symlink('/dev/full', `${full}.part`);
  const options = {
    file: full,
    files: null,
    recipients: [],
    progress: progress(),
    readAuditHead: readHeadBy,
  };
  await expect(backup(testShop.databaseUrl, { ...options, readSandbox })).rejects.toThrow(
    `The disk of ${folder} is full`,
  );
  expect((await readdir(folder)).filter((name) => /^(full|draft)/.test(name))).toEqual([]);
});
