import type { MailService } from '../../../base/email/service.ts';
import { appError } from '../../../platform/core/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Encryptor } from '../../../platform/security/encryptor.ts';
import type { Session } from '../../../platform/security/session.ts';
import { createFactorCheck } from './factor-check.ts';
import { createFactorMail } from './factor-mail.ts';
import { createFinishLogIn, type FinishParts } from './finish-log-in.ts';
import { createFactorReset, createOwnFactors } from './own-factors.ts';
import { createPasskeys } from './passkeys.ts';
import { createProve, type ProveParts } from './prove.ts';
import { createSetUp, type SetUpParts } from './set-up.ts';
import { hasFactor, listPasskeys } from './store.ts';

type Needs = Omit<
  FinishParts & SetUpParts & ProveParts,
  'check' | 'mailChange' | 'passkeys' | 'encryptor'
> & {
  mail: MailService;
  encryptorFor: (purpose: string) => Encryptor;
};

/** Creates second factors (docs/decisions/0027): setting up, log-in, fresh proof, and removal. */
export function createSecondFactor(
  platform: Pick<Platform, 'db' | 'config' | 'now' | 'log' | 'security'>,
  { mail, encryptorFor, ...needs }: Needs,
) {
  const { db } = platform;
  const { steps } = needs;
  const passkeys = createPasskeys(platform.config);
  const encryptor = encryptorFor('second factors');
  const check = createFactorCheck(platform, { passkeys, encryptor });
  const parts = { ...needs, passkeys, encryptor, check, mailChange: createFactorMail(mail) };

  return {
    ...createFinishLogIn(platform, parts),
    ...createSetUp(platform, parts),
    ...createOwnFactors(platform, parts),
    ...createFactorReset(platform, parts),
    ...createProve(platform, parts),

    /** Returns whether a person has a second factor. */
    hasSecondFactor: (userId: string): Promise<boolean> => hasFactor(db, userId),

    /** Asks for one of the caller's own passkeys. Returns the options for the browser. */
    async passkeyOptions({ session, ticket }: { session: Session | null; ticket?: string | undefined }) {
      const bearer =
        ticket === undefined ? session && steps.bearerOfSession(session) : await steps.bearerOfTicket(ticket);
      if (!bearer) return appError(ticket === undefined ? 'not_authenticated' : 'second_factor_over');
      const options = await passkeys.askOptions(await listPasskeys(db, bearer.userId));
      await steps.begin(bearer, { kind: 'assert', challenge: options.challenge });
      return options;
    },
  };
}

/** The second factors of accounts. */
export type SecondFactorService = ReturnType<typeof createSecondFactor>;
