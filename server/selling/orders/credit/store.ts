import type { CreditOrder, ShownCreditOrder } from '#contract/selling/orders/credit-requests.ts';
import type { Reader, Tx } from '../../../platform/database/database.ts';

/** A new request to use a buyer's credit. */
export type NewCreditRequest = {
  id: string;
  userId: string;
  couponId: string;
  actorId: string;
  email: string;
  body: CreditOrder;
  shown: ShownCreditOrder;
  at: Date;
  expiresAt: Date;
};

/** Inserts a request. Ends the open one about the same credit. Throws the unique violation of `credit_requests_open`. */
export async function insertRequest(
  tx: Tx,
  { at, body, shown, ...request }: NewCreditRequest,
): Promise<void> {
  await tx
    .updateTable('credit_requests')
    .set({ answered_at: at, answer: 'replaced' })
    .where('coupon_id', '=', request.couponId)
    .where('answered_at', 'is', null)
    .execute();
  await tx
    .insertInto('credit_requests')
    .values({
      id: request.id,
      user_id: request.userId,
      coupon_id: request.couponId,
      actor_id: request.actorId,
      email: request.email,
      body: JSON.stringify(body),
      shown: JSON.stringify(shown),
      asked_at: at,
      expires_at: request.expiresAt,
    })
    .execute();
}

const requests = (db: Reader) =>
  db
    .selectFrom('credit_requests as r')
    .leftJoin('orders as o', 'o.id', 'r.order_id')
    .select([
      'r.id',
      'r.user_id',
      'r.coupon_id',
      'r.actor_id',
      'r.email',
      'r.body',
      'r.shown',
      'r.asked_at',
      'r.expires_at',
      'r.answer',
      'r.order_id',
      'o.number as order_number',
      'o.payment_status',
    ]);

/** A request with the order that was written for it. */
export type CreditRequestRow = NonNullable<Awaited<ReturnType<typeof readRequest>>>;

/** Returns a request by its id, or by the hash of its link's secret. */
export function readRequest(db: Reader, by: { id: string } | { secretHash: Buffer }) {
  const query = requests(db);
  return 'id' in by
    ? query.where('r.id', '=', by.id).executeTakeFirst()
    : query.where('r.secret_hash', '=', by.secretHash).executeTakeFirst();
}

/** Lists a buyer's requests since an instant, newest first; at most 20. */
export const requestsOf = (db: Reader, userId: string, since: Date): Promise<CreditRequestRow[]> =>
  requests(db)
    .where('r.user_id', '=', userId)
    .where('r.asked_at', '>', since)
    .orderBy('r.asked_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(20)
    .execute();

/** Writes the hash of the secret that is about to be mailed. Returns false when the request has ended. */
export async function writeSecret(
  tx: Tx,
  { id, secretHash, now }: { id: string; secretHash: Buffer; now: Date },
): Promise<boolean> {
  const written = await tx
    .updateTable('credit_requests')
    .set({ secret_hash: secretHash })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return written.numUpdatedRows === 1n;
}

/** The answer of a buyer, with the order that a yes wrote. */
export type Answer = { answer: 'agreed'; orderId: string } | { answer: 'declined' };

/** Answers an open request. Returns false when it has ended. Of two concurrent answers, one gets it. */
export async function answerRequest(
  tx: Tx,
  { id, now, ...answer }: { id: string; now: Date } & Answer,
): Promise<boolean> {
  const answered = await tx
    .updateTable('credit_requests')
    .set({
      answered_at: now,
      answer: answer.answer,
      ...('orderId' in answer && { order_id: answer.orderId }),
    })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return answered.numUpdatedRows === 1n;
}

/** Removes the requests of before an instant. Returns their number. */
export async function removeRequests(db: Reader, before: Date): Promise<number> {
  const removed = await db.deleteFrom('credit_requests').where('asked_at', '<=', before).executeTakeFirst();
  return Number(removed.numDeletedRows);
}
