import { addressProblems, keptAddress, trimAddress } from '#contract/addresses/rules.ts';
import type { ShippingAddress } from '#contract/orders/endpoints.ts';
import { Fault, fault } from './fault.ts';

/**
 * Checks an address as the form does (`contract/addresses/rules.ts`). Answers it as it is kept, or all its problems, the
 * first one's words first. `countries` are the ISO codes of where we send to.
 */
export function checkAddress(
  given: Partial<ShippingAddress>,
  countries: readonly string[],
): ShippingAddress | Fault {
  const address = trimAddress(given);
  const problems = addressProblems(address, countries).map(({ code, values }) => fault(code, values));
  const first = problems[0];
  return first ? new Fault(first.code, { values: first.values, errors: problems }) : keptAddress(address);
}
