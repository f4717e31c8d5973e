import { migrationsTable } from '../../schema/migrate.ts';
import type { Table } from './tables.ts';

/** The parts of a shop that its script brings back. */
export type ShopParts = {
  /** The files that create the empty tables, in order. */
  schema: readonly string[];
  tables: readonly Table[];
  foreignKeys: readonly { drop: string; add: string }[];
  sequences: readonly string[];
};

/** Returns the name of a table's file in an archive. */
export const fileOfTable = ({ name }: Table): string => `tables/${name.replaceAll('"', '')}.copy`;

/** The file that creates the tables of jobs. It is a transaction of its own. */
export const jobsFile = 'schema/jobs.sql';

const copy = (table: Table): string => `\\copy ${table.name} (${table.columns}) from '${fileOfTable(table)}'`;

/**
 * Returns the script that psql runs in the folder of the archive, as the owner of an empty database: the tables as the
 * migrations create them, then their rows, without triggers and foreign keys, whose effects are in the rows already. Each
 * statement is one line.
 */
export function restoreScript({ schema, tables, foreignKeys, sequences }: ShopParts): string {
  const ours = tables.filter(({ isJobs }) => !isJobs);
  const jobs = tables.filter(({ isJobs }) => isJobs);
  return [
    '\\set ON_ERROR_STOP on',
    "set client_encoding to 'UTF8';",
    'set statement_timeout = 0;',
    'begin;',
    `${migrationsTable};`,
    ...schema.map((file) => `\\ir ${file}`),
    'set constraints all immediate;',
    ...ours.map(({ name }) => `alter table ${name} disable trigger user;`),
    ...foreignKeys.map(({ drop }) => drop),
    // The rows that migrations insert are in the files too.
    `truncate ${ours.map(({ name }) => name).join(', ')};`,
    ...ours.map(copy),
    ...foreignKeys.map(({ add }) => add),
    ...ours.map(({ name }) => `alter table ${name} enable trigger user;`),
    ...sequences,
    'commit;',
    ...(jobs.length > 0 ? [`\\ir ${jobsFile}`, 'begin;', ...jobs.map(copy), 'commit;'] : []),
    'analyze;',
    '',
  ].join('\n');
}
