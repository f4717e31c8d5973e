import { type Selectable, sql, type Updateable } from 'kysely';
import type { Pages } from '#contract/core/pages.ts';
import type { EnergisationStatus } from '#contract/selling/energisation/rules.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { keyset, type PageRequest, type SortPart } from '../../platform/database/keyset.ts';
import type { OrderItemSnapshot } from '../../schema/column-types.ts';
import type { Energisations } from '../../schema/tables.gen.ts';

/** A row of `energisations`. */
export type EnergisationRow = Selectable<Energisations>;

/** An energisation with its order, what is energised, the buyer, and the ids of its photographs. */
export type FullEnergisation = EnergisationRow & {
  snapshot: OrderItemSnapshot;
  quantity: number;
  order_number: number;
  payment_method: 'online' | 'cod';
  payment_status: string;
  buyer: string;
  photos: string[];
};

const photoIds = sql<string[]>`array(select p.id from energisation_photos p
  where p.energisation_id = e.id order by p.position)`;

const full = (db: Reader) =>
  db
    .selectFrom('energisations as e')
    .innerJoin('order_totals as o', 'o.id', 'e.order_id')
    .innerJoin('order_snapshots as i', 'i.id', 'e.item_id')
    .innerJoin('user_names as u', 'u.id', 'e.user_id')
    .selectAll('e')
    .select(['i.snapshot', 'i.quantity', 'o.number as order_number', 'o.payment_method', 'o.payment_status'])
    .select([sql<string>`trim(u.first_name || ' ' || u.last_name)`.as('buyer'), photoIds.as('photos')])
    .$castTo<FullEnergisation>();

/** Queries whose work is due: orders that are paid or cash, and not cancelled. */
const active = sql<boolean>`o.status <> 'Cancelled' and o.payment_status not in ('Initiated', 'Failed')`;

/** Lists the energisations of an order, in the order of its items. */
export const energisationsOf = (db: Reader, orderId: string): Promise<FullEnergisation[]> =>
  full(db).where('e.order_id', '=', orderId).orderBy('e.item_id').execute();

/** Finds an energisation. */
export const findEnergisation = (db: Reader, id: string): Promise<FullEnergisation | undefined> =>
  full(db).where('e.id', '=', id).executeTakeFirst();

/** Returns a page of the energisations in one state: by waiting time, those that are over by the newest end. */
export async function listEnergisations(
  db: Reader,
  { status, ...request }: { status: EnergisationStatus } & PageRequest,
): Promise<{ rows: FullEnergisation[]; pages: Pages }> {
  const over = status === 'done' || status === 'called_off';
  const at = over
    ? sql`coalesce(e.done_at, e.called_off_at, 'epoch')`
    : sql`coalesce((e.muhurat->>'start')::timestamptz, e.asked_at)`;
  const order: SortPart[] = [
    { by: at, kind: 'instant', desc: over },
    { by: sql`e.id`, kind: 'text' },
  ];
  const page = keyset(status, order, request);
  const rows = await full(db)
    .select(page.cursor.as('cursor'))
    .where('e.status', '=', status)
    .where(over ? sql<boolean>`true` : active)
    .where(page.where)
    .orderBy(page.orderBy)
    .limit(page.limit)
    .execute();
  return page.page(rows);
}

/** Counts the energisations in each state. */
export async function countEnergisations(db: Reader): Promise<Record<EnergisationStatus, number>> {
  const { rows } = await sql<{ status: EnergisationStatus; n: number }>`
    select e.status, count(*)::int as n from energisations e join order_totals o on o.id = e.order_id
     where e.status in ('done', 'called_off') or (${active}) group by e.status`.execute(db);
  const of = (status: EnergisationStatus) => rows.find((row) => row.status === status)?.n ?? 0;
  return { asked: of('asked'), planned: of('planned'), done: of('done'), called_off: of('called_off') };
}

/** Locks an energisation until the transaction ends. Lock its order first. */
export const lockEnergisation = (tx: Tx, id: string): Promise<EnergisationRow | undefined> =>
  tx.selectFrom('energisations').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Updates an energisation. */
export const updateEnergisation = (tx: Tx, id: string, change: Updateable<Energisations>) =>
  tx.updateTable('energisations').set(change).where('id', '=', id).execute();

/** Counts the energisations of a service line that were called off. */
export async function countCalledOff(db: Reader, serviceItemId: string): Promise<number> {
  const { n } = await db
    .selectFrom('energisations')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('service_item_id', '=', serviceItemId)
    .where('status', '=', 'called_off')
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Stores encrypted photographs, in this order. */
export const insertPhotos = (
  tx: Tx,
  energisationId: string,
  photos: readonly { id: string; sealed: Buffer }[],
) =>
  tx
    .insertInto('energisation_photos')
    .values(photos.map((photo, position) => ({ ...photo, energisation_id: energisationId, position })))
    .execute();

/** Finds a photograph, encrypted, with the buyer who may see it. */
export const findPhoto = (db: Reader, { id, photoId }: { id: string; photoId: string }) =>
  db
    .selectFrom('energisation_photos as p')
    .innerJoin('energisations as e', 'e.id', 'p.energisation_id')
    .select(['p.sealed', 'e.user_id'])
    .where('e.id', '=', id)
    .where('p.id', '=', photoId)
    .executeTakeFirst();

/** Lists the energisations of an order that are neither done nor called off. Lock the order first to change them. */
export const waitingOf = (
  db: Reader,
  orderId: string,
): Promise<{ id: string; itemId: string; serviceItemId: string }[]> =>
  db
    .selectFrom('energisations')
    .select(['id', 'item_id as itemId', 'service_item_id as serviceItemId'])
    .where('order_id', '=', orderId)
    .where('status', 'in', ['asked', 'planned'])
    .orderBy('id')
    .execute();

/** Calls energisations off. */
export async function callOffAll(
  tx: Tx,
  ids: readonly string[],
  { reason, at }: { reason: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('energisations')
    .set({ status: 'called_off', called_off_at: at, reason })
    .where('id', 'in', ids)
    .execute();
}
