import pg from 'pg';

/** A table with the columns that are kept; those the database computes are left out. */
export type Table = { schema: string; name: string; columns: string[] };

/** How far a sequence had counted. */
export type Sequence = { schema: string; name: string; last: string; called: boolean };

/** The jobs' schema; its tables are pg-boss' own, and only what is still to be done is kept of them. */
export const jobsSchema = 'pgboss';
const ours = "n.nspname = 'public' or n.nspname like 'sandbox\\_%'";

/** A table's name for a statement. */
export const nameOf = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

const columnsOf = ({ columns }: Table): string => columns.map(pg.escapeIdentifier).join(', ');

/** The COPY that reads a table: of jobs those that are not done, which the partitioned parent only gives to a query. */
export const copyOutOf = (table: Table): string =>
  table.schema === jobsSchema && table.name === 'job'
    ? `copy (select ${columnsOf(table)} from ${nameOf(table)} where state not in ('completed', 'cancelled')) to stdout`
    : `copy ${nameOf(table)} (${columnsOf(table)}) to stdout`;

/** The COPY that writes a table. */
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
 * Lists every table of the shop, then the jobs. A table comes after those that it refers to, so that its rows find what
 * they refer to. A constraint that is checked at the end of the transaction does not count: two tables may refer to each
 * other by one.
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
      throw new Error(`These tables refer to one another in a circle: ${[...open.keys()].join(', ')}.`);
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

/** How far the sequences of the shop have counted. They stand outside of snapshots: read them after the tables. */
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

/** The migrations a database has had; none for one that is not ours. */
export async function appliedMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass('public.migrations') is not null as there",
  );
  if (!rows[0]?.there) return [];
  return (await client.query<{ name: string }>('select name from public.migrations order by name')).rows.map(
    ({ name }) => name,
  );
}

/** The version of the jobs' tables; null where there are none. */
export async function jobsVersion(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('${jobsSchema}.version') is not null as there`,
  );
  if (!rows[0]?.there) return null;
  const version = await client.query<{ version: number }>(`select version from ${jobsSchema}.version`);
  return version.rows[0]?.version ?? null;
}
