import { execFileSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { isOfBaseline, lastReplaced } from '#server/schema/baseline.ts';
import type { Check } from './check.ts';
import { readSources, type Source } from './sources.ts';

const root = join(import.meta.dirname, '..', '..');
/** Where the migrations are, and where they were. */
const folders = ['server/schema/migrations/', 'server/platform/database/migrations/'];

/** The files of the baseline. It gets no more: a database of before the baseline counts as having them all. */
const baseline: ReadonlySet<string> = new Set([
  '0100_base_platform.sql',
  '0110_people_accounts.sql',
  '0120_people_profiles.sql',
  '0130_base_audit.sql',
  '0200_catalog_products.sql',
  '0210_catalog_stock.sql',
  '0220_catalog_collections.sql',
  '0300_selling_coupons.sql',
  '0310_selling_cart.sql',
  '0320_selling_payments.sql',
  '0330_selling_orders.sql',
  '0340_selling_refunds.sql',
  '0350_selling_invoices.sql',
  '0360_selling_energisation.sql',
  '0400_catalog_reviews.sql',
  '0410_catalog_certificates.sql',
  '0420_people_reminders.sql',
  '0500_astrology_places.sql',
  '0510_astrology_reports.sql',
  '0600_consultations_ledger.sql',
  '0610_consultations_astrologers.sql',
  '0620_consultations_chat.sql',
  '0700_office_desk.sql',
  '0710_office_sales.sql',
  '0800_selling_supplies.sql',
  '0900_base_audit_names.sql',
]);

/** Changes that a process of the version before does not survive. The first group of each is the name. */
const breaking: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['drops the table', /\bdrop table (?:if exists )?(?:public\.)?(\w+)/g],
  ['drops the view', /\bdrop view (?:if exists )?(?:public\.)?(\w+)/g],
  ['drops the function', /\bdrop function (?:if exists )?(?:public\.)?(\w+)/g],
  ['drops the column', /\bdrop column (?:if exists )?(\w+)/g],
  ['renames the column', /\brename column (\w+) to/g],
  ['renames the table', /\balter table (?:if exists )?(\w+)\s+rename to/g],
  ['changes the type of', /\balter column (\w+) (?:set data )?type\b/g],
  ['forbids null in', /\balter column (\w+) set not null/g],
];
const newColumn = /\badd column (?:if not exists )?(\w+)([^,;]*)/g;

/** Returns the names that a text creates, so that a migration may drop what it, or another new one, has made. */
const createdIn = (text: string): Set<string> =>
  new Set(
    [
      ...text.matchAll(
        /\b(?:create (?:or replace )?(?:unlogged )?(?:table|view|function)|add column) (?:if not exists )?(\w+)/g,
      ),
    ].map(([, name = '']) => name),
  );

const numberOf = (tag: string): number => Number(/^v0\.(\d+)/.exec(tag)?.[1] ?? -1);

/** Returns the version from which on nothing uses what a migration removes: `-- contract: v0.24`. */
const contractOf = (text: string): string | null => /^-- contract: (v0\.\d+)\b/m.exec(text)?.[1] ?? null;

function breakingChanges(text: string, made: ReadonlySet<string>): string[] {
  const code = text.replaceAll(/--.*/g, '').toLowerCase();
  const changes = breaking.flatMap(([kind, pattern]) =>
    [...code.matchAll(pattern)].flatMap(([, name = '']) => (made.has(name) ? [] : [`${kind} ${name}`])),
  );
  const tables = createdIn(code);
  const columns = [...code.matchAll(/\balter table (?:only )?(\w+)([^;]*);/g)].flatMap(
    ([, table = '', rest = '']) =>
      tables.has(table)
        ? []
        : [...rest.matchAll(newColumn)].flatMap(([, name, how = '']) =>
            /not null/.test(how) && !/default|generated/.test(how)
              ? [`adds the column ${name} without a default`]
              : [],
          ),
  );
  return [...changes, ...columns];
}

/**
 * Returns a line for each change in a new migration that processes of the last tag do not survive. A migration that
 * contracts says from which version on nothing uses what it removes, and that version must be out: it is the last tag or
 * an earlier one. The baseline makes what the last tag has, so it is not looked at. `known`: the names of the migrations
 * of the last tag.
 */
export function refusedMigrations(
  sources: readonly Source[],
  { tag, known }: { tag: string; known: ReadonlySet<string> },
): string[] {
  const fresh = sources.filter(({ path }) => !known.has(basename(path)) && !baseline.has(basename(path)));
  const made = new Set(fresh.flatMap(({ text }) => [...createdIn(text.toLowerCase())]));
  return fresh.flatMap(({ path, text }) => {
    const changes = breakingChanges(text, made);
    const contract = contractOf(text);
    if (changes.length === 0) return [];
    if (contract === null) return changes.map((change) => `${path}: ${change}, which ${tag} may use`);
    return numberOf(contract) <= numberOf(tag)
      ? []
      : [`${path}: contracts what is unused from ${contract} on, but ${tag} is the last version that is out`];
  });
}

/** Returns a line for each migration that is numbered as if it were of the baseline, and is not. */
export function refusedNumbers(paths: readonly string[]): string[] {
  const last = Number.parseInt(lastReplaced, 10);
  return paths
    .filter((path) => {
      const name = basename(path);
      return !baseline.has(name) && (isOfBaseline(name) || Number.parseInt(name, 10) <= last);
    })
    .map((path) => `${path}: needs a number above ${last}, because databases of before the baseline skip it`);
}

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** Returns the last tag `v0.*` with its migrations; null when there is none yet, or no repository. */
function readLastTag(): { tag: string; known: Set<string> } | null {
  try {
    const tag = git('tag', '--list', 'v0.*', '--sort=-version:refname').split('\n')[0];
    if (!tag) return null;
    const files = git('ls-tree', '-r', '--name-only', tag, ...folders).split('\n');
    return { tag, known: new Set(files.map((path) => basename(path))) };
  } catch {
    return null;
  }
}

/** Checks that every database gets the new migrations, and that the version before can run on the schema of this one. */
export const migrations: Check = {
  name: 'migrations',
  fix: 'Number a new file after the last one, expand now and contract one version later: docs/guides/change-the-schema.md.',
  run: async () => {
    const sources = await readSources(/^server\/schema\/migrations\/.*\.sql$/);
    const last = readLastTag();
    return [
      ...refusedNumbers(sources.map(({ path }) => path)),
      ...(last ? refusedMigrations(sources, last) : []),
    ];
  },
};
