import { type Selectable, sql } from 'kysely';
import type { ChatEnding } from '#contract/consultations/chat/endpoints.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { lockName } from '../../platform/database/sql.ts';
import type { ChatSessions } from '../../schema/tables.gen.ts';

/** A row of `chat_sessions`. */
export type SessionRow = Selectable<ChatSessions>;

/** Inserts a request. Throws the unique violation of `chat_one_open` when the two have an open one. */
export const insertSession = (
  tx: Tx,
  session: Pick<
    SessionRow,
    | 'id'
    | 'user_id'
    | 'astrologer_id'
    | 'created_at'
    | 'expires_at'
    | 'rate'
    | 'commission_bp'
    | 'gst_bp'
    | 'gateway_bp'
  >,
): Promise<SessionRow> =>
  tx
    .insertInto('chat_sessions')
    .values({ ...session, status: 'pending' })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Returns one chat. */
export const findSession = (db: Reader, id: string): Promise<SessionRow | undefined> =>
  db.selectFrom('chat_sessions').selectAll().where('id', '=', id).executeTakeFirst();

/** Returns chats, in no fixed order. */
export const findSessions = (db: Reader, ids: readonly string[]): Promise<SessionRow[]> =>
  db
    .selectFrom('chat_sessions')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();

/** Returns the bulkhead key of a chat's row (`transactAt`). */
export const hotChat = (id: string): string => `chat ${id}`;

/**
 * Waits until no other transaction lets requests ring at an astrologer or begins their chat. Take it before the locks of
 * chats.
 */
export const lockRinging = (tx: Tx, astrologerId: string): Promise<void> =>
  lockName(tx, ringing(astrologerId));

/** Returns the bulkhead key of the lock of {@link lockRinging}. */
export const ringing = (astrologerId: string): string => `ringing ${astrologerId}`;

/** Locks a chat against every other change, including messages that are being written. */
export const lockSession = (tx: Tx, id: string): Promise<SessionRow | undefined> =>
  tx.selectFrom('chat_sessions').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Locks chats in the order of their ids. */
export const lockSessions = (tx: Tx, ids: readonly string[]): Promise<SessionRow[]> =>
  tx
    .selectFrom('chat_sessions')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** Returns the open request or chat of two people. */
export const findOpenSession = (
  db: Reader,
  userId: string,
  astrologerId: string,
): Promise<SessionRow | undefined> =>
  db
    .selectFrom('chat_sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('astrologer_id', '=', astrologerId)
    .where('status', 'in', ['pending', 'approved'])
    .executeTakeFirst();

/** Returns whether an astrologer is in a chat. */
export const isConsulting = async (db: Reader, astrologerId: string): Promise<boolean> =>
  (await db
    .selectFrom('chat_sessions')
    .select('id')
    .where('status', '=', 'approved')
    .where('astrologer_id', '=', astrologerId)
    .executeTakeFirst()) !== undefined;

/** Locks the requests that ring at an astrologer, in the order of their ids, except one. */
export const lockOtherRequests = (tx: Tx, { id, astrologer_id }: SessionRow): Promise<SessionRow[]> =>
  tx
    .selectFrom('chat_sessions')
    .selectAll()
    .where('astrologer_id', '=', astrologer_id)
    .where('status', '=', 'pending')
    .where('id', '!=', id)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** Returns the running chat of a person, on either side. */
export const findRunning = (db: Reader, personId: string): Promise<SessionRow | undefined> =>
  db
    .selectFrom('chat_sessions')
    .selectAll()
    .where('status', '=', 'approved')
    .where((row) => row.or([row('user_id', '=', personId), row('astrologer_id', '=', personId)]))
    .executeTakeFirst();

/** Lists the running chats that started before an instant. */
export const listRunning = (db: Reader, startedBefore: Date): Promise<SessionRow[]> =>
  db
    .selectFrom('chat_sessions')
    .selectAll()
    .where('status', '=', 'approved')
    .where('started_at', '<', startedBefore)
    .execute();

/** Returns the unanswered requests to an astrologer that are still ringing, oldest first. */
export const readRequests = (db: Reader, astrologerId: string, now: Date): Promise<SessionRow[]> =>
  db
    .selectFrom('chat_sessions')
    .selectAll()
    .where('astrologer_id', '=', astrologerId)
    .where('status', '=', 'pending')
    .where('expires_at', '>', now)
    .orderBy('created_at')
    .limit(100)
    .execute();

/** Returns a person's chats on either side, newest first. */
export async function readOwnSessions(
  db: Reader,
  { personId, before, limit }: { personId: string; before: string | null; limit: number },
): Promise<SessionRow[]> {
  const last = before ? await findSession(db, before) : undefined;
  const until = last?.created_at ?? null;
  const side = (column: 'user_id' | 'astrologer_id') =>
    db
      .selectFrom('chat_sessions')
      .selectAll()
      .where(column, '=', personId)
      .$if(until !== null, (query) =>
        query.where((row) =>
          row.eb(row.refTuple('created_at', 'id'), '<', row.tuple(until as Date, last?.id as string)),
        ),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
  const both = (await Promise.all([side('user_id'), side('astrologer_id')])).flat();
  return both
    .sort((a, b) => b.created_at.getTime() - a.created_at.getTime() || (a.id < b.id ? 1 : -1))
    .slice(0, limit);
}

/** Begins a chat: approved, with its first minute charged. Throws the unique violations of "nobody is in two chats". */
export const startSession = (
  tx: Tx,
  id: string,
  start: Pick<SessionRow, 'rate' | 'commission_bp' | 'gst_bp' | 'gateway_bp'> & {
    at: Date;
    nextMinuteAt: Date;
  },
): Promise<SessionRow> => {
  const { at, nextMinuteAt, ...shares } = start;
  return tx
    .updateTable('chat_sessions')
    .set({
      ...shares,
      status: 'approved',
      started_at: at,
      minutes: 1,
      charged: shares.rate,
      next_minute_at: nextMinuteAt,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** Ends a request or a chat. */
export const closeSession = (
  tx: Tx,
  id: string,
  end: { status: 'rejected' | 'ended'; ending: ChatEnding; refunded: number; at: Date },
): Promise<SessionRow> =>
  tx
    .updateTable('chat_sessions')
    .set({
      status: end.status,
      ending: end.ending,
      refunded: end.refunded,
      ended_at: end.at,
      next_minute_at: null,
      paused_since: null,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Stops the clock of a running chat as of an instant. */
export const pauseSession = (tx: Tx, id: string, since: Date) =>
  tx.updateTable('chat_sessions').set({ paused_since: since }).where('id', '=', id).execute();

/** Resumes the clock of a chat: its next minute is due `pausedMs` later than before. */
export const resumeSession = (tx: Tx, id: string, pausedMs: number) =>
  tx
    .updateTable('chat_sessions')
    .set({
      paused_since: null,
      next_minute_at: sql<Date>`next_minute_at + ${pausedMs} * interval '1 millisecond'`,
    })
    .where('id', '=', id)
    .execute();

/** Claims expired requests for this process. */
export const claimExpired = (tx: Tx, now: Date, limit = 100): Promise<SessionRow[]> =>
  tx
    .selectFrom('chat_sessions')
    .selectAll()
    .where('status', '=', 'pending')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();

/** Claims running chats for this process whose next minute is due and that are not paused, without those of `except`. */
export const claimDueMinutes = (
  tx: Tx,
  now: Date,
  { limit, except }: { limit: number; except: readonly string[] },
): Promise<SessionRow[]> =>
  tx
    .selectFrom('chat_sessions')
    .selectAll()
    .where('status', '=', 'approved')
    .where('next_minute_at', '<=', now)
    .where('paused_since', 'is', null)
    .$if(except.length > 0, (query) => query.where('id', 'not in', [...except]))
    .orderBy('next_minute_at')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();

/**
 * Counts one more charged minute on each of these chats. A minute that is charged more than a minute late was due while
 * no process was serving. That time is not charged later.
 */
export async function countMinutes(
  tx: Tx,
  ids: readonly string[],
  { minuteMs, now }: { minuteMs: number; now: Date },
): Promise<SessionRow[]> {
  const { rows } = await sql<SessionRow>`
    update chat_sessions set minutes = minutes + 1, charged = charged + rate,
      next_minute_at = greatest(next_minute_at, ${new Date(now.getTime() - minuteMs)})
        + ${minuteMs} * interval '1 millisecond'
    where id = any(${ids}) returning *`.execute(tx);
  return rows;
}

/** Writes a customer's rating. */
export const rateSession = (
  tx: Tx,
  id: string,
  rating: { stars: number; text: string; at: Date },
): Promise<SessionRow> =>
  tx
    .updateTable('chat_sessions')
    .set({ rating: rating.stars, rating_text: rating.text, rated_at: rating.at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
