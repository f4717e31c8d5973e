import type pg from 'pg';
import { shopSchemas } from '../platform/database/account.ts';

/** All rights that PostgreSQL can grant on a table. `maintain` (ANALYZE) exists from version 17 on. */
const allRights = ['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger', 'maintain'];
const usual = ['select', 'insert', 'update', 'delete', 'maintain'];

/** Tables whose rights do not follow from their triggers. */
const special: Record<string, readonly string[]> = {
  migrations: ['select'],
  // Only the trigger ledger_apply changes balances; it runs as the owner (0600_consultations_ledger.sql).
  ledger_accounts: ['select', 'insert', 'maintain'],
  // Views: for reading, except that stock changes its counters.
  sku_stock: ['select', 'update'],
  product_names: ['select'],
  user_names: ['select'],
  coupon_codes: ['select'],
  coupon_variants: ['select'],
  past_carts: ['select'],
  past_cart_lines: ['select'],
  open_cart_lines: ['select'],
  order_totals: ['select'],
  order_snapshots: ['select'],
  returning_pieces: ['select'],
  cart_skus: ['select'],
  cart_services: ['select'],
  due_supplies: ['select'],
  sold_lines: ['select'],
  sku_names: ['select'],
  audit_people: ['select'],
  desk_skus: ['select'],
  placed_orders: ['select'],
  sold_out_skus: ['select'],
  orders_by_day: ['select'],
  sales_by_day: ['select'],
  product_numbers: ['select'],
  product_words: ['select'],
  desk_products: ['select'],
  off_desk_products: ['select'],
  stored_pieces: ['select'],
  changed_pieces: ['select'],
  line_orders: ['select'],
  unpaid_orders: ['select'],
  payment_reminder_wishes: ['select'],
  sent_payment_reminders: ['select'],
  sold_ever: ['select'],
};

/** Functions that run with the rights of their owner and that the shop calls. */
const callable = ['seal_audit'];

/**
 * Tables whose rows the shop locks but does not change. A row lock needs the update right on some column, so the shop
 * gets it on a column that a trigger or a constraint protects.
 */
const lockedBy: Record<string, string> = { ledger_accounts: 'kind', invoices: 'id' };

// Bits of pg_trigger.tgtype.
const onDelete = 8;
const onUpdate = 16;

type Table = {
  schema: string;
  name: string;
  /** The events that the trigger function refuse_change refuses, as bits. */
  refused: number;
  has: string[];
};

/** Returns the shop's rights on a table, without those that an append-only trigger refuses. */
function rightsOn({ schema, name, refused }: Table): string[] {
  const rights = (schema === 'public' && special[name]) || usual;
  return rights.filter(
    (right) => !(right === 'update' && refused & onUpdate) && !(right === 'delete' && refused & onDelete),
  );
}

async function grantTables(owner: pg.Client, role: string): Promise<void> {
  const { rows: versions } = await owner.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  );
  const known =
    (versions[0]?.version ?? 0) >= 170_000 ? allRights : allRights.filter((one) => one !== 'maintain');
  const { rows: tables } = await owner.query<Table>(
    `select n.nspname as schema, c.relname as name,
            (select coalesce(bit_or(t.tgtype::int), 0) from pg_trigger t join pg_proc p on p.oid = t.tgfoid
              where t.tgrelid = c.oid and p.proname = 'refuse_change') as refused,
            array(select one from unnest($2::text[]) one where has_table_privilege($1, c.oid, one)) as has
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'v') and ${shopSchemas} and pg_has_role(current_user, c.relowner, 'usage')`,
    [role, known],
  );
  const to = owner.escapeIdentifier(role);
  for (const table of tables) {
    const wanted = rightsOn(table).filter((right) => known.includes(right));
    const missing = wanted.filter((right) => !table.has.includes(right));
    const surplus = table.has.filter((right) => !wanted.includes(right));
    const name = `${owner.escapeIdentifier(table.schema)}.${owner.escapeIdentifier(table.name)}`;
    if (surplus.length > 0) await owner.query(`revoke ${surplus.join(', ')} on ${name} from ${to}`);
    if (missing.length > 0) await owner.query(`grant ${missing.join(', ')} on ${name} to ${to}`);
  }
}

/** A query that returns the missing grants as statements to run. */
const others = `
  select format('grant usage on schema %I to %I', n.nspname, $1::text) as statement
    from pg_namespace n where ${shopSchemas} and not has_schema_privilege($1, n.oid, 'usage')
  union all
  select format('revoke create on schema %I from public', n.nspname)
    from pg_namespace n where ${shopSchemas} and has_schema_privilege($1, n.oid, 'create')
  union all
  select format('grant usage, select on sequence %I.%I to %I', n.nspname, c.relname, $1::text)
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where c.relkind = 'S' and ${shopSchemas} and pg_has_role(current_user, c.relowner, 'usage')
     and not (has_sequence_privilege($1, c.oid, 'usage') and has_sequence_privilege($1, c.oid, 'select'))
  union all
  select format('grant update (%I) on public.%I to %I', l.column_name, c.relname, $1::text)
    from unnest($2::text[], $3::text[]) l (table_name, column_name)
    join pg_class c on c.relname = l.table_name join pg_namespace n on n.oid = c.relnamespace
   where n.nspname = 'public' and not has_column_privilege($1, c.oid, l.column_name, 'update')
  union all
  select format('grant execute on function %s to %I', p.oid::regprocedure, $1::text)
    from pg_proc p
   where p.pronamespace = 'public'::regnamespace and p.proname = any($4::text[])
     and not has_function_privilege($1, p.oid, 'execute')`;

/**
 * Grants the shop's account the rights to read and write, and revokes all others. Issues no grant that is in place
 * already, because each grant invalidates the plans of every connection. Needs the owner's connection.
 */
export async function grantRights(owner: pg.Client, role: string): Promise<void> {
  await grantTables(owner, role);
  const { rows } = await owner.query<{ statement: string }>(others, [
    role,
    Object.keys(lockedBy),
    Object.values(lockedBy),
    callable,
  ]);
  for (const { statement } of rows) await owner.query(statement);
}
