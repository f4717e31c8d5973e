import pg from 'pg';
import { StartRefused } from '../config/start-refused.ts';

/** The schemas of the shop, of its jobs, and of the sandbox. */
export const shopSchemas = "(n.nspname in ('public', 'pgboss') or n.nspname like 'sandbox\\_%')";

/** The rights of a database account in this database. */
export type DatabaseAccount = {
  name: string;
  isSuperuser: boolean;
  /** True if it owns the database or a table of the shop, directly or through a role. */
  isOwner: boolean;
  /** Append-only tables that it has the right to change; only their triggers prevent it. */
  mayRewrite: string[];
};

/** Opens one connection, runs `work` and closes the connection. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  // A broken connection fails its statement. Without a listener the 'error' event would end the process, too.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Returns the name and the rights of the account of this connection. */
export async function inspectAccount(client: pg.Client): Promise<DatabaseAccount> {
  const { rows } = await client.query<DatabaseAccount>(`
    select current_user as name, r.rolsuper as "isSuperuser",
           pg_has_role(current_user, d.datdba, 'member')
             or exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
                         where ${shopSchemas} and pg_has_role(current_user, c.relowner, 'member')) as "isOwner",
           array(select c.relname::text from pg_class c join pg_namespace n on n.oid = c.relnamespace
                  where n.nspname = 'public' and c.relname in ('audit', 'ledger_transfers', 'ledger_entries')
                    and (has_table_privilege(c.oid, 'update') or has_table_privilege(c.oid, 'delete')
                         or has_table_privilege(c.oid, 'truncate'))
                  order by 1) as "mayRewrite"
      from pg_roles r, pg_database d where r.rolname = current_user and d.datname = current_database()`);
  const account = rows[0];
  if (!account) throw new Error('The database does not know the account of its own connection.');
  return account;
}

/** Returns whether PostgreSQL refused the account: the name does not exist, or the password is wrong. */
const isLoginRefused = (error: unknown): boolean =>
  ['28000', '28P01'].includes((error as { code?: string }).code ?? '');

/**
 * Creates the account that a URL names. Throws StartRefused when it exists, or when `owner` may not create accounts.
 */
async function createAccount(owner: pg.Client, url: string): Promise<string> {
  const { username, password } = new URL(url);
  const name = decodeURIComponent(username);
  const known = await owner.query('select from pg_roles where rolname = $1', [name]);
  if (known.rowCount || name === '')
    throw new StartRefused(
      `The shop does not start: PostgreSQL refuses the account ${name} of DATABASE_URL; correct its name or password.`,
    );
  const role = owner.escapeIdentifier(name);
  try {
    await owner.query(
      `create role ${role} login password ${owner.escapeLiteral(decodeURIComponent(password))}`,
    );
  } catch (error) {
    if ((error as { code?: string }).code !== '42501') throw error;
    throw new StartRefused(
      `The shop does not start: there is no account ${name}, which DATABASE_URL names, and the one of DATABASE_OWNER_URL may not create it; ` +
        `have an administrator run: create role ${role} login password '...'.`,
    );
  }
  return name;
}

/**
 * Returns the name of the account that a URL logs in as; creates the account if there is none.
 * @throws StartRefused when its password is wrong, or when `owner` may not create accounts.
 */
export async function ensureAccount(owner: pg.Client, url: string): Promise<string> {
  try {
    // A pooler may use another name for the account than PostgreSQL does, so ask PostgreSQL.
    return (await withClient(url, inspectAccount)).name;
  } catch (error) {
    if (!isLoginRefused(error)) throw error;
    return createAccount(owner, url);
  }
}
