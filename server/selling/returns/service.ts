import type { MailService } from '../../base/email/service.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Pictures } from '../../storage/pictures.ts';
import { createReturnDecisions, type ReturnDecisionParts } from './decide-return.ts';
import { createReturnSteps } from './move-return.ts';
import { createOwnReturnSteps } from './own-return-steps.ts';
import { createReturnReminders } from './remind-returns.ts';
import { createReturnRequests } from './request-return.ts';
import { createReturnAdmin } from './return-admin.ts';
import { createReturnEmails } from './return-emails.ts';

export { createReturnDeadlines } from './return-deadlines.ts';

/** Returns of orders. */
export type ReturnsService = ReturnType<typeof createReturns>;

/** The services that returns depend on. */
export type ReturnsParts = Omit<ReturnDecisionParts, 'emails'> & { mail: MailService; pictures: Pictures };

/** Creates the returns service: requested by buyers, handled step by step and decided by admins. */
export function createReturns(platform: Platform, { mail, pictures, ...parts }: ReturnsParts) {
  const emails = createReturnEmails({ accounts: parts.accounts, mail });
  const steps = createReturnSteps({
    ...platform,
    ...parts,
    pictures,
    emails,
    admin: createReturnAdmin({ ...platform, ...parts }),
  });
  return {
    ...createReturnRequests(platform, { ...parts, pictures, emails }),
    ...createReturnDecisions(platform, { ...parts, emails }),
    staff: steps,
    own: createOwnReturnSteps(platform, steps),
    /** Reminds buyers of parcels that they have not sent. */
    sweep: createReturnReminders(platform, { emails }),
  };
}
