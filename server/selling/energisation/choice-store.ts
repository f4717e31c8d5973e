import { sql } from 'kysely';
import type { EnergisationDetails } from '#contract/selling/energisation/endpoints.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';

/** For whom a line of a cart is energised. */
export type Choice = EnergisationDetails & { skuId: string; lineId: string; version: string };

/** Lists what a person has chosen for their cart, or for some of its SKUs. `version` changes with every write. */
export async function listChoices(db: Reader, userId: string, skuIds?: readonly string[]): Promise<Choice[]> {
  const { rows } = await sql<Choice>`
    select sku_id as "skuId", line_id as "lineId", name, gotra, intention, xmin::text as version from energisation_choices
    where user_id = ${userId} and ${skuIds ? sql`sku_id = any(${skuIds})` : sql`true`} order by sku_id`.execute(
    db,
  );
  return rows;
}

/** Writes for whom a line of the cart is energised. Returns false if the line is gone. */
export async function writeChoice(
  db: Reader,
  {
    userId,
    lineId,
    name,
    gotra,
    intention,
    at,
  }: EnergisationDetails & { userId: string; lineId: string; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into energisation_choices (user_id, sku_id, line_id, name, gotra, intention, chosen_at)
    select user_id, sku_id, id, ${name}, ${gotra}, ${intention}, ${at} from cart_skus
     where user_id = ${userId} and id = ${lineId}
    on conflict (user_id, sku_id) do update
      set line_id = excluded.line_id, name = excluded.name, gotra = excluded.gotra, intention = excluded.intention`.execute(
    db,
  );
  return Number(numAffectedRows) === 1;
}

/** Removes what a person has chosen: for one line, or for all. */
export async function deleteChoices(db: Reader, userId: string, lineId?: string): Promise<void> {
  await sql`
    delete from energisation_choices where user_id = ${userId} and ${lineId ? sql`line_id = ${lineId}` : sql`true`}`.execute(
    db,
  );
}

/** Copies what is chosen for the lines of an order into it. Returns how many there were. */
export async function copyChoices(
  tx: Tx,
  order: {
    orderId: string;
    userId: string;
    serviceItemId: string;
    lines: readonly { id: string; skuId: string; itemId: string }[];
    at: Date;
  },
): Promise<number> {
  const { orderId, userId, serviceItemId, lines, at } = order;
  const { numAffectedRows } = await sql`
    insert into energisations (id, user_id, order_id, item_id, service_item_id, name, gotra, intention, asked_at)
    select l.id, c.user_id, ${orderId}, l.item_id, ${serviceItemId}, c.name, c.gotra, c.intention, ${at}
      from unnest(${lines.map(({ id }) => id)}::text[], ${lines.map(({ skuId }) => skuId)}::text[],
                  ${lines.map(({ itemId }) => itemId)}::text[]) as l (id, sku_id, item_id)
      join energisation_choices c on c.user_id = ${userId} and c.sku_id = l.sku_id`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
