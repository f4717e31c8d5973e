import type { Lang } from '#languages/list.ts';
import { localeOf } from '#languages/locale.ts';
import type { MailService } from '../../base/email/service.ts';
import type { AccountsService } from '../../people/accounts/service.ts';
import { type Paise, toRupees } from '../../platform/core/money.ts';
import type { Tx } from '../../platform/database/database.ts';
import { shopPaymentRefunded } from '../../selling/payments/emails/shop-payment-refunded.ts';
import { resultPage } from './buying/return-path.ts';
import { reportReady } from './emails/report-ready.ts';
import { reportMoneyBack } from './emails/report-refunded.ts';
import type { ReportRow } from './store.ts';

/** The e-mails of a report, each queued in the transaction that causes it. */
export type ReportEmails = ReturnType<typeof createReportEmails>;

/** Joins names as "Anjali and Rohan". */
const namesOf = (names: readonly string[], language: Lang): string =>
  new Intl.ListFormat(localeOf(language)).format(names);

/** Creates the e-mails of reports. */
export function createReportEmails({ accounts, mail }: { accounts: AccountsService; mail: MailService }) {
  async function buyer(tx: Tx, report: ReportRow) {
    const person = await accounts.person(report.user_id, tx);
    if (!person) throw new Error('the buyer of a report does not exist');
    return { name: person.name, to: report.email ?? person.email, language: report.language };
  }

  async function moneyBack(
    tx: Tx,
    report: ReportRow,
    { amount, reason }: { amount: Paise; reason: 'too_late' | 'second_payment' | 'sent' },
  ): Promise<void> {
    const { name, to, language } = await buyer(tx, report);
    const facts = { name, amount: toRupees(amount), reason };
    await mail.send(tx, { to, language, mail: reportMoneyBack(facts) });
  }

  return {
    /** Queues the e-mail to the buyer: the report is paid, with the link to it. */
    async ready(tx: Tx, report: ReportRow): Promise<void> {
      const { name, to, language } = await buyer(tx, report);
      const { subjects } = report.input;
      const kind = report.kind;
      const about = subjects.map((one) => one.name || one.location).filter(Boolean);
      await mail.send(tx, {
        to,
        language,
        mail: reportReady({
          name,
          report: kind,
          about: namesOf(about, language),
          path: resultPage(kind, report.gateway_order_id),
        }),
      });
    },

    /** Queues the e-mails to buyer and shop: a payment cannot be used and is refunded. */
    async refundStarted(
      tx: Tx,
      report: ReportRow,
      { amount, why }: { amount: Paise; why: 'paid_twice' | 'paid_too_late' },
    ): Promise<void> {
      const reason = why === 'paid_twice' ? 'second_payment' : 'too_late';
      await moneyBack(tx, report, { amount, reason });
      // A report has no number of an order.
      const orderNumber = `#${report.id.slice(-6).toUpperCase()}`;
      const facts = { orderId: report.id, orderNumber, amount: toRupees(amount), reason } as const;
      await mail.sendToShop(tx, shopPaymentRefunded(facts));
    },

    /** Queues the e-mail to the buyer: the refund has left for their account. */
    refunded: (tx: Tx, report: ReportRow, amount: Paise): Promise<void> =>
      moneyBack(tx, report, { amount, reason: 'sent' }),
  };
}
