import { type AppError, appError } from '../../platform/core/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Session } from '../../platform/security/session.ts';
import type { AccountsService } from '../accounts/service.ts';

/** A person without a password proves themself by a sign-in this recent. */
const freshMinutes = 15;

/** Returns the refusal of a person who has not proved who they are; null when they have. */
export type Prove = (session: Session, password: string | undefined) => Promise<null | AppError>;

/** Creates the proof that the copy and the erasure ask for: the password, or a fresh sign-in of an account without one. */
export const createProof =
  (
    { now }: Pick<Platform, 'now'>,
    { accounts }: { accounts: Pick<AccountsService, 'hasPassword' | 'prove' | 'sessionStart'> },
  ): Prove =>
  async (session, password) => {
    if (await accounts.hasPassword(session.userId)) {
      return password ? accounts.prove(session.userId, password) : appError('wrong_password');
    }
    const began = await accounts.sessionStart(session.id);
    const fresh = began && now().getTime() - began.getTime() < freshMinutes * 60_000;
    return fresh ? null : appError('sign_in_again', { minutes: freshMinutes });
  };
