import type { astrologerAdmin } from '#contract/consultations/astrologers/admin.ts';
import { readWords } from '#languages/read.ts';
import { AppError } from '../../../platform/core/app-error.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import type { BankService } from '../bank.ts';
import type { DashboardService } from '../dashboard.ts';

const words = readWords('astrologers/answers');

/** Returns the handlers of the endpoints for astrologers only. */
export const adminHandlers = ({
  dashboard,
  bank,
}: {
  dashboard: DashboardService;
  bank: BankService;
}): Handlers<typeof astrologerAdmin> => ({
  'GET /api/astrologers/dashboard': ({ session }) => dashboard.of(session.userId),
  'PUT /api/astrologers/bank-details': async ({ session, body, lang }) => {
    const changed = await bank.change(session.userId, body);
    return changed instanceof AppError ? changed : { message: words[lang].bank, bank: changed };
  },
});
