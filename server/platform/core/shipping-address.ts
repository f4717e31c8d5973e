import { addressProblems, keptAddress, trimAddress } from '#contract/addresses/rules.ts';
import type { ShippingAddress } from '#contract/orders/endpoints.ts';
import { AppError, appError } from './app-error.ts';

/**
 * Checks an address as the form does (`contract/addresses/rules.ts`). Answers it as it is kept, or all its problems, the
 * first one's words first. `countries` are the ISO codes of where we send to.
 */
export function checkAddress(
  given: Partial<ShippingAddress>,
  countries: readonly string[],
): ShippingAddress | AppError {
  const address = trimAddress(given);
  const problems = addressProblems(address, countries).map(({ code, values }) => appError(code, values));
  const first = problems[0];
  return first ? new AppError(first.code, { values: first.values, errors: problems }) : keptAddress(address);
}
