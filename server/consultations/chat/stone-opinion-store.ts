import { sql } from 'kysely';
import type { OpinionVerdict } from '#contract/astrology/remedies/rules.ts';
import type { Reader } from '../../platform/database/database.ts';

/** An opinion to be written, about the kundli of a message. */
export type NewOpinion = {
  messageId: string;
  sessionId: string;
  userId: string;
  astrologerId: string;
  orderId: string;
  verdict: OpinionVerdict;
  answer: { en: string; hi: string };
  note: string;
  at: Date;
};

/** An opinion as it is stored. */
export type OpinionRow = Pick<NewOpinion, 'verdict' | 'answer' | 'note' | 'astrologerId' | 'at'>;

const columns = sql`verdict, answer, note, astrologer_id as "astrologerId", given_at as at`;

/**
 * Writes an opinion. A later one about the same message replaces it. Returns false, and writes nothing, when the chat was
 * refunded.
 */
export async function writeOpinion(db: Reader, one: NewOpinion): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into stone_opinions (message_id, session_id, user_id, astrologer_id, order_id, verdict, answer, note, given_at)
    select ${Number(one.messageId)}, ${one.sessionId}, ${one.userId}, ${one.astrologerId}, ${one.orderId}, ${one.verdict},
      ${JSON.stringify(one.answer)}::jsonb, ${one.note}, ${one.at}
      from chat_sessions where id = ${one.sessionId} and refunded = 0
    on conflict (message_id) do update set verdict = excluded.verdict, answer = excluded.answer, note = excluded.note,
      given_at = excluded.given_at`.execute(db);
  return Number(numAffectedRows ?? 0) === 1;
}

/** Returns the opinion about the kundli of a message. */
export async function findOpinion(db: Reader, messageId: string): Promise<OpinionRow | undefined> {
  const { rows } = await sql<OpinionRow>`
    select ${columns} from stone_opinions where message_id = ${Number(messageId)}`.execute(db);
  return rows[0];
}

/** Lists the opinions about a person's own kundli, newest first. */
export async function listOpinions(db: Reader, userId: string, orderId: string): Promise<OpinionRow[]> {
  const { rows } = await sql<OpinionRow>`
    select ${columns} from stone_opinions where user_id = ${userId} and order_id = ${orderId}
    order by given_at desc limit 20`.execute(db);
  return rows;
}
