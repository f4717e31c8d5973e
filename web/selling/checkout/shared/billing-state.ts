import { tidyDigits } from '#contract/core/typed.ts';
import { gstinProblem, stateOfGstCode } from '#contract/selling/invoices/gst.ts';
import { stateOfPin } from '#web/people/addresses/shared/address.ts';

/** Removes the spaces of a typed GSTIN and makes its letters capitals. */
export const tidyGstin = (typed: string): string => tidyDigits(typed).toUpperCase();

/** Returns the state (ISO code) that a whole GSTIN is of, by its first two digits; null for any other text. */
export function stateOfGstin(typed: string): string | null {
  const gstin = tidyGstin(typed);
  return gstinProblem(gstin) === null ? stateOfGstCode(gstin.slice(0, 2)) : null;
}

/** Returns the state that is billed: the chosen one, else that of the GSTIN, else the only one of the PIN code, else ''. */
export const billedState = (typed: { gstin: string; pincode: string; state: string }): string =>
  typed.state || (stateOfGstin(typed.gstin) ?? stateOfPin(typed.pincode) ?? '');
