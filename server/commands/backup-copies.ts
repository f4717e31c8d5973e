import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { checkShop } from '../composition/integrity.ts';
import { withClient } from '../platform/database/account.ts';
import { requireFolder } from '../storage/folder-mark.ts';
import type { Facts, Progress } from './backup/backup.ts';
import { nameOfBackup, timeOfBackup } from './backup/copy-name.ts';
import { identitiesOf, recipientsOf } from './backup/keys.ts';
import { openPlace, removeOldCopies } from './backup/place.ts';
import { recordTrial } from './backup/record.ts';
import { restore } from './backup/restore.ts';
import { type Accounts, prepareAsOwner } from './prepare.ts';

/** The environment of the commands for copies: BACKUP_RECIPIENTS, BACKUP_IDENTITY, BACKUP_KEEP_DAYS. */
export type CopyEnvironment = Readonly<Record<string, string | undefined>>;

/** Opens the place of copies, and checks all settings before any work is done. */
export async function prepareCopies(
  address: string,
  { url, environment }: { url: string; environment: CopyEnvironment },
) {
  if (recipientsOf(environment).length === 0)
    throw new Error(
      'Set BACKUP_RECIPIENTS: a copy leaves this machine only sealed. npm run db -- backup-key makes a pair of keys.',
    );
  const keepDays = Number(environment.BACKUP_KEEP_DAYS || 35);
  if (!Number.isInteger(keepDays) || keepDays < 1)
    throw new Error('BACKUP_KEEP_DAYS must be a whole number of days.');
  const place = await openPlace(address);
  if (place.folder) await requireFolder(url, { name: `copies ${place.folder}`, folder: place.folder });
  return {
    /** Sends a sealed back-up, and removes old copies. Returns the words for the operator. */
    async send(file: string): Promise<string> {
      const now = new Date();
      const name = timeOfBackup(basename(file)) ? basename(file) : nameOfBackup(now, true);
      await place.put(name, file);
      const removed = await removeOldCopies(place, keepDays, now);
      const old = removed > 0 ? ` ${removed} copies older than ${keepDays} days are removed.` : '';
      return `${name} is in ${place.name}, sealed for BACKUP_RECIPIENTS.${old}`;
    },
  };
}

/** Returns the name of the newest back-up in a place of copies, or in the folder where `backup` writes it without a place. */
async function findNewest(address: string | null, folder: string): Promise<string> {
  const place = address ? await openPlace(address) : null;
  const names = place ? (await place.list()).map(({ name }) => name) : await readdir(folder);
  const newest = names
    .filter((name) => timeOfBackup(name))
    .sort()
    .at(-1);
  if (newest) return newest;
  throw new Error(
    place
      ? `There is no copy in ${place.name}.`
      : `There is no back-up in ${folder}. Make one with \`npm run db -- backup\`, or say where the copies are: --from s3://..., or BACKUP_URL.`,
  );
}

/** Fetches a copy by its name, or the newest (null), of an address into a file. Returns its name. */
export async function fetchCopy(address: string, name: string | null, file: string): Promise<string> {
  const chosen = name ?? (await findNewest(address, ''));
  await (await openPlace(address)).get(chosen, file);
  return chosen;
}

const scratchStart = 'navaratna_trial_';

/** Drops the scratch databases of trials, also those that a killed process left. */
async function dropScratch(ownerUrl: string): Promise<void> {
  await withClient(ownerUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [scratchStart],
    );
    for (const { name } of rows)
      await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`);
  });
}

/** Creates an empty scratch database beside the shop's. Returns its URL. */
async function createScratch(ownerUrl: string): Promise<string> {
  await dropScratch(ownerUrl);
  const name = `${scratchStart}${Date.now()}`;
  await withClient(ownerUrl, (client) =>
    client.query(`create database ${client.escapeIdentifier(name)} template template0`),
  ).catch((error: { code?: string }) => {
    if (error.code !== '42501') throw error;
    throw new Error(
      'The account of DATABASE_OWNER_URL may not create a database to try in: alter role NAME createdb, as an administrator.',
    );
  });
  return Object.assign(new URL(ownerUrl), { pathname: `/${name}` }).href;
}

/** The parts of a trial: the place of copies (null: back-ups in the folder), a folder for its files, and whether the sandbox has tables. */
export type TrialOptions = {
  address: string | null;
  folder: string;
  environment: CopyEnvironment;
  sandbox: boolean;
  progress: Progress;
};

async function tryFile(accounts: Accounts, file: string, options: TrialOptions): Promise<Facts> {
  const { folder, environment, sandbox, progress } = options;
  try {
    const url = await createScratch(accounts.ownerUrl);
    const identities = await identitiesOf(environment);
    // The pictures in it are proved when it is unpacked.
    const restored = await restore(url, { file, folder, identities, files: null, force: false, progress });
    progress.what = 'checking the books';
    await prepareAsOwner({ ownerUrl: url, shopUrl: null }, { sandbox });
    await checkShop(url, { known: restored.auditHead, late: false });
    return restored;
  } finally {
    await dropScratch(accounts.ownerUrl);
  }
}

/**
 * Restores the newest copy into a scratch database, checks its books and its audit chain, and drops it. Records the result,
 * so that owners hear of a failure by e-mail. Throws in one sentence if the copy does not bring the shop back.
 */
export async function tryRestore(accounts: Accounts, options: TrialOptions): Promise<string> {
  const { address, folder, progress } = options;
  const fetched = join(folder, `trial-${Date.now()}.tar.gz.age`);
  let copiedAt: Date | null = null;
  try {
    const name = await findNewest(address, folder);
    copiedAt = timeOfBackup(name);
    progress.what = 'fetching the copy';
    if (address) await fetchCopy(address, name, fetched);
    const facts = await tryFile(accounts, address ? fetched : join(folder, name), options);
    await recordTrial(accounts.ownerUrl, { failed: false, copiedAt });
    return `${name} brings the shop back: ${facts.tables} tables, ${facts.rows} rows, ${facts.files} files.`;
  } catch (error) {
    await recordTrial(accounts.ownerUrl, { failed: true, copiedAt }).catch(() => undefined);
    throw error;
  } finally {
    await rm(fetched, { force: true });
  }
}
