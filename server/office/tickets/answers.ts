import type { SavedAnswer } from '#contract/office/tickets/answers.ts';
import type { AuditService } from '../../base/audit/service.ts';
import { type AppError, appError } from '../../platform/core/app-error.ts';
import { newId } from '../../platform/core/id.ts';
import { isUniqueViolation, transact } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { type AnswerRow, deleteAnswer, lockAnswer, readAnswers, upsertAnswer } from './answer-store.ts';

/** The words of a saved answer. */
export type AnswerWords = { title: string; en: string; hi: string };

const present = ({ id, updated_at, ...row }: AnswerRow): SavedAnswer => ({
  _id: id,
  ...row,
  updatedAt: updated_at.toISOString(),
});

const wordsOf = ({ title, en, hi }: AnswerWords) => ({ title, en, hi });

/** Creates the saved answers of support. */
export function createSavedAnswers(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { audit }: { audit: AuditService },
) {
  /** Writes an answer. Of two with one title, the second fails. `version` is that which the writer opened. */
  async function write(
    words: AnswerWords,
    { by, id, version }: { by: string; id?: string; version?: number },
  ): Promise<SavedAnswer | AppError> {
    try {
      return await transact(db, async (tx) => {
        const was = id ? await lockAnswer(tx, id) : undefined;
        if (id && !was) return appError('answer_not_found');
        if (was && was.version !== version) return appError('answer_changed');
        const at = now();
        const row = await upsertAnswer(tx, {
          id: was?.id ?? newId(at),
          ...wordsOf(words),
          version: (was?.version ?? 0) + 1,
          updated_at: at,
        });
        await audit.record(tx, {
          at,
          actorId: by,
          action: 'ticket.answer-saved',
          entity: 'ticket_answer',
          entityId: row.id,
          before: was ? wordsOf(was) : null,
          after: wordsOf(row),
        });
        return present(row);
      });
    } catch (error) {
      if (isUniqueViolation(error, 'ticket_answers_title')) return appError('answer_exists');
      throw error;
    }
  }

  return {
    /** Lists the saved answers by title. */
    list: async (): Promise<SavedAnswer[]> => (await readAnswers(db)).map(present),

    /** Saves a new answer. */
    add: (words: AnswerWords, by: string) => write(words, { by }),

    /** Changes an answer, unless somebody was faster. */
    change: (target: { id: string; by: string; version: number }, words: AnswerWords) => write(words, target),

    /** Deletes an answer. */
    remove: ({ id, by }: { id: string; by: string }): Promise<null | AppError> =>
      transact(db, async (tx) => {
        const was = await lockAnswer(tx, id);
        if (!was) return appError('answer_not_found');
        await deleteAnswer(tx, id);
        await audit.record(tx, {
          at: now(),
          actorId: by,
          action: 'ticket.answer-deleted',
          entity: 'ticket_answer',
          entityId: id,
          before: wordsOf(was),
          after: null,
        });
        return null;
      }),
  };
}
