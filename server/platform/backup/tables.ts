import pg from 'pg';

/** A table and its columns, without generated ones. */
export type Table = { schema: string; name: string; columns: string[] };

/** The state of a sequence. */
export type Sequence = { schema: string; name: string; last: string; called: boolean };

/** The schema of pg-boss. Of its tables only open jobs are backed up. */
export const jobsSchema = 'pgboss';
const ours = "n.nspname = 'public' or n.nspname like 'sandbox\\_%'";

/** Returns the quoted name of a table. */
export const nameOf = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

const columnsOf = ({ columns }: Table): string => columns.map(pg.escapeIdentifier).join(', ');

/** Returns the COPY that reads a table. Of jobs it reads the open ones, by a query because the table is partitioned. */
export const copyOutOf = (table: Table): string =>
  table.schema === jobsSchema && table.name === 'job'
    ? `copy (select ${columnsOf(table)} from ${nameOf(table)} where state not in ('completed', 'cancelled')) to stdout`
    : `copy ${nameOf(table)} (${columnsOf(table)}) to stdout`;

/** Returns the COPY that writes a table. */
export const copyInOf = (table: Table): string => `copy ${nameOf(table)} (${columnsOf(table)}) from stdin`;

async function columnsByTable(client: pg.Client): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ key: string; columns: string[] }>(
    `select n.nspname || '.' || c.relname as key, array_agg(a.attname::text order by a.attnum) as columns
       from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      where a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and c.relkind in ('r', 'p')
      group by 1`,
  );
  return new Map(rows.map((row) => [row.key, row.columns]));
}

/**
 * Lists every table of the shop in the order of its foreign keys, then the jobs. Deferred constraints are ignored: two
 * tables may refer to each other by one.
 */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const columns = await columnsByTable(client);
  const { rows } = await client.query<{ schema: string; name: string; needs: string[] | null }>(
    `select n.nspname as schema, c.relname as name,
            array_agg(distinct fn.nspname || '.' || f.relname) filter (where f.oid <> c.oid) as needs
       from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
       left join pg_constraint k on k.conrelid = c.oid and k.contype = 'f' and not k.condeferred
       left join pg_class f on f.oid = k.confrelid
       left join pg_namespace fn on fn.oid = f.relnamespace
      where c.relkind = 'r' and (${ours})
      group by 1, 2 order by 1, 2`,
  );
  const keyOf = (row: { schema: string; name: string }) => `${row.schema}.${row.name}`;
  const ordered: Table[] = [];
  const done = new Set<string>();
  const open = new Map(rows.map((row) => [keyOf(row), row]));
  while (open.size > 0) {
    const free = [...open.values()].filter((row) => (row.needs ?? []).every((need) => done.has(need)));
    if (free.length === 0)
      throw new Error(`These tables have circular foreign keys: ${[...open.keys()].join(', ')}.`);
    for (const row of free) {
      open.delete(keyOf(row));
      done.add(keyOf(row));
      ordered.push({ schema: row.schema, name: row.name, columns: columns.get(keyOf(row)) ?? [] });
    }
  }
  const jobs = ['queue', 'job'].flatMap((name) => {
    const known = columns.get(`${jobsSchema}.${name}`);
    return known ? [{ schema: jobsSchema, name, columns: known }] : [];
  });
  return [...ordered, ...jobs];
}

/** Lists the sequences of the shop. They are not part of a snapshot, so read them after the tables. */
export async function listSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'S' and (${ours}) order by 1, 2`,
  );
  const sequences: Sequence[] = [];
  for (const row of rows) {
    const state = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${nameOf(row)}`,
    );
    sequences.push({ ...row, last: state.rows[0]?.last ?? '1', called: state.rows[0]?.called ?? false });
  }
  return sequences;
}

/** Lists the applied migrations. A database without a shop has none. */
export async function appliedMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass('public.migrations') is not null as there",
  );
  if (!rows[0]?.there) return [];
  return (await client.query<{ name: string }>('select name from public.migrations order by name')).rows.map(
    ({ name }) => name,
  );
}

/** Returns the version of the jobs' tables, or null if there are none. */
export async function jobsVersion(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('${jobsSchema}.version') is not null as there`,
  );
  if (!rows[0]?.there) return null;
  const version = await client.query<{ version: number }>(`select version from ${jobsSchema}.version`);
  return version.rows[0]?.version ?? null;
}
