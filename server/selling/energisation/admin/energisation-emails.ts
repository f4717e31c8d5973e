import { formatOrderNumber } from '#contract/selling/orders/number.ts';
import type { MailService } from '../../../base/email/service.ts';
import type { AccountsService } from '../../../people/accounts/service.ts';
import { type Paise, toRupees } from '../../../platform/core/money.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { findOrder, type OrderRow } from '../../orders/service.ts';
import { energisationCalledOff } from '../emails/energisation-called-off.ts';
import { energisationDone } from '../emails/energisation-done.ts';
import type { EnergisationRow } from '../store.ts';

type About = { row: EnergisationRow; order: OrderRow };

/** Creates the e-mails of energisations. Each is queued in the transaction that causes it. */
export function energisationEmails({ accounts, mail }: { accounts: AccountsService; mail: MailService }) {
  async function facts(tx: Tx, { row, order }: About) {
    const buyer = await accounts.person(order.user_id, tx);
    const item = (await findOrder(tx, order.id))?.items.find(({ id }) => id === row.item_id);
    if (!buyer || !item) throw new Error('energisation without a buyer or an item');
    return {
      to: buyer.email,
      language: order.language,
      facts: {
        name: buyer.name,
        orderId: order.id,
        orderNumber: formatOrderNumber(order.number),
        item: item.snapshot.name,
        itemHi: item.snapshot.nameHi,
        forWhom: row.name,
      },
    };
  }

  return {
    /** Tells the buyer that it is done, when, by whom and where, and that the photographs are on the order. */
    async done(tx: Tx, about: About & { doneAt: Date; photos: number }): Promise<void> {
      const { facts: known, ...address } = await facts(tx, about);
      const { person, person_hi: personHi, note, muhurat } = about.row;
      await mail.send(tx, {
        ...address,
        mail: energisationDone({
          ...known,
          at: about.doneAt.toISOString(),
          person: { en: person ?? '', hi: personHi ?? person ?? '' },
          place: muhurat?.place ?? null,
          photos: about.photos,
          note,
        }),
      });
    },

    /** Tells the buyer that it will not be done, why, and what is refunded. */
    async calledOff(tx: Tx, about: About & { amount: Paise; reason: string }): Promise<void> {
      const { facts: known, ...address } = await facts(tx, about);
      const { amount, reason, order } = about;
      await mail.send(tx, {
        ...address,
        mail: energisationCalledOff({
          ...known,
          amount: toRupees(amount),
          byHand: order.payment_method === 'cod',
          reason,
        }),
      });
    },
  };
}
