import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ChatMessage, SharedKundli } from '#contract/chat/endpoints.ts';
import { checkpoint } from '../platform/core/checkpoint.ts';
import type { Database, Reader, Tx } from '../platform/database/database.ts';
import { messageSent, publishChatEvents } from './publish.ts';

/** A message to be written. */
export type Outgoing = {
  sessionId: string;
  senderId: string;
  content: string;
  clientId: string | null;
  /** The card of a kundli, and the order that gives access to it. */
  kundli?: { card: SharedKundli; orderId: string };
};

type Written = { message: ChatMessage; userId: string; astrologerId: string; fresh: boolean };

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
const batchSize = 500;

const present = (row: Omit<Row, 'userId' | 'astrologerId' | 'fresh'>): ChatMessage => ({
  _id: String(row.id),
  chatSessionId: row.sessionId,
  senderId: row.senderId,
  content: row.content,
  clientId: row.clientId?.startsWith(ownPrefix) ? null : row.clientId,
  createdAt: row.at.toISOString(),
  ...(row.kundli && { kundli: row.kundli }),
});

const keyOf = (one: { sessionId: string; senderId: string; clientId: string | null }) =>
  `${one.sessionId} ${one.senderId} ${one.clientId}`;

/**
 * Writes messages in the order they came, many in one statement, each once by its client id. The lock on the chat's row
 * serialises its messages and its end across processes. So message numbers follow the order of the commits, and
 * settlement sees every message there will be.
 */
async function writeBatch(tx: Tx, batch: readonly Outgoing[], at: Date): Promise<Map<string, Written>> {
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
      keyOf(row),
      { message: present(row), userId, astrologerId, fresh },
    ]),
  );
}

// SQLSTATE classes of outages: connection lost, resources, operator, system. A single message never causes these.
const outages = new Set(['08', '53', '57', '58']);

/** Returns true when PostgreSQL refused a statement because of its data: one message may be the cause. */
function isRefusal(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code?.length === 5 && !outages.has(code.slice(0, 2));
}

/** Writes and publishes a message. Returns null when the chat is not running or the sender is not in it. */
export type MessageWriter = (message: Outgoing) => Promise<ChatMessage | null>;

/**
 * Creates the writer of one process. While one batch is being written, the next one collects, so that many messages
 * share a commit. When PostgreSQL refuses a batch, its messages are written one by one, so that only the broken one
 * fails.
 */
export function createMessageWriter(db: Database, now: () => Date): MessageWriter {
  type Waiting = {
    message: Outgoing;
    done: (written: ChatMessage | null) => void;
    failed: (error: unknown) => void;
  };
  let waiting: Waiting[] = [];
  let writing = false;

  /** Writes and publishes messages in one transaction. Throws when none of them is written. */
  async function writeAll(batch: readonly Waiting[]): Promise<void> {
    const written = await db.transaction().execute(async (tx) => {
      const all = await writeBatch(
        tx,
        batch.map(({ message }) => message),
        now(),
      );
      const fresh = [...all.values()].filter((one) => one.fresh);
      await publishChatEvents(
        tx,
        fresh.map((one) => messageSent(one, one.message)),
      );
      return all;
    });
    for (const { message, done } of batch) done(written.get(keyOf(message))?.message ?? null);
  }

  async function flush(): Promise<void> {
    if (writing) return;
    writing = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, batchSize);
      waiting = waiting.slice(batchSize);
      try {
        await checkpoint('message.before', batch[0]?.message.sessionId);
        await writeAll(batch);
      } catch (error) {
        if (batch.length === 1 || !isRefusal(error)) for (const { failed } of batch) failed(error);
        else for (const one of batch) await writeAll([one]).catch(one.failed);
      }
    }
    writing = false;
  }

  return (message) =>
    new Promise((done, failed) => {
      const clientId = message.clientId ?? `${ownPrefix}${randomUUID()}`;
      waiting.push({ message: { ...message, clientId }, done, failed });
      void flush();
    });
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
