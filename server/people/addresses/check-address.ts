import { addressProblems, normaliseAddress, tidyAddress } from '#contract/people/addresses/rules.ts';
import type { ShippingAddress } from '#contract/selling/orders/endpoints.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';

/**
 * Checks an address by the same rules as the form (`contract/people/addresses/rules.ts`). Returns the normalized address, or
 * an error with all problems whose message is the first one's. `countries`: ISO codes of the countries we ship to.
 */
export function checkAddress(
  given: Partial<ShippingAddress>,
  countries: readonly string[],
): ShippingAddress | AppError {
  const address = tidyAddress(given);
  const problems = addressProblems(address, countries).map(({ code, values }) => appError(code, values));
  const first = problems[0];
  return first
    ? new AppError(first.code, { values: first.values, errors: problems })
    : normaliseAddress(address);
}
