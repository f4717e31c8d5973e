import { copyFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureSandboxSchemas } from '#sandbox/schemas.ts';
import { checkShop } from './integrity.ts';
import type { Progress } from './platform/backup/backup.ts';
import { type BackupPlace, nameOfCopy, timeOfBackup, timeOfCopy } from './platform/backup/copy-name.ts';
import { openPlace, removeOldCopies } from './platform/backup/place.ts';
import { recordTrial } from './platform/backup/record.ts';
import { restore } from './platform/backup/restore.ts';
import { openSealed, sealFile } from './platform/backup/seal.ts';
import { withClient } from './platform/database/account.ts';
import { noLimits } from './platform/database/limits.ts';
import { createDiskObjects } from './platform/storage/disk-objects.ts';
import { requireFolder } from './platform/storage/folder-mark.ts';
import { type Accounts, prepareAsOwner } from './prepare.ts';

/** The environment of the commands for copies: DATA_SECRET, DATA_SECRET_ACCEPTED, BACKUP_URL, BACKUP_KEEP_DAYS. */
export type CopyEnvironment = Readonly<Record<string, string | undefined>>;

const defaultKeepDays = 35;

/** Returns the secrets that a copy may be sealed with; the first is the current one. Throws when there is none. */
function secretsOf({ DATA_SECRET: current, DATA_SECRET_ACCEPTED: accepted }: CopyEnvironment): string[] {
  if (!current)
    throw new Error('Set DATA_SECRET: a copy is encrypted with it before it leaves this machine.');
  return [current, ...(accepted ? [accepted] : [])];
}

function keepDaysOf({ BACKUP_KEEP_DAYS: given }: CopyEnvironment): number {
  const days = Number(given || defaultKeepDays);
  if (!Number.isInteger(days) || days < 1)
    throw new Error('BACKUP_KEEP_DAYS must be a whole number of days.');
  return days;
}

/** Opens the place of copies, and checks all settings before any work is done. */
export async function prepareCopies(
  address: string,
  { url, environment }: { url: string; environment: CopyEnvironment },
) {
  const [secret = ''] = secretsOf(environment);
  const keepDays = keepDaysOf(environment);
  const place = await openPlace(address);
  if (place.folder) await requireFolder(url, { name: `copies ${place.folder}`, folder: place.folder });
  return {
    /** Seals a back-up, sends it, and removes old copies. Returns the words for the operator. */
    async send(file: string): Promise<string> {
      const now = new Date();
      const name = nameOfCopy(now);
      const sealed = `${file}.sealed`;
      try {
        await sealFile(file, sealed, secret);
        await place.put(name, sealed);
      } finally {
        await rm(sealed, { force: true });
      }
      const removed = await removeOldCopies(place, keepDays, now);
      const old = removed > 0 ? ` ${removed} copies older than ${keepDays} days are removed.` : '';
      return `${name} is in ${place.name}, encrypted with DATA_SECRET.${old}`;
    },
  };
}

/** Copies a named copy, or the newest, from a place into a file, and decrypts it. */
async function fetchCopy(place: BackupPlace, name: string, file: string, secrets: readonly string[]) {
  const sealed = `${file}.sealed`;
  try {
    await place.get(name, sealed);
    await openSealed(sealed, file, secrets);
  } finally {
    await rm(sealed, { force: true });
  }
}

async function newestCopy(place: BackupPlace): Promise<string> {
  const newest = (await place.list()).at(-1);
  if (!newest) throw new Error(`There is no copy in ${place.name}.`);
  return newest.name;
}

/** Fetches the newest copy (or `name`) of an address into a file, for a restore. Returns its name. */
export async function fetchNewest(
  address: string,
  file: string,
  { environment, name }: { environment: CopyEnvironment; name?: string | undefined },
): Promise<string> {
  const secrets = secretsOf(environment);
  const place = await openPlace(address);
  const chosen = name ?? (await newestCopy(place));
  await fetchCopy(place, chosen, file, secrets);
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

/** What a trial restores: a back-up that is written to a file when it is needed. */
type Newest = { name: string; at: Date | null; bring: (file: string) => Promise<void> };

/** Finds the newest copy of a place, or the newest back-up of a folder, as `backup` writes it there without a place. */
async function findNewest({ address, folder, environment }: TrialOptions): Promise<Newest> {
  if (address) {
    const place = await openPlace(address);
    const name = await newestCopy(place);
    const bring = (file: string) => fetchCopy(place, name, file, secretsOf(environment));
    return { name, at: timeOfCopy(name), bring };
  }
  const names = await readdir(folder);
  const name = names
    .filter((one) => timeOfBackup(one) !== null)
    .sort()
    .at(-1);
  if (!name)
    throw new Error(
      `There is no back-up in ${folder}. Make one with \`npm run db -- backup\`, or say where the copies are: --from s3://..., or BACKUP_URL.`,
    );
  // The trial removes its file afterwards.
  return { name, at: timeOfBackup(name), bring: (file) => copyFile(join(folder, name), file) };
}

async function tryCopy(accounts: Accounts, { bring }: Newest, options: TrialOptions) {
  const { folder, sandbox, progress } = options;
  const file = join(folder, `trial-${Date.now()}.backup`);
  const storageDir = `${file}.files`;
  try {
    progress.what = 'fetching the copy';
    await bring(file);
    const url = await createScratch(accounts.ownerUrl);
    await withClient(url, (client) => client.query(noLimits));
    const restored = await restore(url, {
      file,
      files: createDiskObjects(storageDir),
      force: false,
      progress,
      createSandbox: ensureSandboxSchemas,
    });
    const missing = (restored.header.files ?? 0) - restored.files;
    // A picture that was removed while the back-up ran is listed but not in it.
    if (missing > Math.max(10, (restored.header.files ?? 0) / 100))
      throw new Error(`${missing} of ${restored.header.files} files are missing in the copy.`);
    progress.what = 'checking the books';
    await prepareAsOwner({ ownerUrl: url, shopUrl: null }, { sandbox });
    await checkShop(url, { known: restored.header.auditHead ?? null, late: false });
    return restored;
  } finally {
    await dropScratch(accounts.ownerUrl);
    for (const path of [file, storageDir]) await rm(path, { recursive: true, force: true });
  }
}

/**
 * Restores the newest copy into a scratch database, checks its books and its audit chain, and drops it. Records the result,
 * so that owners hear of a failure by e-mail. Throws in one sentence if the copy does not bring the shop back.
 */
export async function tryRestore(accounts: Accounts, options: TrialOptions): Promise<string> {
  let copiedAt: Date | null = null;
  try {
    const newest = await findNewest(options);
    const { name } = newest;
    copiedAt = newest.at;
    const { tables, rows, files } = await tryCopy(accounts, newest, options);
    await recordTrial(accounts.ownerUrl, { failed: false, copiedAt });
    return `${name} brings the shop back: ${tables} tables, ${rows} rows, ${files} files.`;
  } catch (error) {
    await recordTrial(accounts.ownerUrl, { failed: true, copiedAt }).catch(() => undefined);
    throw error;
  }
}
