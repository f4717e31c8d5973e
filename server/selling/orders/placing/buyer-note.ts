import { buyerNoteAtMost, buyerNoteProblem, tidyBuyerNote } from '#contract/selling/orders/buyer-note.ts';
import { type AppError, appError } from '../../../platform/core/app-error.ts';

/** Returns a buyer's note as it is stored, null for nothing, or the error of one that cannot be printed. */
export function readBuyerNote(typed: string | null | undefined): string | null | AppError {
  const note = tidyBuyerNote(typed ?? '');
  const problem = buyerNoteProblem(note);
  return problem ? appError(problem, { max: buyerNoteAtMost }) : note || null;
}
