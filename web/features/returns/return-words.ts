import type { Lang } from '#contract/core/errors.ts';
import type { Return } from '#contract/returns/endpoints.ts';
import type { ReturnStatus } from '#contract/returns/reasons.ts';
import { formatRupees } from '#web/texts/format.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';

/** The colour of a return's status. */
export const returnTones: Record<ReturnStatus, BadgeTone> = {
  asked: 'warn',
  accepted: 'good',
  refused: 'bad',
};

/** The name of a returned thing in the reader's language, as it was when it was bought. */
export const returnedName = ({ name, nameHi }: Pick<Return, 'name' | 'nameHi'>, lang: Lang): string =>
  (lang === 'hi' && nameHi) || name;

/** What the policy gives for a return, in rupees. In paise: 0.3 − 0.1 is not 0.2. */
export const policyAmount = ({ paid, fee }: Pick<Return, 'paid' | 'fee'>): number =>
  (Math.round(paid * 100) - Math.round(fee * 100)) / 100;

/** Rupees with paise only where there are some. */
export const exactRupees = (rupees: number, lang: Lang): string =>
  formatRupees(rupees, lang, { paise: !Number.isInteger(rupees) });
