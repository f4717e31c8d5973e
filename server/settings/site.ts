import { customisedCancelHours } from '#contract/core/rules.ts';
import type { House } from '#contract/site/details.ts';
import type { Settings } from './schema.ts';

/** What the pages about the house print, from the settings that the rules read too: text and rule cannot disagree. */
export function houseOf(settings: Settings): House {
  const { legal, grievance, care, policies, wallet, holidays, partners, termsVersion } = settings;
  const { returns } = policies;
  return {
    legal,
    grievance,
    care,
    returns: {
      reportHours: returns.problemAskHours,
      damagedDays: returns.problemAcceptDays,
      days: returns.returnDays,
      fee: returns.fee,
      creditMonths: returns.creditMonths,
      customisedCancelHours,
    },
    wallet,
    holidays,
    partners,
    termsVersion,
  };
}
