import type { MailService } from '../../base/email/service.ts';
import type { AccountsService } from '../../people/accounts/service.ts';
import { type Paise, toRupees } from '../../platform/core/money.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Payable } from '../../selling/payments/service.ts';
import { type LedgerService, walletOf } from '../ledger/service.ts';
import { topUpMoneyBack } from './emails/top-up-refunded.ts';
import { lockTopUp, setTopUpStatus } from './store.ts';

/** The services that the payable of top-ups uses. */
export type TopUpPayableParts = { accounts: AccountsService; ledger: LedgerService; mail: MailService };

/** Tells the payer that a second payment, which was not credited, is refunded. */
async function sendRefundEmail(
  tx: Tx,
  { accounts, mail }: TopUpPayableParts,
  { subjectId, amount }: { subjectId: string; amount: Paise },
  reason: 'second_payment' | 'sent',
): Promise<void> {
  const topUp = await lockTopUp(tx, subjectId);
  const payer = topUp && (await accounts.person(topUp.user_id, tx));
  if (!payer) throw new Error(`Top-up ${subjectId} or its payer not found`);
  const { name, email, language } = payer;
  const facts = { name, amount: toRupees(amount), reason };
  await mail.send(tx, { to: email, language, mail: topUpMoneyBack(facts) });
}

/** Creates the payable of top-ups: each is credited once. */
export const createTopUpPayable = (parts: TopUpPayableParts): Payable => ({
  // A late payment is credited too, because a top-up reserves no stock.
  async paid(tx, { subjectId, amount, at }) {
    const topUp = await lockTopUp(tx, subjectId);
    if (!topUp) throw new Error(`Top-up ${subjectId} of a payment not found`);
    // Credit the requested amount only: a surcharge belongs to the gateway.
    const credited = Math.min(topUp.amount, amount);
    await parts.ledger.post(tx, {
      key: `topup:${topUp.gateway_order_id}`,
      kind: 'wallet_topup',
      subjectId: topUp.gateway_order_id,
      postings: [
        { account: 'gateway_clearing', amount: -credited },
        { account: walletOf(topUp.user_id), amount: credited },
      ],
    });
    await setTopUpStatus(tx, subjectId, 'completed', at);
    return true;
  },
  async ended(tx, { subjectId, at }) {
    await setTopUpStatus(tx, subjectId, 'failed', at);
  },
  refundRequested: (tx, refund) => sendRefundEmail(tx, parts, refund, 'second_payment'),
  async refunded(tx, refund) {
    if (refund.success) await sendRefundEmail(tx, parts, refund, 'sent');
  },
});
