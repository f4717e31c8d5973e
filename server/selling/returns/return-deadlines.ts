import type { SettingsService } from '../../base/settings/service.ts';
import { toRupees } from '../../platform/core/money.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ReturnDeadlines } from '../orders/emails/order-facts.ts';
import type { CouponsAgain, FullOrder } from '../orders/service.ts';
import { evaluateLines } from './request-return.ts';

const nameOf = ({ item }: { item: FullOrder['items'][number] }) => ({
  name: item.snapshot.name,
  nameHi: item.snapshot.nameHi,
});

/**
 * Creates the reader of the deadlines that a delivered order has by the policy of today. They are those of the order's
 * page, which a request is checked against. A deadline that has passed is left out.
 */
export function createReturnDeadlines(
  { now }: Pick<Platform, 'now'>,
  { coupons, settings }: { coupons: CouponsAgain; settings: SettingsService },
) {
  return async (reader: Reader, full: FullOrder): Promise<ReturnDeadlines> => {
    const { policy, lines: all } = await evaluateLines({ coupons, settings, now }, reader, full);
    const lines = all.filter(({ item }) => !item.snapshot.service);
    const at = now();
    const problem = lines.flatMap(({ evaluation }) => evaluation.problem ?? [])[0];
    const returnable = lines.filter(({ evaluation }) => evaluation.change && evaluation.change.until > at);
    const until = returnable[0]?.evaluation.change?.until;
    return {
      problem: problem
        ? { inTimeUntil: problem.inTimeUntil.toISOString(), until: problem.until.toISOString() }
        : null,
      change: until
        ? {
            until: until.toISOString(),
            fee: toRupees(policy.fee),
            months: policy.creditMonths,
            only: returnable.length < lines.length ? returnable.map(nameOf) : null,
          }
        : null,
      customised: lines.filter(({ evaluation }) => evaluation.why === 'customised').map(nameOf),
    };
  };
}
