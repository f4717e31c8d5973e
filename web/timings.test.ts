import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { timings } from './timings.ts';

// The values of the specification, and the file that must use each.
const named: Record<keyof typeof timings, [value: number, file: string]> = {
  toast: [3000, 'ui/feedback/toast-region.tsx'],
  toTopAfterPixels: [250, 'ui/scroll-to-top.tsx'],
  carousel: [3000, 'ui/hooks/use-autoplay.ts'],
  toLogin: [2000, 'session/use-redirect-to-login.ts'],
  astrologerToLogin: [3000, 'consultations/astrologers/signup/use-signed-up.ts'],
  astrologers: [5000, 'consultations/chat/list/use-astrologers.ts'],
  waiting: [5000, 'consultations/chat/waiting/use-waiting.ts'],
  requests: [10_000, 'consultations/astrologers/requests-context.tsx'],
  chatLeaves: [300, 'consultations/chat/pages/astro-user-chat.tsx'],
  walletRefresh: [7000, 'consultations/wallet/use-returned-payment.ts'],
  lifePath: [500, 'astrology/horoscope/pages/life-path-number.tsx'],
  homeAfterProblem: [3000, 'astrology/reports/pages/panchang-result.tsx'],
  homeAfterFailedPanchang: [2500, 'astrology/reports/pages/panchang-result.tsx'],
  withdrawalsPerPage: [30, 'consultations/wallet/admin/pages/withdrawal-requests.tsx'],
};

describe('the timings of the pages', () => {
  it.each(Object.entries(named))('%s is as specified, where it is used', (name, [value, file]) => {
    expect(timings[name as keyof typeof timings]).toBe(value);
    expect(readFileSync(join(import.meta.dirname, file), 'utf8')).toContain(`timings.${name}`);
  });
});
