import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSandboxSchema as readSandbox } from '#sandbox/schemas.ts';
import { readHeadBy } from '#server/base/audit/service.ts';
import { prepareAsOwner } from '#server/commands/prepare.ts';
import { checkDatabase } from '#server/composition/integrity.ts';
import { createDatabaseReader } from '#server/testing/database-reader.ts';
import { checkout } from '#server/testing/fixtures/checkout.ts';
import { createProduct } from '#server/testing/fixtures/create-product.ts';
import { payAndSettle } from '#server/testing/gateway.ts';
import { snapshotTables } from '#server/testing/table-snapshot.ts';
import { startTestShop, type TestShop } from '#server/testing/test-shop.ts';
import { createDiskObjects } from '../../storage/disk-objects.ts';
import { backup } from './backup.ts';

// `restore` runs the same script, so every run proves it. This one needs no program of ours to read a copy.
const missing = ['age', 'tar', 'psql', 'sha256sum'].filter((tool) => spawnSync(tool, ['--version']).error);
const name = 'a sealed copy comes back by age, tar, sha256sum and psql alone';

let folder: string;
let testShop: TestShop;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'by-hand-'));
  testShop = await startTestShop({ env: { STORAGE_DIR: join(folder, 'storage') } });
  const product = await createProduct(testShop, {
    name: 'पुखराज \\N "quoted" \t tab\nline \\. 💎',
    price: 900,
  });
  const { customOrderId } = await checkout(await testShop.customer('hi'), product);
  await payAndSettle(testShop, customOrderId);
  await testShop.shop.storage.put('a picture', 'webp');
});
afterAll(async () => {
  await testShop.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a program in a folder. Throws with what it said when it fails. */
function run(cwd: string, program: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr}`);
  return stdout;
}

/** Runs `work` with an empty database, and drops it. */
async function withEmptyDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const empty = `by_hand_${Date.now()}`;
  const admin = new pg.Client({ connectionString: testShop.ownerUrl });
  await admin.connect();
  await admin.query(`create database ${empty} template template0`);
  try {
    await work(Object.assign(new URL(testShop.ownerUrl), { pathname: `/${empty}` }).href);
  } finally {
    await admin.query(`drop database ${empty} with (force)`);
    await admin.end();
  }
}

test.skipIf(missing.length > 0)(
  missing.length > 0 ? `${name} (SKIPPED: this machine has no ${missing.join(', ')})` : name,
  async () => {
    const identity = await generateX25519Identity();
    await writeFile(join(folder, 'key.txt'), `${identity}\n`);
    await backup(testShop.databaseUrl, {
      file: join(folder, 'shop.tar.gz.age'),
      files: createDiskObjects(join(folder, 'storage')),
      recipients: [await identityToRecipient(identity)],
      progress: { what: '', done: 0, of: 0, bytes: 0 },
      readAuditHead: readHeadBy,
      readSandbox,
    });
    const before = await snapshotTables(testShop, []);
    const inside = join(folder, 'inside');
    await mkdir(inside);
    run(folder, 'age', ['--decrypt', '-i', 'key.txt', '-o', 'shop.tar.gz', 'shop.tar.gz.age']);
    run(inside, 'tar', ['xzf', '../shop.tar.gz']);
    run(inside, 'sha256sum', ['--check', '--quiet', 'SHA256SUMS']);
    const [picture = ''] = run(inside, 'ls', ['files']).split('\n');
    expect(await readFile(join(inside, 'files', picture), 'utf8')).toBe('a picture');
    await withEmptyDatabase(async (url) => {
      run(inside, 'psql', ['--no-psqlrc', '--quiet', '--file', 'restore.sql', url]);
      const database = createDatabaseReader(url);
      expect(await snapshotTables({ database }, [])).toEqual(before);
      await database.close();
      expect(await checkDatabase(url)).toEqual([]);
      expect(await prepareAsOwner({ ownerUrl: url, shopUrl: null }, { sandbox: true })).toEqual([]);
    });
  },
);
