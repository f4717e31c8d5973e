import type { House } from '#contract/house.ts';
import { customisedCancelHours } from '#contract/rules.ts';
import type { Settings } from './schema.ts';

/** What the pages about the house print, from the settings that the rules read too: text and rule cannot disagree. */
export function houseOf(settings: Settings): House {
  const { legal, grievance, care, wallet, holidays, partners, termsVersion } = settings;
  return {
    legal,
    grievance,
    care,
    returns: {
      reportHours: 24,
      damagedDays: 7,
      days: 3,
      fee: 80,
      creditMonths: 3,
      customisedCancelHours,
    },
    wallet,
    holidays,
    partners,
    termsVersion,
  };
}
