import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareAsOwner, prepareDatabase } from '../../commands/prepare.ts';
import { readShopConfig } from '../../composition/shop-config.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { withClient } from './account.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const asShop = (statement: string) => withClient(database.url, (shop) => shop.query(statement));

describe('the account of a running shop', () => {
  test.each([
    "update audit set action = 'nothing happened'",
    'delete from audit',
    'truncate audit',
    'update ledger_entries set amount = 1',
    'delete from ledger_entries',
    'truncate ledger_entries',
    'update ledger_transfers set at = now()',
    'delete from ledger_transfers',
    'truncate ledger_transfers cascade',
    'update ledger_accounts set balance = 5',
    'delete from ledger_accounts',
    'update invoices set total = 1',
    'delete from stock_moves',
    'delete from migrations',
    'create trigger mine before insert on audit for each row execute function refuse_change()',
    'create table mine (id int)',
    'create schema mine',
    'create role mine superuser',
    "copy users to program 'cat'",
  ])('may not: %s', async (statement) => {
    await expect(asShop(statement)).rejects.toThrow(/permission denied|must be|only roles with/i);
  });

  test.each([
    'alter table audit disable trigger audit_append_only',
    'drop table audit',
    'drop trigger audit_append_only on audit',
    'alter function refuse_change() rename to changed',
    'drop schema public cascade',
  ])('owns nothing: %s', async (statement) => {
    await expect(asShop(statement)).rejects.toThrow('must be owner');
  });

  test('cannot change a balance through the trigger of the ledger on a table of its own', async () => {
    const attempt = `
      create temp table mine (transfer_id text, account_id text, amount bigint, balance_after bigint);
      create trigger mine before insert on mine for each row execute function ledger_apply()`;
    await expect(asShop(attempt)).rejects.toThrow('permission denied for function ledger_apply');
  });

  test('reads every table, for back-ups', async () => {
    const { rows } = await asShop(
      `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind in ('r', 'p', 'S') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
          and not has_table_privilege(c.oid, 'select')`,
    );
    expect(rows).toEqual([]);
  });
});

/** Creates an empty database on the test server, and names an account that does not exist yet. */
async function emptyDatabase() {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const admin = (statement: string) => withClient(database.ownerUrl, (owner) => owner.query(statement));
  await admin(`create database ${name}`);
  const at = (url: string, user?: { username: string; password: string }) =>
    Object.assign(new URL(url), { pathname: `/${name}`, ...user }).href;
  return {
    ownerUrl: at(database.ownerUrl),
    shopUrl: at(database.ownerUrl, { username: name, password: 'a word of its own' }),
    role: name,
    admin,
    async drop() {
      await admin(`drop database ${name} with (force)`);
      await admin(`drop role if exists ${name}`);
    },
  };
}
type Empty = Awaited<ReturnType<typeof emptyDatabase>>;

const configOf = (urls: { DATABASE_URL: string; DATABASE_OWNER_URL?: string }, SHOP_ENV = 'test') =>
  readShopConfig({
    SHOP_ENV,
    ...urls,
    ...(SHOP_ENV === 'production' && {
      PUBLIC_URL: 'https://shop.example',
      SESSION_SECRET: 'a secret of more than thirty-two characters',
      DATA_SECRET: 'another secret of more than thirty-two characters',
      SMTP_URL: 'smtps://mail.example',
      SANDBOX: '1',
    }),
  });

describe('the start', () => {
  let empty: Empty;
  beforeAll(async () => {
    empty = await emptyDatabase();
  });
  afterAll(() => empty.drop());

  test('refuses, with a message, an account that may not migrate while migrations are pending', async () => {
    await empty.admin(`create role ${empty.role} login password 'a word of its own'`);
    await expect(prepareDatabase(configOf({ DATABASE_URL: empty.shopUrl }))).rejects.toThrow(
      /migrations are missing, and the account \w+ of DATABASE_URL may not apply them; set DATABASE_OWNER_URL/,
    );
    await empty.admin(`drop role ${empty.role}`);
  });

  test('with both accounts creates the account of the shop, migrates and grants; then that account is enough', async () => {
    const both = { DATABASE_URL: empty.shopUrl, DATABASE_OWNER_URL: empty.ownerUrl };
    // Several processes start together.
    const starts = Array.from({ length: 3 }, () => prepareDatabase(configOf(both, 'production')));
    expect(await Promise.all(starts)).toEqual([null, null, null]);
    expect(await prepareDatabase(configOf({ DATABASE_URL: empty.shopUrl }, 'production'))).toBeNull();
  });

  test('revokes excess rights of the account of the shop', async () => {
    await withClient(empty.ownerUrl, (owner) =>
      owner.query(`grant all on audit, ledger_entries, products to ${empty.role}`),
    );
    const config = configOf({ DATABASE_URL: empty.shopUrl }, 'production');
    await expect(prepareDatabase(config)).rejects.toThrow('may rewrite audit, ledger_entries');
    await prepareAsOwner(empty, { sandbox: true });
    expect(await prepareDatabase(config)).toBeNull();
  });

  test('refuses in production one account or one password for shop and owner', async () => {
    const samePassword = Object.assign(new URL(empty.shopUrl), {
      password: new URL(empty.ownerUrl).password,
    }).href;
    for (const [url, problem] of [
      [empty.ownerUrl, 'name the same account'],
      [samePassword, 'have the same password'],
    ] as const)
      await expect(
        prepareDatabase(configOf({ DATABASE_URL: url, DATABASE_OWNER_URL: empty.ownerUrl }, 'production')),
      ).rejects.toThrow(problem);
  });

  test('refuses a superuser and an owner in production, and warns in one line elsewhere', async () => {
    const alone = { DATABASE_URL: empty.ownerUrl };
    await expect(prepareDatabase(configOf(alone, 'production'))).rejects.toThrow(
      /of DATABASE_URL is a superuser; set DATABASE_URL to a separate account, and DATABASE_OWNER_URL to the owner/,
    );
    expect(await prepareDatabase(configOf(alone))).toContain('of DATABASE_URL owns the database');
    await withClient(empty.ownerUrl, (owner) =>
      owner.query(`alter table wishlist_items owner to ${empty.role}`),
    );
    await expect(prepareDatabase(configOf({ DATABASE_URL: empty.shopUrl }, 'production'))).rejects.toThrow(
      'owns the tables',
    );
  });

  test('refuses a wrong password of the shop', async () => {
    const wrong = Object.assign(new URL(empty.shopUrl), { password: 'guess' }).href;
    await expect(
      prepareDatabase(configOf({ DATABASE_URL: wrong, DATABASE_OWNER_URL: empty.ownerUrl })),
    ).rejects.toThrow(/refuses the account \w+ of DATABASE_URL/);
  });
});
