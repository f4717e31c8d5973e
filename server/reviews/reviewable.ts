import type { BoughtLine } from '../orders/service.ts';
import { type AppError, appError } from '../platform/core/app-error.ts';

/**
 * Which line of the buyer's orders a new review is about: a delivered one without a review, the newest order first; of
 * the named variant where there is one. Else why not: nothing bought, nothing delivered yet, or all reviewed.
 */
export function reviewableLine(
  lines: readonly BoughtLine[],
  { variantId, reviewed }: { variantId: string | null; reviewed: ReadonlySet<string> },
): BoughtLine | AppError {
  const meant = variantId ? lines.filter((line) => line.variantId === variantId) : lines;
  const bought = meant.filter((line) => line.status !== 'Cancelled');
  if (bought.length === 0) return appError('review_not_bought');
  const delivered = bought.filter((line) => line.status === 'Delivered');
  if (delivered.length === 0) return appError('review_not_delivered');
  return delivered.find((line) => !reviewed.has(line.orderItemId)) ?? appError('review_exists');
}
