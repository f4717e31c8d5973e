import type { MailService } from '../../base/email/service.ts';
import type { SettingsService } from '../../base/settings/service.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { AdminDashboard } from '../dashboard/service.ts';
import { shopEvening } from './emails/shop-evening.ts';

/** The e-mail of the evening, as the day mail sends it (`server/base/audit/day-mail.ts`). */
export type EveningMail = {
  sentFrom(): Promise<string | null>;
  queue(tx: Tx, day: string): Promise<number>;
};

/**
 * Creates the e-mail of the evening: the orders and sales of the day, what waits, and low stock. It goes to the mailboxes
 * of its setting, or to those of new orders if there are none, in English, and names no person.
 */
export function createEveningMail({
  mail,
  settings,
  today,
}: {
  mail: MailService;
  settings: Pick<SettingsService, 'all'>;
  today: AdminDashboard['today'];
}): EveningMail {
  return {
    async sentFrom() {
      const { on, at } = (await settings.all()).eveningMail;
      return on ? at : null;
    },
    async queue(tx, day) {
      const { eveningMail, shop } = await settings.all(tx);
      const { placed, sales, attention, stock } = await today();
      const boxes = eveningMail.to.length > 0 ? eveningMail.to : shop.orderMails;
      const facts = shopEvening({
        day,
        placed,
        paid: sales.now.orders,
        amount: sales.now.amount,
        amountBefore: sales.before.amount,
        waiting: attention.filter(({ kind }) => kind !== 'lowStock'),
        low: stock.low,
        lowest: stock.lowest.map(({ name, sku, left }) => ({ name: sku ? `${name}, ${sku}` : name, left })),
      });
      await mail.sendAll(
        tx,
        boxes.map((to) => ({ to, language: 'en' as const, mail: facts })),
      );
      return boxes.length;
    },
  };
}
