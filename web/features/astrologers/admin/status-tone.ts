import type { KycStatus } from '#contract/astrologers/endpoints.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';

/** Approved green, rejected red, everything else orange (specification, section 2). */
export const statusTone = (status: KycStatus): BadgeTone =>
  status === 'approved' ? 'good' : status === 'rejected' ? 'bad' : 'warn';
