import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { demoIdentity } from '../base/settings/demo-identity.ts';
import { settingSchemas } from '../base/settings/schema.ts';
import { prepareAsOwner } from '../commands/prepare.ts';

const migrations = new URL('../schema/migrations/', import.meta.url);
const others = [
  '../schema/grants.ts',
  '../base/settings/demo-identity.ts',
  '../base/settings/schema.ts',
  '../../sandbox/cashfree/store/schema.sql',
  '../../sandbox/mail/schema.sql',
  '../../sandbox/openid/schema.sql',
].map((path) => new URL(path, import.meta.url));

/** Returns the template's name, a hash of its sources, so that a changed migration never uses an old template. */
function templateName(): string {
  const hash = createHash('sha256');
  const files = readdirSync(migrations)
    .sort()
    .map((name) => new URL(name, migrations));
  for (const file of [...files, ...others]) hash.update(readFileSync(file));
  return `navaratna_${hash.digest('hex').slice(0, 12)}`;
}

/** Returns the server on which tests create their databases: `npm test` starts one and names it here. */
function adminUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is not set: run the tests with `npm test` or `npx vitest`');
  return url;
}

const withName = (url: string, name: string): string =>
  Object.assign(new URL(url), { pathname: `/${name}` }).href;

/** Returns the address of a database for the account under which tests run the shop. It owns nothing. */
const shopUrlOf = (name: string): string =>
  Object.assign(new URL(withName(adminUrl(), name)), {
    username: 'navaratna_test',
    // The same in every process of a run, and unknown to anybody who does not know the server's address.
    password: createHash('sha256').update(adminUrl()).digest('base64url'),
  }).href;

/** Runs statements on a database over one connection. */
async function on(connectionString: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** Runs statements on the admin database. */
const admin = (work: (client: pg.Client) => Promise<unknown>): Promise<void> => on(adminUrl(), work);

/** Gives the shop the identity of the demo, since a shop without one shows no address, mailbox or officer. */
async function setIdentity(client: pg.Client): Promise<void> {
  for (const [key, facts] of Object.entries(demoIdentity)) {
    const value = { ...settingSchemas[key as keyof typeof demoIdentity].parse(undefined), ...facts };
    await client.query('insert into settings (key, value, updated_at) values ($1, $2, now())', [
      key,
      JSON.stringify(value),
    ]);
  }
}

/** Creates the migrated template once a run. Parallel processes wait for the lock. */
async function ensureTemplate(client: pg.Client): Promise<string> {
  const template = templateName();
  await client.query('select pg_advisory_lock(7001)');
  const made = await client.query('select 1 from pg_database where datname = $1 and datistemplate', [
    template,
  ]);
  if (made.rowCount === 0) {
    await client.query(`drop database if exists ${template}`);
    await client.query(`create database ${template}`);
    const accounts = { ownerUrl: withName(adminUrl(), template), shopUrl: shopUrlOf(template) };
    await prepareAsOwner(accounts, { sandbox: true });
    await on(withName(adminUrl(), template), setIdentity);
    await client.query(`alter database ${template} is_template true`);
  }
  await client.query('select pg_advisory_unlock(7001)');
  return template;
}

/** Makes the template from which all databases of a run are copied, so that the first test need not wait for it. */
export const prepareTemplate = (): Promise<void> => admin(ensureTemplate);

/**
 * Creates a migrated database for one test. `url` is the account of a running shop, which owns nothing and cannot alter
 * the log or the ledger. `ownerUrl` is the account that can. Without `identity` the shop has not set who it is.
 */
export async function createTestDatabase({ identity = true } = {}): Promise<{
  url: string;
  ownerUrl: string;
  drop(): Promise<void>;
}> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await admin(async (client) => {
    const template = await ensureTemplate(client);
    // Copying files takes half of the time of copying pages through the log, which nobody reads here.
    await client.query(`create database ${name} template ${template} strategy file_copy`);
    if (!identity) await on(withName(adminUrl(), name), (owner) => owner.query('delete from settings'));
  });
  return {
    url: shopUrlOf(name),
    ownerUrl: withName(adminUrl(), name),
    drop: () => admin((client) => client.query(`drop database if exists ${name} with (force)`)),
  };
}
