import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ChatMessage, SharedKundli } from '#contract/consultations/chat/endpoints.ts';
import type { Reader, Tx } from '../../../platform/database/database.ts';

/** A message to be written. */
export type Outgoing = {
  sessionId: string;
  senderId: string;
  content: string;
  clientId: string | null;
  /** The card of a kundli, and the order that gives access to it. */
  kundli?: { card: SharedKundli; orderId: string };
};

/** A message that is stored, and its participants. `fresh`: this statement wrote it. */
export type WrittenMessage = { message: ChatMessage; userId: string; astrologerId: string; fresh: boolean };

type Row = {
  id: number;
  sessionId: string;
  senderId: string;
  content: string;
  clientId: string;
  at: Date;
  kundli: SharedKundli | null;
  userId: string;
  astrologerId: string;
  fresh: boolean;
};

// Prefix of the ids the server gives to messages without a client id. Such ids are not shown.
const ownPrefix = 'server:';

/** Returns a new id for a message without a client id. */
export const serverMessageId = (): string => `${ownPrefix}${randomUUID()}`;

const present = (row: Omit<Row, 'userId' | 'astrologerId' | 'fresh'>): ChatMessage => ({
  _id: String(row.id),
  chatSessionId: row.sessionId,
  senderId: row.senderId,
  content: row.content,
  clientId: row.clientId?.startsWith(ownPrefix) ? null : row.clientId,
  createdAt: row.at.toISOString(),
  ...(row.kundli && { kundli: row.kundli }),
});

/** Returns the key of a message in the result of {@link writeMessages}. */
export const messageKey = (one: { sessionId: string; senderId: string; clientId: string | null }) =>
  `${one.sessionId} ${one.senderId} ${one.clientId}`;

/**
 * Writes messages in the order they came, many in one statement, each once by its client id. The lock on the chat's row
 * serialises its messages and its end across processes. So message numbers follow the order of the commits, and
 * settlement sees every message there will be.
 */
export async function writeMessages(
  tx: Tx,
  batch: readonly Outgoing[],
  at: Date,
): Promise<Map<string, WrittenMessage>> {
  const column = <K extends keyof Outgoing>(key: K) => batch.map((one) => one[key]);
  const cards = batch.map(({ kundli }) => (kundli ? JSON.stringify(kundli.card) : null));
  const orders = batch.map(({ kundli }) => kundli?.orderId ?? null);
  const { rows } = await sql<Row>`
    with wanted as (
      select * from unnest(${column('sessionId')}::text[], ${column('senderId')}::text[], ${column('content')}::text[],
        ${column('clientId')}::text[], ${cards}::text[], ${orders}::text[])
        with ordinality as w (session_id, sender_id, content, client_id, kundli, kundli_order, n)
    ), running as (
      select id, user_id, astrologer_id from chat_sessions
      where id = any(${column('sessionId')}::text[]) and status = 'approved' order by id for no key update
    ), written as (
      insert into chat_messages (session_id, sender_id, content, client_id, kundli, kundli_order, created_at)
      select w.session_id, w.sender_id, w.content, w.client_id, w.kundli::jsonb, w.kundli_order, ${at}
      from wanted w join running r on r.id = w.session_id and w.sender_id in (r.user_id, r.astrologer_id) order by w.n
      on conflict (session_id, sender_id, client_id) where client_id is not null do nothing
      returning *
    )
    select m.id, m.session_id as "sessionId", m.sender_id as "senderId", m.content, m.client_id as "clientId",
           m.created_at as at, m.kundli, s.user_id as "userId", s.astrologer_id as "astrologerId", true as fresh
    from written m join chat_sessions s on s.id = m.session_id
    union all
    select m.id, m.session_id, m.sender_id, m.content, m.client_id, m.created_at, m.kundli, s.user_id, s.astrologer_id, false
    from wanted w
    join chat_messages m on m.session_id = w.session_id and m.sender_id = w.sender_id and m.client_id = w.client_id
    join chat_sessions s on s.id = m.session_id
    order by id`.execute(tx);
  return new Map(
    rows.map(({ userId, astrologerId, fresh, ...row }) => [
      messageKey(row),
      { message: present(row), userId, astrologerId, fresh },
    ]),
  );
}

/** Returns the messages of a chat in order, optionally only those after a given one. */
export async function readMessages(
  db: Reader,
  { sessionId, after, limit = 1000 }: { sessionId: string; after: number; limit?: number },
): Promise<ChatMessage[]> {
  const { rows } = await sql<Row>`
    select id, session_id as "sessionId", sender_id as "senderId", content, client_id as "clientId", created_at as at,
      kundli
    from chat_messages where session_id = ${sessionId} and id > ${after} order by id limit ${limit}`.execute(
    db,
  );
  return rows.map(present);
}

/** Returns a message by its number. */
export async function findMessage(db: Reader, id: string): Promise<ChatMessage | undefined> {
  const { rows } = await sql<Row>`
    select id, session_id as "sessionId", sender_id as "senderId", content, client_id as "clientId", created_at as at,
      kundli
    from chat_messages where id = ${id}`.execute(db);
  return rows.map(present)[0];
}

/** Returns the order behind the card of a message, and who showed it. */
export const findKundliOrder = (
  db: Reader,
  { sessionId, messageId }: { sessionId: string; messageId: string },
): Promise<{ orderId: string | null; ownerId: string } | undefined> =>
  db
    .selectFrom('chat_messages')
    .select(['kundli_order as orderId', 'sender_id as ownerId'])
    .where('session_id', '=', sessionId)
    .where('id', '=', Number(messageId))
    .where('kundli_order', 'is not', null)
    .executeTakeFirst();

/** Returns whether a person wrote in a chat. */
export const hasSpoken = async (db: Reader, sessionId: string, senderId: string): Promise<boolean> =>
  (await db
    .selectFrom('chat_messages')
    .select('id')
    .where('session_id', '=', sessionId)
    .where('sender_id', '=', senderId)
    .limit(1)
    .executeTakeFirst()) !== undefined;
