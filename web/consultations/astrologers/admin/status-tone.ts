import type { KycStatus } from '#contract/consultations/astrologers/endpoints.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';

/**
 * Returns the badge tone of a status: green for approved, red for rejected, orange otherwise (specification,
 * section 2).
 */
export const statusTone = (status: KycStatus): BadgeTone =>
  status === 'approved' ? 'good' : status === 'rejected' ? 'bad' : 'warn';
