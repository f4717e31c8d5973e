import { indiaDay, inIndia } from '#contract/core/india-time.ts';
import type { MailService } from '../../../base/email/service.ts';
import type { SettingsService } from '../../../base/settings/service.ts';
import { type Database, transact } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { shopStockLow } from '../emails/shop-stock-low.ts';
import { toOrder } from './present.ts';
import { stockRule } from './rule.ts';
import { claimLowMail, countScarce, forgetRefilled, insertNotices, readUntoldLow } from './store.ts';

/** The e-mail is sent from nine in the morning in India, when somebody can order. */
const morningHour = '09';
const mostListed = 60;

/** The e-mail about products that run low. */
export type LowStockMail = ReturnType<typeof createLowStockMail>;

/**
 * Creates the e-mail about products at or below their reorder level: at most one a day, which lists all new ones. A SKU is told once
 * until it is refilled. It goes to the mailboxes of the settings.
 */
export function createLowStockMail(
  { db, now }: Pick<Platform, 'now'> & { db: Database },
  { mail, settings }: { mail: MailService; settings: SettingsService },
) {
  return {
    /** Sends the e-mail of the day if there is something new. One process sends it. */
    async sweep(): Promise<number> {
      const at = now();
      if (inIndia(at).slice(11, 13) < morningHour) return 0;
      const rule = await stockRule({ settings, now });
      return transact(db, async (tx) => {
        await forgetRefilled(tx, rule.stockLow);
        const skus = await readUntoldLow(tx, rule);
        if (skus.length === 0 || !(await claimLowMail(tx, indiaDay(at), at))) return 0;
        await insertNotices(
          tx,
          skus.map(({ id }) => id),
          at,
        );
        const { order: total } = await countScarce(tx, rule);
        await mail.sendToShop(
          tx,
          shopStockLow({
            skus: skus.slice(0, mostListed).map((sku) => ({
              name: sku.name,
              size: sku.size,
              code: sku.code,
              available: sku.available,
              suggested: toOrder(sku, rule.stockLow) ?? 0,
            })),
            more: Math.max(0, skus.length - mostListed),
            total,
          }),
        );
        return skus.length;
      });
    },
  };
}
