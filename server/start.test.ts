import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoPassword } from '#seed/password.ts';
import { prepareDatabase } from './commands/prepare.ts';
import { readShopConfig } from './composition/shop-config.ts';
import { hashPassword } from './people/accounts/passwords/password.ts';
import { refusedExitCode } from './platform/config/start-refused.ts';
import { createDatabase, createPool, type Database } from './platform/database/database.ts';
import { createTestDatabase } from './testing/database.ts';
import { freePort } from './testing/free-port.ts';

// Starts a production shop as a process, and checks its output and exit code.
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;
let real: Record<string, string>;

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase(createPool(database.url, 2));
  real = {
    PATH: process.env.PATH ?? '',
    SHOP_ENV: 'production',
    DATABASE_URL: database.url,
    PORT: String(await freePort()),
    PUBLIC_URL: 'https://shop.example',
    SESSION_SECRET: 'a secret of more than thirty-two characters',
    DATA_SECRET: 'another secret of more than thirty-two characters',
    SMTP_URL: 'smtp://127.0.0.1:1',
    SANDBOX: '1',
    PLACES: 'none',
  };
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});
beforeEach(async () => {
  await sql`delete from imports`.execute(db);
  await sql`delete from users`.execute(db);
});

/** Starts the server. Returns its exit code and its output. */
async function start(change: Record<string, string>) {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...real, ...change },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (words) => {
      said += words;
    });
  const [code] = await once(child, 'exit');
  return { code, said: said.trim() };
}

async function expectRefused(change: Record<string, string>, words: string) {
  const { code, said } = await start(change);
  expect(said).toContain(words);
  expect(said.split('\n')).toHaveLength(1);
  expect(code).toBe(refusedExitCode);
}

const person = (email: string, role: 'user' | 'admin', password: string | null) =>
  db
    .insertInto('users')
    .values({
      id: email,
      first_name: 'Somebody',
      email,
      phone: '9000000001',
      role,
      password_hash: password,
      created_at: new Date(),
    })
    .execute();

test('half a gateway configuration stops the start', () =>
  expectRefused({ CASHFREE_CLIENT_SECRET: 'the-key-of-the-gateway' }, 'CASHFREE_CLIENT_ID is missing'));

test('equal secrets stop the start', () =>
  expectRefused({ SESSION_SECRET: real.DATA_SECRET ?? '' }, 'SESSION_SECRET is the same as DATA_SECRET'));

test('a metrics token of one letter stops the start', () =>
  expectRefused({ METRICS_TOKEN: 'x' }, 'METRICS_TOKEN needs at least 32 characters'));

test('a database with the demo stops the start', async () => {
  await db.insertInto('imports').values({ name: 'demo', finished_at: new Date() }).execute();
  await expectRefused({}, 'DATABASE_URL names was filled with the demo');
});

test('a demo account stops the start', async () => {
  await person('priya@navaratna.test', 'user', null);
  await expect(prepareDatabase(readShopConfig(real))).rejects.toThrow(
    'has accounts of the demo (@navaratna.test)',
  );
});

test("an admin with the demo's password under another address stops the start", async () => {
  await person('owner@shop.example', 'admin', await hashPassword(demoPassword));
  await expect(prepareDatabase(readShopConfig(real))).rejects.toThrow(
    "has an admin with the demo's public password",
  );
});

test('a production shop on a database of its own starts', async () => {
  await person('owner@shop.example', 'admin', await hashPassword('a word of her own'));
  await prepareDatabase(readShopConfig(real));
});
