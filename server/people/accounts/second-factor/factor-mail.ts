import type { FactorChange } from '#contract/people/accounts/second-factor.ts';
import type { MailService } from '../../../base/email/service.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { secondFactor } from '../emails/second-factor.ts';
import type { lockWaysIn } from '../identities/identity-store.ts';
import { displayName } from '../names.ts';

type Owner = NonNullable<Awaited<ReturnType<typeof lockWaysIn>>>;

/** Mails the owner of an account what happened to its second factors, in the caller's transaction. */
export type FactorMail = (tx: Tx, owner: Owner, change: FactorChange) => Promise<void>;

/** Creates the e-mail about second factors. */
export const createFactorMail =
  (mail: MailService): FactorMail =>
  async (tx, owner, change) => {
    const name = displayName({ firstName: owner.first_name, lastName: owner.last_name });
    await mail.send(tx, {
      to: owner.email,
      language: owner.language,
      mail: secondFactor({ name, change }),
    });
  };
