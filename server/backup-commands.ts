import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureSandboxSchemas } from '#sandbox/schemas.ts';
import { readHeadBy } from './audit/service.ts';
import { fetchNewest, prepareCopies, tryRestore } from './backup-copies.ts';
import { checkShop } from './integrity.ts';
import { backup, type Progress } from './platform/backup/backup.ts';
import { nameOfBackup } from './platform/backup/copy-name.ts';
import { recordBackup } from './platform/backup/record.ts';
import { restore } from './platform/backup/restore.ts';
import { readStorageConfig } from './platform/config/config.ts';
import { withClient } from './platform/database/account.ts';
import { commandPatience } from './platform/storage/attempts.ts';
import { mustBeMarked, requireFolder } from './platform/storage/folder-mark.ts';
import type { ObjectStore } from './platform/storage/objects.ts';
import { openObjects } from './platform/storage/open-objects.ts';
import { FILES_FOLDER } from './platform/storage/watch-files.ts';
import type { Accounts } from './prepare.ts';

/** Runs one step and shows how far it is. */
export type ShowStep = <T>(title: string, work: () => Promise<T>, howFar: () => string) => Promise<T>;

/** Opens the store of uploaded files that the environment names. */
const openFiles = (): Promise<ObjectStore> => openObjects(readStorageConfig(process.env), commandPatience);

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
      force: { type: 'boolean' },
      'without-files': { type: 'boolean' },
      to: { type: 'string' },
      from: { type: 'string' },
    },
  });
  if (positionals.length > 1)
    throw new Error(`Name one file, not ${positionals.length}: ${positionals.join(', ')}.`);
  return {
    file: positionals[0],
    to: values.to,
    from: values.from,
    force: values.force ?? false,
    files: values['without-files'] ? null : await openFiles(),
  };
}

const newProgress = (): Progress => ({ what: '', done: 0, of: 0, bytes: 0 });
const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
const howFar = ({ what, done, of, bytes }: Progress): string =>
  of === 0 ? what : `${what} (${done + 1} of ${of}), ${megabytes(bytes)}`;
const count = (n: number, what: string): string => `${n.toLocaleString('en-IN')} ${what}`;

/**
 * Runs `npm run db -- backup [file] [--to s3://...] [--without-files]`. A file that is not named is written into `folder`;
 * with `--to`, or with BACKUP_URL and no file, an encrypted copy goes there and no file stays here.
 */
export async function runBackup(
  url: string,
  args: string[],
  { folder, step }: { folder: string; step: ShowStep },
): Promise<void> {
  const given = await readArguments(args);
  const file = resolve(given.file ?? `${folder}/${nameOfBackup(new Date())}`);
  const to = given.to ?? (given.file ? '' : process.env.BACKUP_URL);
  const copies = to ? await prepareCopies(to, { url, environment: process.env }) : null;
  const progress = newProgress();
  const written = await step(
    'Backing up',
    async () => {
      // A copy that leaves needs the folder of back-ups only in passing.
      await requireFolders(url, given.files, given.file || copies ? null : resolve(folder));
      return backup(url, { file, files: given.files, progress, readAuditHead: readHeadBy });
    },
    () => howFar(progress),
  )
    .then(async (done) => {
      const words = await (copies &&
        step(
          'Sending the copy',
          () => copies.send(file),
          () => '',
        ));
      if (words && !given.file) await rm(file, { force: true });
      if (words) console.log(words);
      return done;
    })
    .catch(async (error: unknown) => {
      // A database that is away cannot be told; the missing good back-up is noticed after a day and a half.
      await recordBackup(url, true).catch(() => undefined);
      throw error;
    });
  await recordBackup(url, false);
  console.log(
    `${file}: ${count(written.tables, 'tables')}, ${count(written.rows, 'rows')}, ${count(written.files, 'files')}.`,
  );
  const { auditHead } = written.header;
  if (auditHead) console.log(`The audit log in it ends with entry ${auditHead.seq}:${auditHead.hash}.`);
}

/**
 * Runs `npm run db -- try-restore [--from s3://...]`: restores the newest copy into a scratch database and checks it. Without
 * `--from` and BACKUP_URL it takes the newest back-up in `folder`, where `backup` writes it then.
 */
export async function runTrial(
  accounts: Accounts,
  args: string[],
  { folder, sandbox, step }: { folder: string; sandbox: boolean; step: ShowStep },
): Promise<void> {
  const address = ((await readArguments(args)).from ?? process.env.BACKUP_URL) || null;
  await mkdir(folder, { recursive: true });
  const progress = newProgress();
  const options = { address, folder: resolve(folder), environment: process.env, sandbox, progress };
  const words = await step(
    'Restoring on trial',
    () => tryRestore(accounts, options),
    () => howFar(progress),
  );
  console.log(words);
}

/**
 * Runs `npm run db -- restore [file] [--from s3://...] [--force] [--without-files]`. With `--from` the file is the name of
 * a copy there, by default the newest. `bringToVersion` applies migrations newer than the file.
 */
export async function runRestore(
  url: string,
  args: string[],
  {
    bringToVersion,
    folder,
    step,
  }: { bringToVersion: () => Promise<string[]>; folder: string; step: ShowStep },
): Promise<void> {
  const given = await readArguments(args);
  if (!given.file && !given.from)
    throw new Error('Name the file: npm run db -- restore FILE, or the place of copies: --from s3://...');
  const file = given.from ? join(resolve(folder), 'fetched.backup') : resolve(given.file ?? '');
  const progress = newProgress();
  if (given.from) {
    await mkdir(folder, { recursive: true });
    const wanted = { environment: process.env, name: given.file };
    const { from } = given;
    const name = await step(
      'Fetching the copy',
      () => fetchNewest(from, file, wanted),
      () => '',
    );
    console.log(`${name} is fetched and decrypted.`);
  }
  const restored = await step(
    'Restoring',
    () =>
      restore(url, {
        file,
        files: given.files,
        force: given.force,
        progress,
        createSandbox: ensureSandboxSchemas,
      }),
    () => howFar(progress),
  );
  if (given.from) await rm(file, { force: true });
  const newer = await bringToVersion();
  console.log(
    `${count(restored.tables, 'tables')}, ${count(restored.rows, 'rows')} and ${count(restored.files, 'files')} are back as they were at ${restored.header.madeAt}.`,
  );
  if (newer.length > 0) console.log(`Brought to this version: ${newer.join(', ')}.`);
  await checkShop(url, { known: restored.header.auditHead ?? null, late: false });
}
