import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { readSandboxSchema } from '#sandbox/schemas.ts';
import { readHeadBy } from '../base/audit/service.ts';
import { checkShop } from '../composition/integrity.ts';
import { readStorageConfig } from '../platform/config/config.ts';
import type { ObjectStore } from '../platform/core/object-store.ts';
import { withClient } from '../platform/database/account.ts';
import { commandPatience } from '../storage/attempts.ts';
import { mustBeMarked, requireFolder } from '../storage/folder-mark.ts';
import { openObjects } from '../storage/open-objects.ts';
import { FILES_FOLDER } from '../storage/watch-files.ts';
import { backup, type Progress } from './backup/backup.ts';
import { nameOfBackup } from './backup/copy-name.ts';
import { identitiesOf, recipientsOf } from './backup/keys.ts';
import { recordBackup } from './backup/record.ts';
import { restore } from './backup/restore.ts';
import { fetchCopy, prepareCopies, tryRestore } from './backup-copies.ts';
import type { Accounts } from './prepare.ts';

/** Runs one step and shows how far it is. */
export type ShowStep = <T>(title: string, work: () => Promise<T>, howFar: () => string) => Promise<T>;

/** The folder of back-ups, and how a step is shown. */
type Around = { folder: string; step: ShowStep };

/** Throws when the folder of uploaded files, or that of back-ups (null: not used), is not mounted. */
async function requireFolders(url: string, files: ObjectStore | null, folder: string | null): Promise<void> {
  // Before the first start of a version that marks folders there is no mark.
  if (files?.kind === 'disk' && (await withClient(url, (client) => mustBeMarked(client, FILES_FOLDER))))
    await files.requireThere();
  if (folder) await requireFolder(url, { name: `backups ${folder}`, folder });
}

async function readArguments(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      force: { type: 'boolean', default: false },
      'without-files': { type: 'boolean' },
      to: { type: 'string' },
      from: { type: 'string' },
    },
  });
  if (positionals.length > 1)
    throw new Error(`Name one file, not ${positionals.length}: ${positionals.join(', ')}.`);
  const files = values['without-files']
    ? null
    : await openObjects(readStorageConfig(process.env), commandPatience);
  return { ...values, file: positionals[0], files };
}

const newProgress = (): Progress => ({ what: '', done: 0, of: 0, bytes: 0 });
const howFar = ({ what, done, of, bytes }: Progress): string =>
  of === 0 ? what : `${what} (${done + 1} of ${of}), ${(bytes / 1_000_000).toFixed(1)} MB`;
const silent = () => '';
const count = (n: number, what: string): string => `${n.toLocaleString('en-IN')} ${what}`;

/**
 * Runs `npm run db -- backup [file] [--to s3://...] [--without-files]`. A file that is not named is written into `folder`;
 * with `--to`, or with BACKUP_URL and no file, it goes there and no file stays here.
 */
export async function runBackup(url: string, args: string[], { folder, step }: Around): Promise<void> {
  const given = await readArguments(args);
  const recipients = recipientsOf(process.env);
  const file = resolve(given.file ?? join(folder, nameOfBackup(new Date(), recipients.length > 0)));
  const to = given.to ?? (given.file ? '' : process.env.BACKUP_URL);
  const copies = to ? await prepareCopies(to, { url, environment: process.env }) : null;
  const progress = newProgress();
  const work = async () => {
    // A copy that leaves needs the folder of back-ups only in passing.
    await requireFolders(url, given.files, given.file || copies ? null : resolve(folder));
    const { files } = given;
    return backup(url, {
      file,
      files,
      recipients,
      progress,
      readAuditHead: readHeadBy,
      readSandbox: readSandboxSchema,
    });
  };
  try {
    const made = await step('Backing up', work, () => howFar(progress));
    if (copies) console.log(await step('Sending the copy', () => copies.send(file), silent));
    if (copies && !given.file) await rm(file, { force: true });
    await recordBackup(url, false);
    console.log(
      `${file}: ${count(made.tables, 'tables')}, ${count(made.rows, 'rows')}, ${count(made.files, 'files')}${recipients.length > 0 ? ', sealed' : ''}.`,
    );
    const { auditHead } = made;
    if (auditHead) console.log(`The audit log in it ends with entry ${auditHead.seq}:${auditHead.hash}.`);
  } catch (error) {
    // A database that is away cannot be told; the missing good back-up is noticed after a day and a half.
    await recordBackup(url, true).catch(() => undefined);
    throw error;
  }
}

/**
 * Runs `npm run db -- try-restore [--from s3://...]`: restores the newest copy into a scratch database and checks it. Without
 * `--from` and BACKUP_URL it takes the newest back-up in `folder`, where `backup` writes it then.
 */
export async function runTrial(
  accounts: Accounts,
  args: string[],
  { folder, sandbox, step }: Around & { sandbox: boolean },
): Promise<void> {
  const address = ((await readArguments(args)).from ?? process.env.BACKUP_URL) || null;
  await mkdir(folder, { recursive: true });
  const progress = newProgress();
  const options = { address, folder: resolve(folder), environment: process.env, sandbox, progress };
  console.log(
    await step(
      'Restoring on trial',
      () => tryRestore(accounts, options),
      () => howFar(progress),
    ),
  );
}

/**
 * Runs `npm run db -- restore [file] [--from s3://...] [--force] [--without-files]`. With `--from` the file is the name of
 * a copy there, by default the newest. `bringToVersion` applies migrations newer than the file.
 */
export async function runRestore(
  url: string,
  args: string[],
  { bringToVersion, folder, step }: Around & { bringToVersion: () => Promise<string[]> },
): Promise<void> {
  const { file: name, from, files, force } = await readArguments(args);
  if (!name && !from)
    throw new Error('Name the file: npm run db -- restore FILE, or the place of copies: --from s3://...');
  const identities = await identitiesOf(process.env);
  await mkdir(folder, { recursive: true });
  const file = from ? join(resolve(folder), 'fetched.tar.gz.age') : resolve(name ?? '');
  const progress = newProgress();
  const work = async () => {
    const fetched = from ? await fetchCopy(from, name ?? null, file) : null;
    if (fetched) console.log(`${fetched} is fetched.`);
    return restore(url, { file, folder: resolve(folder), identities, files, force, progress });
  };
  try {
    const restored = await step('Restoring', work, () => howFar(progress));
    const newer = await bringToVersion();
    console.log(
      `${count(restored.tables, 'tables')}, ${count(restored.rows, 'rows')} and ${count(restored.files, 'files')} are back as they were at ${restored.madeAt}.`,
    );
    if (newer.length > 0) console.log(`Brought to this version: ${newer.join(', ')}.`);
    await checkShop(url, { known: restored.auditHead, late: false });
  } finally {
    if (from) await rm(file, { force: true });
  }
}

/** Runs `npm run db -- backup-key`: prints a new pair of keys for back-ups. */
export async function printBackupKey(): Promise<void> {
  const identity = await generateX25519Identity();
  console.log(`The public key, for BACKUP_RECIPIENTS:  ${await identityToRecipient(identity)}`);
  console.log(`The secret key, for BACKUP_IDENTITY:    ${identity}`);
  console.log(
    'Write the secret key on paper, and keep it where the server is not. Without it no copy can be read.',
  );
}
