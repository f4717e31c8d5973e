import type { MailService } from '../email/service.ts';
import type { Platform } from '../platform/platform.ts';
import type { Pictures } from '../platform/storage/pictures.ts';
import { createReturnDecisions, type ReturnDecisionParts } from './decide-return.ts';
import { createReturnRequests } from './request-return.ts';
import { createReturnEmails } from './return-emails.ts';

export { createReturnDeadlines } from './return-deadlines.ts';

/** Returns of orders. */
export type ReturnsService = ReturnType<typeof createReturns>;

/** The services that returns depend on. */
export type ReturnsParts = Omit<ReturnDecisionParts, 'emails'> & { mail: MailService; pictures: Pictures };

/** Creates the returns service: requested by buyers, decided by admins. */
export function createReturns(platform: Platform, { mail, pictures, ...parts }: ReturnsParts) {
  const emails = createReturnEmails({ accounts: parts.accounts, mail });
  return {
    ...createReturnRequests(platform, { settings: parts.settings, pictures, emails }),
    ...createReturnDecisions(platform, { ...parts, emails }),
  };
}
