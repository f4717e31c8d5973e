// npm run db -- migrate | fill | backup | backup-key | restore | try-restore | move-files | rekey | certificate-key | types | admin | reset | check | psql
// Works on the database of DATABASE_URL, or on the embedded one.
import { writeFile } from 'node:fs/promises';
import { printBackupKey, runBackup, runRestore, runTrial } from '#server/commands/backup-commands.ts';
import { runCertificateKey } from '#server/commands/certificate-key.ts';
import { resetFactors } from '#server/commands/factor-reset.ts';
import { fillNewShop } from '#server/commands/fill.ts';
import { askFirstAdmin } from '#server/commands/first-admin.ts';
import { runMoveFiles } from '#server/commands/move-files.ts';
import { type Accounts, prepareAsOwner, refuseSharedCredentials } from '#server/commands/prepare.ts';
import { runRekey } from '#server/commands/rekey.ts';
import { checkShop } from '#server/composition/integrity.ts';
import { inspectAccount, withClient } from '#server/platform/database/account.ts';
import { printTableTypes } from '#server/schema/table-types.ts';
import { dataFolder, readEnvFile, sessionSecret } from './launcher/environment.ts';
import { onEndRequest } from './launcher/signals.ts';
import { startPostgres } from './postgres/postgres.ts';
import { step } from './setup/progress.mjs';

type Command = {
  does: string;
  run: (accounts: Accounts, args: string[]) => Promise<void>;
  /** True for a command that ends by itself on Ctrl-C. Any other is interrupted. */
  endsItself?: boolean;
  /** True for a command that works without a database. */
  onlyFiles?: boolean;
};

/** Returns the URL with the fewest rights that can read and write. */
const readerOf = ({ ownerUrl, shopUrl }: Accounts): string => shopUrl ?? ownerUrl;

/** Throws when the account does not own the database. */
async function requireOwner({ ownerUrl }: Accounts): Promise<void> {
  const { name, isSuperuser, isOwner } = await withClient(ownerUrl, inspectAccount);
  if (isSuperuser || isOwner) return;
  throw new Error(
    `The account ${name} does not own this database: set DATABASE_OWNER_URL to the one that does.`,
  );
}

const hasSandbox = (): boolean => process.env.SHOP_ENV !== 'production' || Boolean(process.env.SANDBOX);

const bringToVersion = (accounts: Accounts): Promise<string[]> =>
  prepareAsOwner(accounts, { sandbox: hasSandbox() });

/** Returns the folder of back-ups, which is also where a copy is prepared before it leaves. */
const backupFolder = (): string => process.env.BACKUP_DIR || `${dataFolder}/backups`;

async function runMigrate(accounts: Accounts): Promise<void> {
  const { ownerUrl, shopUrl } = accounts;
  if (process.env.SHOP_ENV === 'production' && shopUrl) refuseSharedCredentials({ ownerUrl, shopUrl });
  await requireOwner(accounts);
  const applied = await bringToVersion(accounts);
  console.log(applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'Nothing to apply.');
}

/** Drops and creates the database, then migrates it. The next start of a demo shop fills it again. */
async function runReset(accounts: Accounts): Promise<void> {
  if (process.env.SHOP_ENV === 'production') throw new Error('A shop with SHOP_ENV=production is not reset.');
  await requireOwner(accounts);
  const url = new URL(accounts.ownerUrl);
  const name = url.pathname.slice(1);
  await withClient(Object.assign(url, { pathname: '/postgres' }).href, async (client) => {
    await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`);
    await client.query(`create database ${client.escapeIdentifier(name)}`);
  });
  await bringToVersion(accounts);
  console.log('The database is empty and migrated.');
}

/** Encrypts all data with the current DATA_SECRET. Ctrl-C stops after the batch under way; the next run goes on. */
async function renewKeys(accounts: Accounts): Promise<void> {
  let stopped = false;
  onEndRequest({ stop: () => (stopped = true), force: () => process.exit(1) });
  const { DATA_SECRET: current, DATA_SECRET_ACCEPTED: accepted } = process.env;
  const secrets = { current: current || null, accepted: accepted || null };
  await runRekey(readerOf(accounts), secrets, () => stopped);
}

/** Moves files between disk and bucket. Ctrl-C stops after the files under way; the next run goes on. */
async function moveFiles(_accounts: Accounts, args: string[]): Promise<void> {
  let stopped = false;
  onEndRequest({ stop: () => (stopped = true), force: () => process.exit(1) });
  await runMoveFiles(process.env, args, { step, isStopped: () => stopped });
}

/** Prints how to connect, and keeps the embedded PostgreSQL running until Ctrl-C. */
async function runPsql(accounts: Accounts): Promise<void> {
  const { ownerUrl, shopUrl } = accounts;
  console.log(`PostgreSQL takes connections until you press Ctrl-C:\n\n  psql '${readerOf(accounts)}'\n`);
  if (shopUrl) console.log(`As the owner, who can alter tables:\n\n  psql '${ownerUrl}'\n`);
  process.exitCode = 0;
  await new Promise(() => setInterval(() => {}, 60_000));
}

/** Writes the table types of the migrated database. Run it after adding a migration. */
async function runTypes(accounts: Accounts): Promise<void> {
  await bringToVersion(accounts);
  const file = new URL('../server/schema/tables.gen.ts', import.meta.url);
  await writeFile(file, await printTableTypes(accounts.ownerUrl));
  console.log('Wrote server/schema/tables.gen.ts.');
}

/** Returns the environment of a shop with this database. */
const environmentOf = ({ ownerUrl, shopUrl }: Accounts): Record<string, string | undefined> => ({
  ...process.env,
  DATABASE_URL: shopUrl ?? ownerUrl,
  DATABASE_DIRECT_URL: undefined,
  DATABASE_OWNER_URL: shopUrl ? ownerUrl : undefined,
});

const commands: Record<string, Command> = {
  types: { does: 'writes the table types after a new migration', run: runTypes },
  admin: {
    does: 'creates the first admin of an empty shop; --reset-factor --email=...: removes second factors',
    run: (accounts, args) =>
      args.includes('--reset-factor')
        ? resetFactors(environmentOf(accounts), args)
        : askFirstAdmin(environmentOf(accounts)),
  },
  backup: {
    does: 'writes the whole shop into one file: [file] [--to s3://... or file://...] [--without-files]',
    run: (accounts, args) => runBackup(readerOf(accounts), args, { folder: backupFolder(), step }),
  },
  'backup-key': {
    does: 'prints a new pair of keys: back-ups are sealed for the public one, and the secret one opens them',
    run: printBackupKey,
    onlyFiles: true,
  },
  restore: {
    does: 'restores a back-up into an empty database: [file] [--from s3://...] [--force] [--without-files]',
    run: async (accounts, args) => {
      await requireOwner(accounts);
      const folder = backupFolder();
      await runRestore(accounts.ownerUrl, args, {
        bringToVersion: () => bringToVersion(accounts),
        folder,
        step,
      });
    },
  },
  'try-restore': {
    does: 'restores the newest copy into a scratch database and checks it: [--from s3://...]',
    run: async (accounts, args) => {
      await requireOwner(accounts);
      await runTrial(accounts, args, { folder: backupFolder(), sandbox: hasSandbox(), step });
    },
  },
  migrate: { does: 'applies the migrations that are missing', run: runMigrate },
  fill: {
    does: 'imports the demo and the places into a new shop, as its first start does',
    run: (accounts) =>
      fillNewShop({ SHOP_ENV: 'demo', ...environmentOf(accounts), SESSION_SECRET: sessionSecret() }),
  },
  'move-files': {
    does: 'copies files between STORAGE_DIR and the bucket of STORAGE_URL: --to=bucket|disk [--delete]',
    run: moveFiles,
    endsItself: true,
    onlyFiles: true,
  },
  reset: { does: 'deletes all data and creates an empty database', run: runReset },
  rekey: { does: 'encrypts all data with the current DATA_SECRET', run: renewKeys, endsItself: true },
  'certificate-key': {
    does: 'replaces the key that signs certificates; earlier ones stay published',
    run: (accounts) => {
      const { DATA_SECRET: current, DATA_SECRET_ACCEPTED: accepted } = process.env;
      return runCertificateKey(readerOf(accounts), { current: current || null, accepted: accepted || null });
    },
  },
  check: {
    does: 'checks stock, orders, payments and the audit chain: [entry:hash of an e-mail or a back-up]',
    run: (accounts, args) => checkShop(readerOf(accounts), { known: args[0] ?? null, late: true }),
  },
  psql: { does: 'shows how to connect with a client of your own', run: runPsql },
};

/** Returns the accounts of DATABASE_URL and DATABASE_OWNER_URL, or null if neither is set. */
function givenAccounts(): Accounts | null {
  // These commands need a session, so they use the address past a pooler.
  const [pooled, direct, ownerUrl] = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_OWNER_URL'].map(
    (name) => process.env[name] ?? '',
  );
  const url = direct || pooled;
  if (ownerUrl && !url) throw new Error('DATABASE_OWNER_URL is set without DATABASE_URL; set both.');
  if (!url) return null;
  return ownerUrl ? { ownerUrl, shopUrl: url } : { ownerUrl: url, shopUrl: null };
}

async function run({ run: work, endsItself, onlyFiles }: Command): Promise<void> {
  readEnvFile();
  if (onlyFiles) return work({ ownerUrl: '', shopUrl: null }, process.argv.slice(3));
  const given = givenAccounts();
  const starting = given ? undefined : startPostgres({ dataDir: dataFolder, log: console.log });
  // PostgreSQL runs detached, so every way to end has to stop it. Its open transactions are rolled back.
  const stop = async (): Promise<void> => (await starting?.catch(() => undefined))?.stop();
  const onEnd = {
    stop: () => void stop().finally(() => process.exit(process.exitCode ?? 130)),
    force: () => process.exit(1),
  };
  if (!endsItself) onEndRequest(onEnd);
  try {
    const embedded = await starting;
    const accounts = embedded ? { ownerUrl: embedded.ownerUrl, shopUrl: embedded.url } : given;
    if (accounts) await work(accounts, process.argv.slice(3));
  } finally {
    await stop();
  }
}

const command = commands[process.argv[2] ?? ''];
if (command) {
  await run(command).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
} else {
  const lines = Object.entries(commands).map(
    ([name, { does }]) => `  npm run db -- ${name.padEnd(8)} ${does}`,
  );
  console.log(lines.join('\n'));
  process.exitCode = 1;
}
