import type { DemoTalk } from '#seed/import.ts';
import type { Shares } from '../chat/settlement.ts';
import { minuteTransfer, settlementTransfer } from '../chat/transfers.ts';
import { createLedger, walletOf } from '../ledger/service.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Settings } from '../settings/schema.ts';

const minuteMs = 60_000;
const hundredRupees = 10_000;

/** The ledger as it was then: entries bear its time. */
const ledgerAt = (at: Date) => createLedger({ now: () => at });

const inBasisPoints = (percent: number): number => Math.round(percent * 100);

/** The money a customer put in before a talk: whole hundreds that cover it. */
async function topUp(
  tx: Tx,
  { userId, amount, at }: { userId: string; amount: number; at: Date },
): Promise<void> {
  const orderId = `WALLET_${userId}_${at.getTime()}`;
  const subject = `${at.getTime().toString(36)}${userId.slice(-8)}`.slice(-16);
  await tx
    .insertInto('gateway_orders')
    .values({
      id: orderId,
      purpose: 'topup',
      subject_id: subject,
      user_id: userId,
      amount,
      status: 'paid',
      expires_at: new Date(at.getTime() + 30 * minuteMs),
      created_at: at,
      settled_at: at,
      settled_by: `demo-${orderId}`,
    })
    .execute();
  await tx
    .insertInto('gateway_payments')
    .values({
      cf_payment_id: `demo-${orderId}`,
      gateway_order_id: orderId,
      amount,
      currency: 'INR',
      use: 'settled',
      paid_at: at,
      recorded_at: at,
    })
    .execute();
  await tx
    .insertInto('wallet_topups')
    .values({
      id: subject,
      user_id: userId,
      amount,
      status: 'completed',
      gateway_order_id: orderId,
      created_at: at,
      updated_at: at,
    })
    .execute();
  await ledgerAt(at).post(tx, {
    key: `topup:${orderId}`,
    kind: 'wallet_topup',
    subjectId: orderId,
    postings: [
      { account: 'gateway_clearing', amount: -amount },
      { account: walletOf(userId), amount },
    ],
  });
}

async function writeTalk(tx: Tx, talk: DemoTalk, shares: Shares): Promise<void> {
  const charged = talk.rate * talk.minutes;
  const { startedAt, endedAt } = talk;
  await tx
    .insertInto('chat_sessions')
    .values({
      id: talk.id,
      user_id: talk.userId,
      astrologer_id: talk.astrologerId,
      status: 'ended',
      created_at: new Date(startedAt.getTime() - 20_000),
      expires_at: new Date(startedAt.getTime() + 100_000),
      rate: talk.rate,
      commission_bp: shares.commissionBp,
      gst_bp: shares.gstBp,
      gateway_bp: shares.gatewayBp,
      started_at: startedAt,
      minutes: talk.minutes,
      charged,
      ended_at: endedAt,
      ending: 'user',
      rating: talk.rating,
      rating_text: talk.rating === null ? null : talk.said,
      rated_at: talk.rating === null ? null : new Date(endedAt.getTime() + minuteMs),
    })
    .execute();
  await tx
    .insertInto('chat_messages')
    .values([
      {
        session_id: talk.id,
        sender_id: talk.userId,
        content: talk.question,
        created_at: new Date(startedAt.getTime() + 15_000),
      },
      {
        session_id: talk.id,
        sender_id: talk.astrologerId,
        content: talk.answer,
        created_at: new Date(startedAt.getTime() + 70_000),
      },
    ])
    .execute();
  for (let minute = 1; minute <= talk.minutes; minute += 1) {
    const at = new Date(startedAt.getTime() + (minute - 1) * minuteMs);
    await ledgerAt(at).post(tx, minuteTransfer(talk, minute));
  }
  await ledgerAt(endedAt).post(tx, settlementTransfer(talk, shares));
}

/**
 * Writes the demo's talks as the shop would have: money put in, charged by the minute and settled, in the ledger and at
 * its time. `now`: none may lie after it. Answers those that were written.
 */
export async function writeTalks(
  tx: Tx,
  { list, shares, now }: { list: readonly DemoTalk[]; shares: Settings['chat']; now: Date },
): Promise<DemoTalk[]> {
  const bp: Shares = {
    commissionBp: inBasisPoints(shares.commission),
    gstBp: inBasisPoints(shares.gstOnCommission),
    gatewayBp: inBasisPoints(shares.gatewayShare),
  };
  const past = list.filter(({ endedAt }) => endedAt < now);
  for (const talk of past) {
    const cost = talk.rate * talk.minutes;
    const amount = Math.ceil(cost / hundredRupees) * hundredRupees;
    await topUp(tx, { userId: talk.userId, amount, at: new Date(talk.startedAt.getTime() - 10 * minuteMs) });
    await writeTalk(tx, talk, bp);
  }
  return past;
}
