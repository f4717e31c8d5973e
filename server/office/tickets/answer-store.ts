import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../platform/database/database.ts';
import type { TicketAnswers } from '../../schema/tables.gen.ts';

/** A row of `ticket_answers`. */
export type AnswerRow = Selectable<TicketAnswers>;

/** Lists the saved answers by title. A shop has dozens, not thousands. */
export const readAnswers = (db: Reader): Promise<AnswerRow[]> =>
  db.selectFrom('ticket_answers').selectAll().orderBy('title').orderBy('id').limit(500).execute();

/** Locks a saved answer until the transaction ends. */
export const lockAnswer = (tx: Tx, id: string): Promise<AnswerRow | undefined> =>
  tx.selectFrom('ticket_answers').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Writes a saved answer, new or changed. */
export const upsertAnswer = (tx: Tx, { id, ...row }: AnswerRow): Promise<AnswerRow> =>
  tx
    .insertInto('ticket_answers')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .returningAll()
    .executeTakeFirstOrThrow();

/** Deletes a saved answer. */
export const deleteAnswer = (tx: Tx, id: string) =>
  tx.deleteFrom('ticket_answers').where('id', '=', id).execute();
