import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { projectFolder } from '../../scripts/launcher/environment.ts';
import { withClient } from '../../server/platform/database/account.ts';
import { isOfBaseline, lastVersionBefore } from '../../server/schema/baseline.ts';
import { appliedMigrations, migrationsTable } from '../../server/schema/migrate.ts';
import { type Catalog, readCatalog } from '../../server/testing/catalog.ts';
import { type Drill, type Room, requireNone } from './parts/drill.ts';
import { createScratch, type Scratch } from './parts/scratch.ts';

const migrations = 'server/schema/migrations';
const migrationsBefore = 'server/platform/database/migrations';
/** What a back-up or a restore writes itself, after it has read the rows. */
const written = /^(backup_runs|known_folders) /;

/** Checks out the last version before the baseline, with our packages. Returns its folder. */
function checkOut(room: Room): string {
  const folder = join(room.folder, 'before');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: projectFolder, stdio: 'pipe' });
  git('worktree', 'add', '--quiet', '--detach', '--force', folder, lastVersionBefore);
  room.after(() => git('worktree', 'remove', '--force', folder));
  symlinkSync(join(projectFolder, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Returns the catalog of an empty database after the files of a folder. The database stays as it is. */
const catalogOf = ({ ownerUrl }: Scratch, folder: string, isWanted: (name: string) => boolean) =>
  withClient(ownerUrl, async (client) => {
    await client.query('begin; drop schema public cascade; create schema public');
    await client.query(migrationsTable);
    for (const name of readdirSync(folder).filter(isWanted).sort())
      await client.query(readFileSync(join(folder, name), 'utf8'));
    const catalog = await readCatalog(client);
    await client.query('rollback');
    return catalog;
  });

/** Lists the lines that one of two catalogs has and the other has not. */
function differencesOf(before: Catalog, after: Catalog): string[] {
  const not = (lines: readonly string[] = []) => {
    const known = new Set(lines);
    return (line: string) => !known.has(line);
  };
  return Object.entries(before).flatMap(([kind, lines]) => [
    ...lines.filter(not(after[kind])).map((line) => `only before, ${kind}: ${line.slice(0, 500)}`),
    ...(after[kind] ?? []).filter(not(lines)).map((line) => `only after, ${kind}: ${line.slice(0, 500)}`),
  ]);
}

/** Runs a command of `npm run db` of a version on a database. Throws with what it printed when it fails. */
const runDb = (folder: string, room: Room, { url, ownerUrl }: Scratch, args: string[]): string =>
  execFileSync(process.execPath, ['scripts/db.ts', ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      SHOP_ENV: 'demo',
      SEED: 'demo',
      PLACES: 'none',
      STORAGE_DIR: join(room.folder, 'storage'),
      DATABASE_URL: url,
      DATABASE_OWNER_URL: ownerUrl,
    },
  });

/** Reads the tables of a filled shop with their rows, without its rights. */
async function readShop(client: pg.Client): Promise<Catalog> {
  const { columns, constraints, indexes, functions, triggers, views, rows, sequences } =
    await readCatalog(client);
  const kept = (rows ?? []).filter((line) => !written.test(line));
  return Object.fromEntries(
    Object.entries({ columns, constraints, indexes, triggers, views, sequences, rows: kept, functions }).map(
      ([kind, lines]) => [kind, lines ?? []],
    ),
  );
}

/** Compares the baseline with the migrations that it replaced, and restores a copy of the version before. */
export const drill: Drill = {
  name: 'baseline',
  proves:
    'the baseline makes what the earlier migrations made, and a copy of the version before is restored and whole',
  found: 'nothing yet: it would find a column, a right or a row that the baseline forgot',
  packages: [],
  async run(room) {
    const folder = checkOut(room);
    const scratch = await createScratch(room);
    const before = await catalogOf(scratch, join(folder, migrationsBefore), (name) => name.endsWith('.sql'));
    const after = await catalogOf(scratch, join(projectFolder, migrations), isOfBaseline);
    for (const [kind, lines] of Object.entries(before))
      room.say(
        `${kind}: '${lines.length} ${createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16)}'`,
      );
    requireNone(differencesOf(before, after));

    const yesterday = await createScratch(room);
    const file = join(room.folder, 'yesterday.tar.gz');
    for (const args of [['reset'], ['fill'], ['backup', file]]) runDb(folder, room, yesterday, args);
    room.say('the version before has filled a shop and made a copy');
    const copy = await createScratch(room);
    // It checks the books at its end.
    runDb(projectFolder, room, copy, ['restore', file, '--force']);
    const named = await withClient(yesterday.ownerUrl, appliedMigrations);
    // Both get what came after the baseline: the database of the version before, and its copy.
    for (const one of [yesterday, copy]) {
      runDb(projectFolder, room, one, ['migrate']);
      const said = runDb(projectFolder, room, one, ['migrate']);
      requireNone(said.includes('Nothing to apply') ? [] : [`the shop is not up to date: ${said}`]);
    }
    const [old, restored] = [
      await withClient(yesterday.ownerUrl, readShop),
      await withClient(copy.ownerUrl, readShop),
    ];
    requireNone(differencesOf(old, restored));
    const kept = await withClient(copy.ownerUrl, appliedMigrations);
    requireNone(differencesOf({ migrations: named }, { migrations: kept.filter(isOfBaseline) }));
    // The version before finds its own migrations and no others, as after going back: it runs, and makes a copy.
    for (const args of [['migrate'], ['backup', join(room.folder, 'again.tar.gz')]])
      runDb(folder, room, copy, args);
    return {
      'lines of the catalogs': Object.values(before).flat().length,
      'rows restored': restored.rows?.length ?? 0,
    };
  },
};
