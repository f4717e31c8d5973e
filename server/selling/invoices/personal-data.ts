import { sql } from 'kysely';
import { type PersonalPart, retainedForTax } from '../../platform/core/personal-data.ts';

/** Issued invoices, bills of supply and credit notes. They are immutable. */
export const invoicesPersonal: PersonalPart = {
  name: 'invoices',
  tables: { invoices: { exported: true, erased: retainedForTax } },
  async collect(db, { userId }) {
    const { rows } = await sql<{ row: object }>`
      select to_jsonb(i) || jsonb_build_object('lines',
               (select jsonb_agg(to_jsonb(l) order by l.position) from invoice_lines l where l.invoice_id = i.id)) as row
        from invoices i where i.user_id = ${userId} order by i.issued_at`.execute(db);
    return rows.map(({ row }) => row);
  },
};
