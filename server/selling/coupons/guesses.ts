import type { AppError } from '../../platform/core/app-error.ts';
import type { CreateCounter } from '../../platform/limits/counters.ts';

/**
 * Wrong coupon codes per window, of an account and from an address. A person mistypes a few; a code of a series has 50 bits.
 * Counted in memory, because a right code then costs the checkout nothing.
 */
const wrongCodesPerAccount = 30;
const wrongCodesPerAddress = 120;

/** The person who types a coupon code: an account, and their network address as limits count it; null for a member of staff. */
export type CouponGuesser = { account: string; network: string | null };

/** Creates the limit of wrong coupon codes. */
export function createGuesses(counter: CreateCounter) {
  const accounts = counter('code-account', wrongCodesPerAccount, { inMemory: true });
  const networks = counter('code-address', wrongCodesPerAddress, { inMemory: true });
  return {
    /** Counts a code as wrong before it is looked up, so that concurrent guesses are all counted. `uncountGuess` takes it back. */
    async countGuess({ account, network }: CouponGuesser): Promise<AppError | null> {
      return (await accounts.take(account)) ?? (network === null ? null : await networks.take(network));
    },
    /** Uncounts a code that was not wrong. */
    async uncountGuess({ account, network }: CouponGuesser): Promise<void> {
      await accounts.giveBack(account);
      if (network !== null) await networks.giveBack(network);
    },
  };
}
