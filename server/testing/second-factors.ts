import { TOTP } from 'otpauth';
import type { Api } from '#contract/core/client.ts';
import { ApiError } from '#contract/core/client.ts';
import { setupDetailsSchema } from '#contract/people/accounts/second-factor.ts';
import type { Person, TestShop } from './test-shop.ts';

/** Returns the code that an authenticator app with this secret shows at an instant. */
export const codeAt = (secret: string, at: Date): string =>
  new TOTP({ secret }).generate({ timestamp: at.getTime() });

/** Sets up an authenticator app. Returns its secret and the recovery codes. The next code is of the next 30 seconds. */
export async function setUpTotp(
  { clock }: Pick<TestShop, 'clock'>,
  api: Api,
  ticket?: string,
): Promise<{ secret: string; recoveryCodes: string[]; token: string | null }> {
  const own = ticket === undefined ? {} : { ticket };
  const { secret } = await api('POST /api/auth/second-factor/totp/begin', { body: own });
  const { recoveryCodes = [], session } = await api('POST /api/auth/second-factor/totp', {
    body: { ...own, code: codeAt(secret, clock.now()) },
  });
  return { secret, recoveryCodes, token: session?.token ?? null };
}

/** Logs in with a person's password and returns the refusal with its ticket. Fails when no step is missing. */
export async function firstStep(
  { visitor }: Pick<TestShop, 'visitor'>,
  { email }: Pick<Person, 'email'>,
): Promise<{ code: string; ticket: string; methods: string[] }> {
  const refusal = await visitor('POST /api/auth/login', {
    body: { email, password: 'a good password' },
  }).then(
    () => null,
    (error: unknown) => error,
  );
  if (!(refusal instanceof ApiError)) throw new Error('the log-in asked for no second step');
  const details = refusal.details as { methods?: string[] };
  return { code: refusal.code, methods: details.methods ?? [], ...setupDetailsSchema.parse(details) };
}
