import type pg from 'pg';

/** The objects of the schema `public` as lines of text, by kind, and the rows that migrations insert. */
export type Catalog = Record<string, string[]>;

const owner = (role: string): string =>
  `case when ${role} = current_user::regrole then 'owner' else ${role}::regrole::text end`;
const acl = (rights: string): string => `replace(${rights}::text, current_user::text, 'owner')`;
const comment = (id: string, of: string, column = '0'): string =>
  `(select description from pg_description where objoid = ${id} and classoid = '${of}'::regclass and objsubid = ${column})`;
const tables = `pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind not in ('i', 'I')`;

/** Each query returns rows with one JSON value, in an order that does not depend on the order of creation. */
const queries: Readonly<Record<string, string>> = {
  // Everything that is directly in the schema, whatever its kind, with the members of extensions.
  members: `
    select pg_describe_object(classid, objid, objsubid) as line from pg_depend
     where refclassid = 'pg_namespace'::regclass and refobjid = 'public'::regnamespace`,
  extensions: `
    select jsonb_build_array(extname, extversion, extnamespace::regnamespace::text, ${owner('extowner')}) as line
      from pg_extension`,
  schema: `
    select jsonb_build_array(nspname, ${owner('nspowner')}, ${acl('nspacl')}, ${comment('oid', 'pg_namespace')}) as line
      from pg_namespace where nspname = 'public'
    union all select jsonb_build_array('default rights', defaclobjtype, ${acl('defaclacl')}) from pg_default_acl`,
  tables: `
    select jsonb_build_array(c.relname, c.relkind, c.relpersistence, ${owner('c.relowner')}, ${acl('c.relacl')},
             c.reloptions, c.relreplident, c.relrowsecurity, c.relforcerowsecurity, c.relhassubclass, c.relispartition,
             pg_get_partkeydef(c.oid), c.reltablespace,
             (select amname from pg_am where oid = c.relam), ${comment('c.oid', 'pg_class')}) as line
      from ${tables}`,
  columns: `
    select jsonb_build_array(c.relname,
             (select count(*) from pg_attribute b
               where b.attrelid = c.oid and b.attnum between 1 and a.attnum and not b.attisdropped),
             a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, pg_get_expr(d.adbin, d.adrelid), a.attidentity,
             a.attgenerated, a.attstorage, a.attcompression, a.attcollation::regcollation::text, a.attstattarget, a.attoptions,
             ${acl('a.attacl')}, ${comment('c.oid', 'pg_class', 'a.attnum')}) as line
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
     where c.relnamespace = 'public'::regnamespace and c.relkind not in ('i', 'I') and a.attnum > 0 and not a.attisdropped`,
  constraints: `
    select jsonb_build_array(k.conrelid::regclass::text, k.conname, k.contype, pg_get_constraintdef(k.oid), k.condeferrable,
             k.condeferred, k.convalidated, k.conislocal, k.connoinherit, ${comment('k.oid', 'pg_constraint')}) as line
      from pg_constraint k where k.connamespace = 'public'::regnamespace`,
  indexes: `
    select jsonb_build_array(pg_get_indexdef(i.indexrelid), i.indisvalid, i.indisclustered, i.indisreplident, i.indimmediate,
             ${owner('c.relowner')}, c.reloptions, ${comment('c.oid', 'pg_class')},
             (select array_agg(a.attstattarget order by a.attnum) from pg_attribute a where a.attrelid = c.oid)) as line
      from pg_index i join pg_class c on c.oid = i.indexrelid where c.relnamespace = 'public'::regnamespace`,
  functions: `
    select jsonb_build_array(pg_get_functiondef(p.oid), ${owner('p.proowner')}, ${acl('p.proacl')},
             ${comment('p.oid', 'pg_proc')}) as line
      from pg_proc p
     where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p')
       and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`,
  triggers: `
    select jsonb_build_array(pg_get_triggerdef(t.oid), t.tgenabled, ${comment('t.oid', 'pg_trigger')}) as line
      from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where c.relnamespace = 'public'::regnamespace and not t.tgisinternal
    union all select jsonb_build_array('event trigger', evtname, evtevent, evtfoid::regproc::text, evtenabled)
      from pg_event_trigger`,
  views: `
    select jsonb_build_array(c.relname, pg_get_viewdef(c.oid)) as line from ${tables} and c.relkind in ('v', 'm')
    union all select jsonb_build_array(tablename, rulename, definition) from pg_rules where schemaname = 'public'`,
  policies: `select to_jsonb(p) as line from pg_policies p where schemaname = 'public'`,
  sequences: `
    select to_jsonb(s) - 'sequenceowner' || jsonb_build_object('owned',
             (select pg_describe_object(refclassid, refobjid, refobjsubid) from pg_depend
               where classid = 'pg_class'::regclass and objid = (s.schemaname || '.' || s.sequencename)::regclass
                 and refclassid = 'pg_class'::regclass and deptype in ('a', 'i'))) as line
      from pg_sequences s where schemaname = 'public'`,
};

/** Lists the rows of all tables as JSON. The moment of the transaction and random UUIDs are named instead of shown. */
async function readRows(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(`
    select t.name || ' ' || replace(replace(x.line, trim('"' from to_jsonb(now())::text), 'now'),
             trim('"' from to_jsonb(now() - interval '30 days')::text), 'now - 30 days') as line
      from (select c.relname::text as name, query_to_xml(format('select to_jsonb(t)::text as line from %I t', c.relname),
              false, false, '') as xml
              from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'migrations') t
      cross join lateral (select unnest(xpath('//line/text()', t.xml))::text as line) x`);
  return rows.map(({ line }) =>
    line.replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g, 'uuid'),
  );
}

/**
 * Reads what migrations made in the schema `public`: every object with its properties, rights and comments, and all rows
 * but those of the table `migrations`. Call it in the transaction that applied the migrations. Two databases with equal
 * results have equal schemas; the order in which their objects were made does not matter.
 */
export async function readCatalog(client: pg.Client): Promise<Catalog> {
  const catalog: Catalog = {};
  for (const [kind, query] of Object.entries(queries)) {
    const { rows } = await client.query<{ line: unknown }>(query);
    catalog[kind] = rows.map(({ line }) => (typeof line === 'string' ? line : JSON.stringify(line))).sort();
  }
  catalog.rows = (await readRows(client)).sort();
  return catalog;
}
