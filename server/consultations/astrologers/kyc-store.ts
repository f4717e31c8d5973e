import { type Selectable, sql } from 'kysely';
import type { KycDocument } from '#contract/consultations/astrologers/kyc-rules.ts';
import type { Pages } from '#contract/core/pages.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { keyset, type PageRequest, type SortPart } from '../../platform/database/keyset.ts';
import type { Astrologers } from '../../schema/tables.gen.ts';

/** An astrologer with the documents that exist. */
export type ReviewRow = Selectable<Astrologers> & { documents: KycDocument[] };

/** A review state that the list shows. */
export type ReviewStatus = 'pending' | 'approved' | 'rejected';

const withDocuments = sql<
  KycDocument[]
>`array(select document from kyc_documents d where d.user_id = astrologers.user_id)`.as('documents');

/** Locks an astrologer's row, so that uploads and decisions are serialised. */
export const lockAstrologer = (tx: Tx, userId: string) =>
  tx
    .selectFrom('astrologers')
    .select(['user_id', 'kyc', 'kyc_sent_at'])
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Replaces an astrologer's documents by encrypted ones, and starts the review. */
export async function replaceDocuments(
  tx: Tx,
  { userId, sealed, at }: { userId: string; sealed: ReadonlyMap<KycDocument, Buffer>; at: Date },
): Promise<void> {
  await tx.deleteFrom('kyc_documents').where('user_id', '=', userId).execute();
  await tx
    .insertInto('kyc_documents')
    .values(
      [...sealed].map(([document, bytes]) => ({ user_id: userId, document, sealed: bytes, sent_at: at })),
    )
    .execute();
  await tx
    .updateTable('astrologers')
    .set({ kyc: 'pending', kyc_sent_at: at, kyc_reason: null, kyc_decided_at: null, kyc_decided_by: null })
    .where('user_id', '=', userId)
    .execute();
}

/** Writes a decision. */
export const writeDecision = (
  tx: Tx,
  {
    userId,
    status,
    reason,
    by,
    at,
  }: { userId: string; status: 'approved' | 'rejected'; reason: string; by: string; at: Date },
) =>
  tx
    .updateTable('astrologers')
    .set({ kyc: status, kyc_reason: reason || null, kyc_decided_at: at, kyc_decided_by: by })
    .where('user_id', '=', userId)
    .execute();

/** Returns one astrologer for the reviewer. */
export const findReviewed = (db: Reader, userId: string): Promise<ReviewRow | undefined> =>
  db
    .selectFrom('astrologers')
    .selectAll()
    .select(withDocuments)
    .where('user_id', '=', userId)
    .executeTakeFirst();

/**
 * Returns a page of astrologers in one state: those under review by waiting time, the others by the time of the
 * decision.
 */
export async function readReviewed(
  db: Reader,
  { status, ...request }: { status: ReviewStatus } & PageRequest,
): Promise<{ rows: ReviewRow[]; pages: Pages }> {
  const at = status === 'pending' ? sql`kyc_sent_at` : sql`kyc_decided_at`;
  const order: SortPart[] = [
    { by: sql`coalesce(${at}, 'epoch')`, kind: 'instant', desc: status !== 'pending' },
    { by: sql`user_id`, kind: 'text' },
  ];
  const page = keyset(status, order, request);
  const rows = await db
    .selectFrom('astrologers')
    .selectAll()
    .select(withDocuments)
    .where('kyc', '=', status)
    .select(page.cursor.as('cursor'))
    .where(page.where)
    .orderBy(page.orderBy)
    .limit(page.limit)
    .execute();
  return page.page(rows);
}

/** Counts the astrologers in each state. */
export async function countReviewed(db: Reader): Promise<Record<ReviewStatus, number>> {
  const { rows } = await sql<{ kyc: ReviewStatus; n: number }>`
    select kyc, count(*)::int as n from astrologers where kyc <> 'notYet' group by kyc`.execute(db);
  const of = (status: ReviewStatus) => rows.find((row) => row.kyc === status)?.n ?? 0;
  return { pending: of('pending'), approved: of('approved'), rejected: of('rejected') };
}

/** Returns one encrypted document; undefined if there is none. */
export async function findDocument(
  tx: Tx,
  { userId, document }: { userId: string; document: KycDocument },
): Promise<Buffer | undefined> {
  const row = await tx
    .selectFrom('kyc_documents')
    .select('sealed')
    .where('user_id', '=', userId)
    .where('document', '=', document)
    .executeTakeFirst();
  return row?.sealed;
}

/** Inserts the ticket of one view; `ticket` is its hash. Returns false if there is no such document. */
export async function insertView(
  tx: Tx,
  view: {
    ticket: Buffer;
    userId: string;
    document: KycDocument;
    adminId: string;
    reason: string;
    at: Date;
    expiresAt: Date;
  },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into kyc_views (ticket, user_id, document, admin_id, reason, created_at, expires_at)
    select ${view.ticket}, user_id, document, ${view.adminId}, ${view.reason}, ${view.at}, ${view.expiresAt}
    from kyc_documents where user_id = ${view.userId} and document = ${view.document}`.execute(tx);
  return Number(numAffectedRows ?? 0) === 1;
}

/** Uses the ticket of the admin who requested it, once and before it expires. Returns undefined in every other case. */
export async function openView(
  tx: Tx,
  { ticket, adminId, at }: { ticket: Buffer; adminId: string; at: Date },
): Promise<{ user_id: string; document: string; reason: string; sealed: Buffer } | undefined> {
  const { rows } = await sql<{ user_id: string; document: string; reason: string; sealed: Buffer }>`
    update kyc_views v set opened_at = ${at}
    from kyc_documents d
    where v.ticket = ${ticket} and v.admin_id = ${adminId} and v.opened_at is null and v.expires_at > ${at}
      and d.user_id = v.user_id and d.document = v.document
    returning v.user_id, v.document, v.reason, d.sealed`.execute(tx);
  return rows[0];
}
