import type { DemoChat } from '#seed/import.ts';
import type { Shares } from '../chat/settlement.ts';
import { minuteTransfer, settlementTransfer } from '../chat/transfers.ts';
import { createLedger, walletOf } from '../ledger/service.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Settings } from '../settings/schema.ts';

const minuteMs = 60_000;
const hundredRupees = 10_000;

/** Creates the ledger at a past time, which its entries get. */
const ledgerAt = (at: Date) => createLedger({ now: () => at });

const inBasisPoints = (percent: number): number => Math.round(percent * 100);

/** Tops up a wallet before a chat: whole hundreds of rupees that cover it. */
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

async function writeChat(tx: Tx, chat: DemoChat, shares: Shares): Promise<void> {
  const charged = chat.rate * chat.minutes;
  const { startedAt, endedAt } = chat;
  await tx
    .insertInto('chat_sessions')
    .values({
      id: chat.id,
      user_id: chat.userId,
      astrologer_id: chat.astrologerId,
      status: 'ended',
      created_at: new Date(startedAt.getTime() - 20_000),
      expires_at: new Date(startedAt.getTime() + 100_000),
      rate: chat.rate,
      commission_bp: shares.commissionBp,
      gst_bp: shares.gstBp,
      gateway_bp: shares.gatewayBp,
      started_at: startedAt,
      minutes: chat.minutes,
      charged,
      ended_at: endedAt,
      ending: 'user',
      rating: chat.rating,
      rating_text: chat.rating === null ? null : chat.said,
      rated_at: chat.rating === null ? null : new Date(endedAt.getTime() + minuteMs),
    })
    .execute();
  await tx
    .insertInto('chat_messages')
    .values([
      {
        session_id: chat.id,
        sender_id: chat.userId,
        content: chat.question,
        created_at: new Date(startedAt.getTime() + 15_000),
      },
      {
        session_id: chat.id,
        sender_id: chat.astrologerId,
        content: chat.answer,
        created_at: new Date(startedAt.getTime() + 70_000),
      },
    ])
    .execute();
  for (let minute = 1; minute <= chat.minutes; minute += 1) {
    const at = new Date(startedAt.getTime() + (minute - 1) * minuteMs);
    await ledgerAt(at).post(tx, minuteTransfer(chat, minute));
  }
  await ledgerAt(endedAt).post(tx, settlementTransfer(chat, shares));
}

/**
 * Writes the demo's chats as the shop would have: topped up, charged by the minute and settled, in the ledger and at
 * their time. None may be later than `now`. Returns the chats it wrote.
 */
export async function writeChats(
  tx: Tx,
  { list, shares, now }: { list: readonly DemoChat[]; shares: Settings['chat']; now: Date },
): Promise<DemoChat[]> {
  const bp: Shares = {
    commissionBp: inBasisPoints(shares.commission),
    gstBp: inBasisPoints(shares.gstOnCommission),
    gatewayBp: inBasisPoints(shares.gatewayShare),
  };
  const past = list.filter(({ endedAt }) => endedAt < now);
  for (const chat of past) {
    const cost = chat.rate * chat.minutes;
    const amount = Math.ceil(cost / hundredRupees) * hundredRupees;
    await topUp(tx, { userId: chat.userId, amount, at: new Date(chat.startedAt.getTime() - 10 * minuteMs) });
    await writeChat(tx, chat, bp);
  }
  return past;
}
