import type { ChatSession } from '#contract/consultations/chat/endpoints.ts';
import type { Transaction } from '#contract/consultations/wallet/endpoints.ts';
import { indiaDay } from '#contract/core/india-time.ts';

/** A row of the wallet's table. Amounts in rupees; income is positive. */
export type Line = {
  id: string;
  at: string;
  amount: number;
  /** The balance after the row; null if nothing moved. */
  balance: number | null;
  status: Transaction['status'];
  /** The server's description. */
  description: string;
  /** The minutes of one chat, grouped. */
  chat: { id: string; minutes: number; refunded: boolean } | null;
  fees: { commission: number; gst: number; gateway: number } | null;
};

const moved = ({ status }: Transaction) => status !== 'initiated' && status !== 'failed';
const signed = ({ direction, amount }: Transaction) => (direction === 'credit' ? amount : -amount);
const cents = (rupees: number) => Math.round(rupees * 100) / 100;

/** Converts transactions to rows. The minutes of a chat and their refund are one row. */
export function linesOf(transactions: readonly Transaction[]): Line[] {
  const lines: Line[] = [];
  const chats = new Map<string, Line>();
  for (const one of transactions) {
    const chatId = one.business_type === 'chat_session_settlement' ? null : one.chat_session_id;
    const known = chatId ? chats.get(chatId) : undefined;
    if (known?.chat) {
      known.amount = cents(known.amount + signed(one));
      if (one.direction === 'debit') known.chat.minutes += 1;
      continue;
    }
    const line: Line = {
      id: one.id,
      at: one.created_at,
      amount: signed(one),
      balance: moved(one) ? one.balance_after : null,
      status: one.status,
      description: one.description,
      chat: chatId
        ? {
            id: chatId,
            minutes: one.direction === 'debit' ? 1 : 0,
            refunded: one.business_type === 'chat_session_refund',
          }
        : null,
      fees:
        one.platform_fee === null
          ? null
          : {
              commission: one.platform_fee,
              gst: one.gst_amount ?? 0,
              gateway: one.payment_gateway_fee ?? 0,
            },
    };
    if (chatId) chats.set(chatId, line);
    lines.push(line);
  }
  return lines;
}

/** Returns the other participant's name by chat id. */
export function namesOf(sessions: readonly ChatSession[], me: string): Record<string, string> {
  return Object.fromEntries(
    sessions.map(({ _id, userId, astrologerId }) => {
      const other = userId._id === me ? astrologerId : userId;
      return [_id, `${other.firstName} ${other.lastName}`.trim()];
    }),
  );
}

/**
 * Returns the months of the Indian calendar from the first one to now, newest first, at most two years: `YYYY-MM`.
 */
export function monthsSince(first: string, now: number): string[] {
  const month = (instant: number) => indiaDay(new Date(instant)).slice(0, 7);
  const oldest = month(Date.parse(first));
  const months: string[] = [];
  let [year = 0, number = 1] = month(now).split('-').map(Number);
  while (months.length < 24) {
    const name = `${year}-${String(number).padStart(2, '0')}`;
    if (name < oldest) break;
    months.push(name);
    number -= 1;
    if (number === 0) [year, number] = [year - 1, 12];
  }
  return months;
}
