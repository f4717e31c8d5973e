import { mailConsents, optionalMails } from '#contract/people/email-preferences/consents.ts';
import type { PrivacyState } from '#contract/people/personal-data/endpoints.ts';
import { asPaise, toRupees } from '../../platform/core/money.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Encryptor } from '../../platform/security/encryptor.ts';
import { createCopies } from './copies.ts';
import type { ErasingParts } from './due-erasures.ts';
import { createErasing } from './erasure.ts';
import { endForFormerOwner } from './former-owner.ts';
import { createNominees } from './nominee.ts';
import { createNomineeRequests } from './nominee-requests.ts';

/** The service for a person's data and rights. */
export type PersonalDataService = ReturnType<typeof createPersonalData>;

/** Creates the personal data service. The sealer has a purpose of its own. */
export function createPersonalData(platform: Platform, parts: ErasingParts & { sealer: Encryptor }) {
  const copies = createCopies(platform, parts);
  const erasing = createErasing(platform, parts);
  const nominees = createNominees(platform, parts);
  parts.accounts.onNewOwner(endForFormerOwner(parts.audit));
  return {
    copies,
    erasing,
    nominees,
    nomineeRequests: createNomineeRequests(platform, { ...parts, copies, erasing }),

    /** Returns all the data of the page. */
    async state(userId: string): Promise<PrivacyState> {
      const [consents, copy, request, open, hasPassword, nominee] = await Promise.all([
        parts.accounts.consentsOf(userId),
        copies.latest(userId),
        erasing.open(userId),
        erasing.obstacles(userId),
        parts.accounts.hasPassword(userId),
        nominees.find(userId),
      ]);
      return {
        consents: consents.map((row) => ({
          purpose: row.purpose,
          version: row.version,
          givenAt: row.given_at.toISOString(),
          withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
          mail: optionalMails.find((one) => mailConsents[one].purpose === row.purpose) ?? null,
        })),
        copy: copy
          ? {
              status: copy.status,
              done: copy.done,
              steps: copy.steps,
              bytes: copy.bytes,
              askedAt: copy.asked_at.toISOString(),
              expiresAt: copy.expires_at.toISOString(),
            }
          : null,
        erasure: request
          ? {
              askedAt: request.asked_at.toISOString(),
              dueAt: request.due_at.toISOString(),
              heldBy: request.held_by,
            }
          : null,
        obstacles: open.map((one) =>
          'amount' in one ? { code: one.code, amount: toRupees(asPaise(one.amount)) } : one,
        ),
        hasPassword,
        nominee,
      };
    },

    /** Deletes expired copies, and erases the accounts that are due. */
    sweep: async (): Promise<number> => (await copies.sweep()) + (await erasing.sweep()),
  };
}
