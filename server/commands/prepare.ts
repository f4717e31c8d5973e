import type pg from 'pg';
import { ensureSandboxSchemas, sandboxSchemas } from '#sandbox/schemas.ts';
import { refuseDemoPeople } from '../demo/people.ts';
import type { Config } from '../platform/config/config.ts';
import { StartRefused } from '../platform/config/start-refused.ts';
import {
  type DatabaseAccount,
  ensureAccount,
  inspectAccount,
  withClient,
} from '../platform/database/account.ts';
import { limitAccount, noLimits } from '../platform/database/limits.ts';
import { inspectWays, requireSession } from '../platform/database/pooling.ts';
import { createJobTables } from '../platform/jobs/jobs.ts';
import { grantRights } from '../schema/grants.ts';
import { migrate, pendingMigrations } from '../schema/migrate.ts';

// An advisory lock: processes that start together prepare in turn, because two concurrent grants on one table fail.
const lock = 0x6e617663;

const notAllowed = '42501';

/** The accounts of a database: its owner, and the one that a running shop uses (null when they are the same). */
export type Accounts = { ownerUrl: string; shopUrl: string | null };

/**
 * Brings a database to this version as its owner. Applies the migrations, creates the tables of jobs and (if used) of
 * the sandbox, creates the shop's account if there is none, and grants its rights. Returns the names of applied
 * migrations.
 */
export async function prepareAsOwner(
  { ownerUrl, shopUrl }: Accounts,
  { sandbox }: { sandbox: boolean },
): Promise<string[]> {
  return withClient(ownerUrl, async (owner) => {
    await owner.query(noLimits);
    await owner.query('select pg_advisory_lock($1)', [lock]);
    const applied = await migrate(ownerUrl);
    await createJobTables(ownerUrl);
    if (sandbox) await ensureSandboxSchemas(owner, sandboxSchemas);
    if (shopUrl) await giveRights(owner, shopUrl);
    return applied;
  });
}

async function giveRights(owner: pg.Client, shopUrl: string): Promise<void> {
  const name = await ensureAccount(owner, shopUrl);
  const { isSuperuser, isOwner } = await withClient(shopUrl, inspectAccount);
  // An owner already has every right.
  if (!isSuperuser && !isOwner) await grantRights(owner, name);
}

/** Throws StartRefused when the account of a production shop can do more than read and write. */
function refusePowerful({ name, isSuperuser, isOwner, mayRewrite }: DatabaseAccount): void {
  const problem = isSuperuser
    ? 'is a superuser'
    : isOwner
      ? 'owns the tables'
      : mayRewrite.length > 0
        ? `may rewrite ${mayRewrite.join(', ')}`
        : null;
  if (!problem) return;
  throw new StartRefused(
    `The shop does not start with SHOP_ENV=production: the account ${name} of DATABASE_URL ${problem}; ` +
      'set DATABASE_URL to a separate account, and DATABASE_OWNER_URL to the owner, which creates that account at the start.',
  );
}

/** Throws StartRefused when the shop's account logs in as the owner, or with the owner's password. */
export function refuseSharedCredentials({ ownerUrl, shopUrl }: { ownerUrl: string; shopUrl: string }): void {
  const [owner, shop] = [new URL(ownerUrl), new URL(shopUrl)];
  const problem =
    owner.username === shop.username
      ? 'name the same account'
      : shop.password !== '' && decodeURIComponent(owner.password) === decodeURIComponent(shop.password)
        ? 'have the same password'
        : null;
  if (!problem) return;
  throw new StartRefused(
    `DATABASE_URL and DATABASE_OWNER_URL ${problem}: whoever reads the shop's configuration owns the database; ` +
      'give each an account and a password of its own.',
  );
}

/** Throws StartRefused when work is left that only the owner of the database can do. */
async function refuseUnprepared(client: pg.Client, { name }: DatabaseAccount): Promise<void> {
  const pending = await pendingMigrations(client).catch((error: { code?: string }) => {
    if (error.code === notAllowed) return null;
    throw error;
  });
  if (pending?.length === 0) return;
  const problem = pending
    ? `${pending.length} migrations are missing, and the account ${name} of DATABASE_URL may not apply them`
    : `the account ${name} of DATABASE_URL may not read the tables`;
  throw new StartRefused(
    `The shop does not start: ${problem}; set DATABASE_OWNER_URL to the account that owns the database, ` +
      'or run npm run db -- migrate with it.',
  );
}

/**
 * Prepares the database for a shop process and checks the account that the shop will use. In production the account
 * must be neither a superuser nor an owner, and the database must never have held the demo. `onWay` gets a line about a
 * pooler between shop and database. Returns a warning for the log, or null.
 * @throws StartRefused with one line when the shop must not run like this.
 */
export async function prepareDatabase(
  config: Config,
  onWay: (line: string) => void = () => undefined,
): Promise<string | null> {
  const { databaseOwnerUrl, production, sandbox } = config;
  const databaseUrl = config.databaseDirectUrl ?? config.databaseUrl;
  if (databaseOwnerUrl) {
    if (production) refuseSharedCredentials({ ownerUrl: databaseOwnerUrl, shopUrl: databaseUrl });
    await requireSession(databaseOwnerUrl, 'DATABASE_OWNER_URL');
    await prepareAsOwner({ ownerUrl: databaseOwnerUrl, shopUrl: databaseUrl }, { sandbox });
  }
  const way = await inspectWays(config);
  if (way) onWay(way);
  return withClient(databaseUrl, async (client) => {
    const account = await inspectAccount(client);
    if (production) refusePowerful(account);
    const isPowerful = account.isSuperuser || account.isOwner;
    if (isPowerful && !databaseOwnerUrl)
      await prepareAsOwner({ ownerUrl: databaseUrl, shopUrl: null }, { sandbox });
    else if (!databaseOwnerUrl) await refuseUnprepared(client, account);
    await limitAccount(databaseUrl);
    if (production) await refuseDemoPeople(client);
    return isPowerful
      ? `the account ${account.name} of DATABASE_URL owns the database: its grants do not protect the audit log and the ledger; ` +
          'set DATABASE_URL to a separate account, and DATABASE_OWNER_URL to the owner'
      : null;
  });
}
