import type { SiteDetails } from '#contract/base/site/details.ts';
import { customisedCancelHours } from '#contract/core/rules.ts';
import { hindiFacts } from './hindi.ts';
import type { Settings } from './schema.ts';

/** Returns the facts of the policy pages, from the settings that the rules use, so that text and rule always agree. */
export function toSiteDetails(settings: Settings): SiteDetails {
  const { legal, grievance, care, policies, wallet, holidays, people, partners, termsVersion } = settings;
  const { returns } = policies;
  const { address: _, ...hindi } = hindiFacts(settings);
  return {
    legal,
    grievance,
    hindi,
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
    people,
    partners,
    termsVersion,
  };
}
