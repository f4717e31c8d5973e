import type { DemoChat } from '#seed/import.ts';
import type { Settings } from '../base/settings/schema.ts';
import type { Shares } from '../consultations/chat/minutes/settlement.ts';
import { minuteTransfer, settlementTransfer } from '../consultations/chat/minutes/transfers.ts';
import { createLedger, walletOf } from '../consultations/ledger/service.ts';
import type { Tx } from '../platform/database/database.ts';
import { insertEndedChat, insertPaidTopUp } from './past-store.ts';

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
  await insertPaidTopUp(tx, { id: subject, orderId, userId, amount, at });
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
  await insertEndedChat(tx, chat, { charged, shares });
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
