import { asPaise, type Paise, times } from '../../../platform/core/money.ts';
import { chatHoldOf, earningsOf, type TransferRequest, walletOf } from '../../ledger/service.ts';
import { type Shares, settlementOf } from './settlement.ts';

/** The billing view of a chat; `rate` is in paise a minute. */
export type BillableChat = {
  id: string;
  userId: string;
  astrologerId: string;
  rate: number;
  minutes: number;
};

/** Returns the gross of a chat so far. */
export const grossOf = ({ rate, minutes }: BillableChat): Paise => times(asPaise(rate), minutes);

/** Returns the transfer of one charged minute, counted from 1: from the wallet to the chat's holding account. */
export const minuteTransfer = ({ id, userId, rate }: BillableChat, minute: number): TransferRequest => ({
  key: `minute:${id}:${minute}`,
  kind: minute === 1 ? 'chat_session_advance' : 'chat_session_minute',
  subjectId: id,
  postings: [
    { account: walletOf(userId), amount: -rate },
    { account: chatHoldOf(id), amount: rate },
  ],
  meta: { minute, rate },
});

/** Returns the transfer at the end of a chat in which the astrologer wrote: it divides the held money. */
export function settlementTransfer(chat: BillableChat, shares: Shares): TransferRequest {
  const gross = grossOf(chat);
  const { astrologer, commission, gst, gatewayFee } = settlementOf(gross, shares);
  const { id, astrologerId, minutes, rate } = chat;
  return {
    key: `settle:${id}`,
    kind: 'chat_session_settlement',
    subjectId: id,
    postings: [
      { account: chatHoldOf(id), amount: -gross },
      { account: earningsOf(astrologerId), amount: astrologer },
      { account: 'platform_commission', amount: commission },
      { account: 'gst_payable', amount: gst },
      { account: 'gateway_fee', amount: gatewayFee },
    ],
    meta: { gross, commission, gst, gatewayFee, minutes, rate },
  };
}

/** Returns the transfer at the end of a chat in which the astrologer wrote nothing: a full refund. */
export function refundTransfer(chat: BillableChat): TransferRequest {
  const gross = grossOf(chat);
  const { id, userId, minutes, rate } = chat;
  return {
    key: `settle:${id}`,
    kind: 'chat_session_refund',
    subjectId: id,
    postings: [
      { account: chatHoldOf(id), amount: -gross },
      { account: walletOf(userId), amount: gross },
    ],
    meta: { minutes, rate },
  };
}
