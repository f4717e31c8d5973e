import { gstinProblem } from '#contract/invoices/gst.ts';
import { type AppError, appError } from '../platform/core/app-error.ts';

/** Returns a buyer's GSTIN in capitals without spaces, null for none, or `gstin_wrong` for one with a typing error. */
export function readGstin(typed: string | null | undefined): string | null | AppError {
  const gstin = (typed ?? '').replace(/\s/g, '').toUpperCase();
  if (gstin === '') return null;
  return gstinProblem(gstin) === null ? gstin : appError('gstin_wrong');
}
