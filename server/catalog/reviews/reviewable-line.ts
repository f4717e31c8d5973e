import { type AppError, appError } from '../../platform/core/app-error.ts';
import type { BoughtLine } from '../../selling/orders/service.ts';

/**
 * Returns the order line that a new review is about: the newest delivered line without a review, of the given
 * variant if any. Otherwise returns an error: nothing bought, nothing delivered yet, or all reviewed.
 */
export function reviewableLine(
  lines: readonly BoughtLine[],
  { variantId, reviewed }: { variantId: string | null; reviewed: ReadonlySet<string> },
): BoughtLine | AppError {
  const candidates = variantId ? lines.filter((line) => line.variantId === variantId) : lines;
  const bought = candidates.filter((line) => line.status !== 'Cancelled');
  if (bought.length === 0) return appError('review_not_bought');
  const delivered = bought.filter((line) => line.status === 'Delivered');
  if (delivered.length === 0) return appError('review_not_delivered');
  return delivered.find((line) => !reviewed.has(line.orderItemId)) ?? appError('review_exists');
}
