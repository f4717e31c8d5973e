import type pg from 'pg';

/** A table of the shop as SQL names it, with its columns except for generated ones. */
export type Table = { name: string; columns: string; isJobs: boolean };

const ours = "(n.nspname = 'public' or n.nspname like 'sandbox\\_%')";

/** Lists every table of the shop, then those of the jobs that are copied. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select format('%I.%I', n.nspname, c.relname) as name, n.nspname = 'pgboss' as "isJobs",
            (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
              where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and ${ours} or n.nspname = 'pgboss' and c.relname in ('queue', 'job')
      order by 2, n.nspname, c.relname = 'job', c.relname`,
  );
  return rows;
}

/** Lists the schemas of the sandbox that exist. */
export async function listSandboxes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select nspname as name from pg_namespace where nspname like 'sandbox\\_%' order by 1",
  );
  return rows.map(({ name }) => name);
}

/** Returns the statements that drop every foreign key, and those that add it again. */
export async function listForeignKeys(client: pg.Client): Promise<{ drop: string; add: string }[]> {
  const { rows } = await client.query<{ drop: string; add: string }>(
    `select format('alter table %I.%I drop constraint %I;', n.nspname, c.relname, k.conname) as drop,
            format('alter table %I.%I add constraint %I %s;', n.nspname, c.relname, k.conname, pg_get_constraintdef(k.oid)) as add
       from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
      where k.contype = 'f' and ${ours} order by 1`,
  );
  return rows;
}

/** Returns the statements that set the sequences. They are no part of a snapshot: call it after the tables are read. */
export async function readSequences(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'S' and ${ours} order by 1`,
  );
  const statements: string[] = [];
  for (const { name } of rows) {
    const state = await client.query<{ statement: string }>(
      `select format('select setval(%L, %s, %L);', $1::text, last_value, is_called) as statement from ${name}`,
      [name],
    );
    statements.push(...state.rows.map(({ statement }) => statement));
  }
  return statements;
}
