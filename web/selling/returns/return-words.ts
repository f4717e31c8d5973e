import type { Return } from '#contract/selling/returns/endpoints.ts';
import type { ReturnStep } from '#contract/selling/returns/reasons.ts';
import type { Lang } from '#languages/list.ts';
import { formatRupees } from '#web/texts/format.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';

/** The badge tone of each step. */
export const returnTones: Record<ReturnStep, BadgeTone> = {
  asked: 'warn',
  agreed: 'info',
  sent: 'info',
  arrived: 'warn',
  inspected: 'warn',
  paid: 'good',
  refused: 'bad',
  withdrawn: 'off',
};

/** Returns a returned item's name in the reader's language, as it was when bought. */
export const returnName = ({ name, nameHi }: Pick<Return, 'name' | 'nameHi'>, lang: Lang): string =>
  (lang === 'hi' && nameHi) || name;

/** Returns the amount that the policy allows, in rupees. Computed in paise: 0.3 − 0.1 is not 0.2. */
export const policyAmount = ({ paid, fee, delivery }: Pick<Return, 'paid' | 'fee' | 'delivery'>): number =>
  (Math.round(paid * 100) - Math.round(fee * 100) + Math.round(delivery * 100)) / 100;

/** Formats rupees, with paise only if there are any. */
export const exactRupees = (rupees: number, lang: Lang): string =>
  formatRupees(rupees, lang, { paise: !Number.isInteger(rupees) });
