import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from '../../../scripts/launcher/environment.ts';
import type { Room } from './drill.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const migrations = 'server/schema/migrations';
/** Where a version has its migrations, newest first. */
const places = [migrations, 'server/platform/database/migrations'];

/** The API tests of the short form: what a customer does all day, and payouts. None needs built documents. */
const shortTests = [
  'server/selling/cart/cart.test.ts',
  'server/selling/orders/placing/cash-on-delivery.test.ts',
  'server/catalog/wishlist/wishlist.test.ts',
  'server/people/accounts/sessions/sessions.test.ts',
  'server/consultations/wallet/payout-rules.test.ts',
  'server/selling/coupons/coupons.test.ts',
];

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).trim();

/** Returns the commit that is in production: that of `--tag` (a tag or a commit), else the last tag `v0.*`, or null. */
export function findLastTag(): string | null {
  const wanted = process.env.DRILL_TAG;
  if (wanted) return git('rev-parse', '--verify', `${wanted}^{commit}`);
  const tags = git('tag', '--list', 'v0.*', '--sort=-version:refname');
  return tags === '' ? null : (tags.split('\n')[0] ?? null);
}

/** Tests that hold the schema against a list in the code of their version, or run its migrations: they fail for every migration. */
const listsOfSchema = [
  'server/orders/number-migration.test.ts',
  'server/payments/migration.test.ts',
  'server/platform/database/tables.test.ts',
  'server/schema/tables.test.ts',
  'server/commands/rekey.test.ts',
  'server/reports/sharing.test.ts',
];

/** Builds documents, pages and server of a version in its own folder: a dozen files of the long form need them. */
const buildAll = `import('./scripts/setup/builds.mjs').then(async ({ documents, pages, server }) => {
  for (const { work } of [documents, pages, server]) await work();
})`;

/** Checks the earlier version out beside this one, with our packages and with our migrations in the place of its own. */
function prepare(room: Room, tag: string): string {
  const folder = join(room.folder, 'earlier');
  git('worktree', 'add', '--quiet', '--detach', '--force', folder, tag);
  room.after(() => git('worktree', 'remove', '--force', folder));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const place = places.find((one) => existsSync(join(folder, one))) ?? migrations;
  rmSync(join(folder, place), { recursive: true, force: true });
  cpSync(join(root, migrations), join(folder, place), { recursive: true });
  // Piped, so that the error of a failed build says why.
  if (room.full) execFileSync(process.execPath, ['-e', buildAll], { cwd: folder, stdio: 'pipe' });
  return folder;
}

/** Lists the API tests that the earlier version has: a few, or those of `server/` in the long form. */
function listTests(folder: string, full: boolean): string[] {
  if (!full) return shortTests.filter((file) => existsSync(join(folder, file)));
  return readdirSync(join(folder, 'server'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `server/${name}`)
    .filter((name) => !listsOfSchema.includes(name))
    .sort();
}

/**
 * Runs the API tests of the earlier version against our schema: its code, our migrations. Files that passed before with
 * the same code and the same migrations are not run again, so that an interrupted run continues. Returns how many passed,
 * and a line for each that failed.
 */
export function runEarlierTests(room: Room, tag: string): { passed: number; problems: string[] } {
  const folder = prepare(room, tag);
  const state = join(dataFolder, 'drills', 'earlier.json');
  const key = `${git('rev-parse', tag)} ${readdirSync(join(root, migrations)).sort().at(-1)}`;
  const known = existsSync(state)
    ? (JSON.parse(readFileSync(state, 'utf8')) as Record<string, string[]>)
    : {};
  const done = new Set(known[key] ?? []);
  const problems: string[] = [];
  let passed = 0;
  for (const file of listTests(folder, room.full)) {
    if (!done.has(file)) {
      const run = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', file], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, NO_COLOR: '1' },
      });
      if (run.status !== 0) {
        problems.push(`${file} of ${tag} fails on the new schema:\n${run.stdout.slice(-1500)}`);
        continue;
      }
      done.add(file);
      mkdirSync(join(dataFolder, 'drills'), { recursive: true });
      writeFileSync(state, JSON.stringify({ [key]: [...done] }));
      room.say(`${file} of the earlier version passes`);
    }
    passed += 1;
  }
  return { passed, problems };
}
