import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureSandboxSchemas } from '#sandbox/schemas.ts';
import { proveHead } from '#server/audit/integrity.ts';
import { readHeadBy } from '#server/audit/service.ts';
import { checkDatabase } from '#server/integrity.ts';
import { createDatabase, createPool, transact } from '#server/platform/database/database.ts';
import { type Accounts, prepareAsOwner } from '#server/prepare.ts';
import { bodyFor, checkout } from '#server/testing/checkout.ts';
import { createProduct } from '#server/testing/create-product.ts';
import { createTestDatabase } from '#server/testing/database.ts';
import { payAndSettle } from '#server/testing/gateway.ts';
import { snapshotTables } from '#server/testing/table-snapshot.ts';
import { type Person, startTestShop, type TestShop } from '#server/testing/test-shop.ts';
import { createDiskObjects } from '../storage/disk-objects.ts';
import { backup, type Progress } from './backup.ts';
import { createFrameWriter, readFrames } from './frames.ts';
import { restore, verify } from './restore.ts';

let folder: string;
let file: string;
let world: TestShop;
let buyer: Person;
let orderId: string;
const storage = () => join(folder, 'storage');
const createSandbox = ensureSandboxSchemas;
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
  world = await startTestShop({ env: { STORAGE_DIR: storage() } });
  buyer = await world.customer('hi');
  const product = await createProduct(world, { name: awkward, price: 1500, available: 9 });
  const paid = await checkout(buyer, product);
  await payAndSettle(world, paid.customOrderId);
  orderId = paid.orderId;
  await buyer.api('POST /api/auth/place-order', { body: { ...bodyFor(product), paymentMethod: 'cod' } });
  await buyer
    .api('POST /api/payment/wallet/initiateTopUp', { body: { amount: 200 } })
    .then((opened) => payAndSettle(world, opened.order_id));
  // More than one piece of a table, and more than the connection buffers.
  await world.db
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
  await world.shop.storage.save(`${picture}.webp`, randomBytes(3_000_000));
  await world.shop.storage.save(`${picture}-320.webp`, Buffer.from('small'));
  await transact(world.db, async (tx) => {
    await world.shop.platform.jobs.work('later', async () => undefined);
    await world.shop.platform.jobs.send(tx, 'later', { text: awkward });
    // Not before the test has ended.
    await sql`update pgboss.job set start_after = now() + interval '1 hour' where name = 'later'`.execute(tx);
    return null;
  });
});
afterAll(async () => {
  await world.close();
  for (const database of databases) await database.drop();
  await rm(folder, { recursive: true, force: true });
});

describe('a back-up of a running shop', () => {
  let restored: string;
  let owner: string;
  const back = () => join(folder, 'storage-restored');

  test('is one whole file that only its owner may read', async () => {
    const kept = await backup(world.databaseUrl, {
      file,
      files: createDiskObjects(storage()),
      progress: progress(),
      readAuditHead: readHeadBy,
    });
    expect(kept.rows).toBeGreaterThan(3000);
    expect(kept.files).toBe(2);
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect(await readdir(join(folder, 'kept'))).toEqual(['shop.backup']);
    expect((await verify(file)).tables.length).toBe(kept.tables);
  });

  test('comes back into a fresh database with every row, and its files', async () => {
    // Nothing may change between the two looks.
    await world.shop.services.auditChain.chainBatch(30);
    const before = await snapshotTables(world, []);
    await backup(world.databaseUrl, {
      file,
      files: createDiskObjects(storage()),
      progress: progress(),
      readAuditHead: readHeadBy,
    });
    expect(await snapshotTables(world, [])).toEqual(before);
    const accounts = await emptyDatabase();
    owner = accounts.ownerUrl;
    restored = accounts.shopUrl ?? '';
    const kept = await restore(owner, {
      file,
      files: createDiskObjects(back()),
      force: false,
      progress: progress(),
      createSandbox,
    });
    const db = createDatabase(createPool(owner, 2));
    expect(await snapshotTables({ db }, [])).toEqual(before);
    await db.destroy();
    expect(kept.files).toBe(2);
    expect(await readFile(join(back(), `${picture}.webp`))).toEqual(
      await readFile(join(storage(), `${picture}.webp`)),
    );
    expect(await prepareAsOwner(accounts, { sandbox: true })).toEqual([]);
    expect(await checkDatabase(restored)).toEqual([]);
    const known = kept.header.auditHead ?? null;
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
    const triggers = 'select count(*)::int as n from pg_trigger where not tgisinternal and tgenabled = $1';
    expect((await query(restored, triggers, ['D'])).rows).toEqual([{ n: 0 }]);
  });

  test('then serves: sessions hold, waiting jobs run, orders go on being numbered', async () => {
    const copy = await startTestShop({ databaseUrl: restored, env: { STORAGE_DIR: back() } });
    const jobs = 'select data from pgboss.job where name = $1';
    expect((await query(restored, jobs, ['later'])).rows).toEqual(
      (await query(world.databaseUrl, jobs, ['later'])).rows,
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
    await copy.close();
    expect(await checkDatabase(restored)).toEqual([]);
  });

  test('a database with a shop in it is only overwritten when told so', async () => {
    const there = { file, files: null, progress: progress(), createSandbox };
    await expect(restore(owner, { ...there, force: false })).rejects.toThrow(/--force/);
    await expect(restore(world.ownerUrl, { ...there, force: true })).rejects.toThrow(/Stop it/);
    const { files } = await restore(owner, { ...there, force: true });
    expect(files).toBe(0);
    expect((await query(owner, "select from products where name = 'New'")).rowCount).toBe(0);
    expect(await checkDatabase(owner)).toEqual([]);
  });
});

describe('refused with words, and nothing is changed', () => {
  async function refusal(path: string): Promise<string> {
    const { ownerUrl: url } = await emptyDatabase();
    const before = (await query(url, 'select count(*) from migrations')).rows;
    const error = await restore(url, {
      file: path,
      files: null,
      force: false,
      progress: progress(),
      createSandbox,
    }).then(
      () => new Error('was restored'),
      (problem: Error) => problem,
    );
    expect((await query(url, 'select count(*) from migrations')).rows).toEqual(before);
    return error.message;
  }
  const copyOf = async (name: string, change: (bytes: Buffer) => Buffer) => {
    const path = join(folder, name);
    await writeFile(path, change(await readFile(file)));
    return path;
  };

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
    const path = join(folder, 'forged');
    const writer = await createFrameWriter(`${path}.one`);
    for await (const { kind, bytes } of readFrames(file)) await writer.write(kind, bytes);
    await writer.close();
    // Another file's frames under this one's checksum.
    const { gunzipSync, gzipSync } = await import('node:zlib');
    const plain = gunzipSync(await readFile(`${path}.one`));
    const at = plain.indexOf('Pending');
    plain.write('Paid   ', at);
    await writeFile(path, gzipSync(plain));
    expect(await refusal(path)).toMatch(/altered/);
  });

  test('a file of something else, and none', async () => {
    const path = join(folder, 'photo.jpg');
    await writeFile(path, randomBytes(100));
    expect(await refusal(path)).toMatch(/not a back-up/);
    expect(await refusal(join(folder, 'nowhere'))).toMatch(/There is no file/);
  });

  test('a back-up of a newer version', async () => {
    const path = join(folder, 'newer');
    const writer = await createFrameWriter(path);
    await writer.write('H', {
      madeAt: '',
      migrations: ['9999_tomorrow.sql'],
      jobsVersion: 1,
      tables: [],
      files: null,
    });
    await writer.close();
    expect(await refusal(path)).toMatch(/newer version.*9999_tomorrow/);
  });

  test('a back-up that the database refuses half way leaves nothing of itself', async () => {
    const path = join(folder, 'half');
    const { tables, migrations, jobsVersion } = await verify(file);
    const writer = await createFrameWriter(path);
    await writer.write('H', { madeAt: '', migrations, jobsVersion, tables, files: null });
    await writer.write('T', { schema: 'public', name: 'settings' });
    await writer.write('D', Buffer.from('too\tmany\tcolumns\tby\tfar\tfor\tthis\n'));
    await writer.write('E', {});
    await writer.write('S', []);
    await writer.close();
    expect(await refusal(path)).toMatch(/extra data|column|invalid/i);
  });
});
