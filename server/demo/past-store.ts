import { type Insertable, sql } from 'kysely';
import type { DemoChat } from '#seed/import.ts';
import type { Shares } from '../consultations/chat/minutes/settlement.ts';
import type { Database, Reader, Tx } from '../platform/database/database.ts';
import type { KycStatus } from '../schema/column-types.ts';
import type { Consents, Coupons, Users } from '../schema/tables.gen.ts';
import type { DemoOrderRows } from './orders.ts';

// Advisory lock: one process fills the shop, and others wait here and then find it filled.
const lock = 0x64656d6f;
const minuteMs = 60_000;

/** Waits until no other process fills the shop, and keeps them out until the transaction ends. */
export const lockFilling = (tx: Tx) => sql`select pg_advisory_xact_lock(${lock})`.execute(tx);

/** Returns whether the demo was imported into this database. */
export async function wasFilled(db: Reader): Promise<boolean> {
  const done = await db.selectFrom('imports').select('name').where('name', '=', 'demo').executeTakeFirst();
  return done !== undefined;
}

/** Records that the demo was imported. */
export const markFilled = (tx: Tx, at: Date) =>
  tx.insertInto('imports').values({ name: 'demo', finished_at: at }).execute();

/** Claims the filling of the last days, which happens once. Returns false if it was claimed before. */
export async function claimRecentDays(db: Reader, at: Date): Promise<boolean> {
  const claimed = await db
    .insertInto('imports')
    .values({ name: 'demo desk', finished_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Finds products that are sold by quantity alone, by their slugs. */
export async function quantitySkus(
  db: Reader,
  slugs: readonly string[],
): Promise<Map<string, { productId: string }>> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'slug'])
    .where('slug', 'in', slugs)
    .where('size_type', '=', 'Quantity')
    .execute();
  return new Map(rows.map(({ id, slug }) => [slug ?? '', { productId: id }]));
}

/** Finds the chat that ended last. */
export const latestChat = (db: Reader): Promise<{ id: string; userId: string } | undefined> =>
  db
    .selectFrom('chat_sessions')
    .select(['id', 'user_id as userId'])
    .where('status', '=', 'ended')
    .orderBy('ended_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Updates the planner's statistics of the filled tables. */
export const analyzeFilled = (db: Database) =>
  sql`analyze products, skus, product_images, reviews, stock_moves, orders, order_items, posts`.execute(db);

/** Inserts accounts with the consents that they gave. */
export async function insertPeople(
  tx: Tx,
  { people, consents }: { people: Insertable<Users>[]; consents: Insertable<Consents>[] },
): Promise<void> {
  await tx.insertInto('users').values(people).execute();
  await tx.insertInto('consents').values(consents).execute();
}

/** Stores a past decision about the documents of an astrologer. */
export const setKycDecision = (
  tx: Tx,
  userId: string,
  { kyc, reason, at }: { kyc: KycStatus; reason: string | null; at: Date | null },
) =>
  tx
    .updateTable('astrologers')
    .set({ kyc, kyc_reason: reason, kyc_decided_at: at })
    .where('user_id', '=', userId)
    .execute();

/** Inserts coupons. */
export async function insertCoupons(tx: Tx, rows: Insertable<Coupons>[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto('coupons').values(rows).execute();
}

/** Inserts past orders with their items and history. */
export async function insertOrders(tx: Tx, { orders, items, events }: DemoOrderRows): Promise<void> {
  // Numbers are given in the order of the rows.
  const byTime = orders.toSorted((a, b) => Number(a.created_at) - Number(b.created_at));
  await tx.insertInto('orders').values(byTime).execute();
  await tx.insertInto('order_items').values(items).execute();
  await tx.insertInto('order_events').values(events).execute();
}

/** Inserts a past top-up `id` that the gateway order `orderId` paid. Amount in paise. */
export async function insertPaidTopUp(
  tx: Tx,
  {
    id,
    orderId,
    userId,
    amount,
    at,
  }: { id: string; orderId: string; userId: string; amount: number; at: Date },
): Promise<void> {
  await tx
    .insertInto('gateway_orders')
    .values({
      id: orderId,
      purpose: 'topup',
      subject_id: id,
      user_id: userId,
      amount,
      status: 'paid',
      expires_at: new Date(at.getTime() + 30 * minuteMs),
      created_at: at,
      settled_at: at,
      settled_by: `demo-${orderId}`,
    })
    .execute();
  await tx
    .insertInto('gateway_payments')
    .values({
      payment_id: `demo-${orderId}`,
      gateway_order_id: orderId,
      amount,
      currency: 'INR',
      use: 'settled',
      paid_at: at,
      recorded_at: at,
    })
    .execute();
  await tx
    .insertInto('wallet_topups')
    .values({
      id,
      user_id: userId,
      amount,
      status: 'completed',
      gateway_order_id: orderId,
      created_at: at,
      updated_at: at,
    })
    .execute();
}

/** Inserts an ended chat with its question and its answer. `charged` is in paise. */
export async function insertEndedChat(
  tx: Tx,
  chat: DemoChat,
  { charged, shares }: { charged: number; shares: Shares },
): Promise<void> {
  const { startedAt, endedAt } = chat;
  await tx
    .insertInto('chat_sessions')
    .values({
      id: chat.id,
      user_id: chat.userId,
      astrologer_id: chat.astrologerId,
      status: 'ended',
      created_at: new Date(startedAt.getTime() - 20_000),
      expires_at: new Date(startedAt.getTime() + 100_000),
      rate: chat.rate,
      commission_bp: shares.commissionBp,
      gst_bp: shares.gstBp,
      gateway_bp: shares.gatewayBp,
      started_at: startedAt,
      minutes: chat.minutes,
      charged,
      ended_at: endedAt,
      ending: 'user',
      rating: chat.rating,
      rating_text: chat.rating === null ? null : chat.said,
      rated_at: chat.rating === null ? null : new Date(endedAt.getTime() + minuteMs),
    })
    .execute();
  await tx
    .insertInto('chat_messages')
    .values([
      {
        session_id: chat.id,
        sender_id: chat.userId,
        content: chat.question,
        created_at: new Date(startedAt.getTime() + 15_000),
      },
      {
        session_id: chat.id,
        sender_id: chat.astrologerId,
        content: chat.answer,
        created_at: new Date(startedAt.getTime() + 70_000),
      },
    ])
    .execute();
}
