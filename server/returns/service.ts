import type { MailService } from '../email/service.ts';
import type { Platform } from '../platform/platform.ts';
import type { Pictures } from '../platform/storage/pictures.ts';
import { createDeciding, type DecidingParts } from './decide-return.ts';
import { createAsking } from './request-return.ts';
import { createReturnLetters } from './return-emails.ts';

/** Giving back what was bought. */
export type ReturnsService = ReturnType<typeof createReturns>;

/** What returns call. */
export type ReturnsParts = Omit<DecidingParts, 'letters'> & { mail: MailService; pictures: Pictures };

/** Makes the returns: asked for by buyers, decided by the desk. */
export function createReturns(platform: Platform, { mail, pictures, ...parts }: ReturnsParts) {
  const letters = createReturnLetters({ accounts: parts.accounts, mail });
  return {
    ...createAsking(platform, { settings: parts.settings, pictures, letters }),
    ...createDeciding(platform, { ...parts, letters }),
  };
}
