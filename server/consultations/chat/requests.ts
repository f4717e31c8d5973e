import { ringSeconds } from '#contract/consultations/chat/rules.ts';
import type { SettingsService } from '../../base/settings/service.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import { checkpoint } from '../../platform/core/checkpoint.ts';
import { newId } from '../../platform/core/id.ts';
import { asPaise, fromRupees, toRupees } from '../../platform/core/money.ts';
import { type Database, isUniqueViolation, type Tx, transactAt } from '../../platform/database/database.ts';
import type { AstrologersService } from '../astrologers/service.ts';
import { type LedgerService, walletOf } from '../ledger/service.ts';
import { publishChatEvents } from './live/publish.ts';
import { minuteEvents } from './minutes/minutes.ts';
import { minuteTransfer } from './minutes/transfers.ts';
import { findOwnSession, isParticipant, statusEvent, toBillableChat } from './session.ts';
import {
  closeSession,
  findOpenSession,
  findRunning,
  hotChat,
  insertSession,
  isConsulting,
  lockOtherRequests,
  lockRinging,
  lockSession,
  ringing,
  type SessionRow,
  startSession,
} from './store.ts';

/** The dependencies of chat requests. */
export type RequestDeps = {
  db: Database;
  now: () => Date;
  astrologers: AstrologersService;
  ledger: LedgerService;
  settings: SettingsService;
  minuteMs: number;
};

/** Returns the current shares of a settlement, in basis points. */
async function currentShares(settings: SettingsService) {
  const { commission, gstOnCommission, gatewayShare } = (await settings.all()).chat;
  const points = (percent: number) => Math.round(percent * 100);
  return {
    commission_bp: points(commission),
    gst_bp: points(gstOnCommission),
    gateway_bp: points(gatewayShare),
  };
}

/**
 * Requests a chat at the astrologer's current price, which is the most that a minute will cost. Refuses with
 * `chat_price_changed` if that is more than `seen`, the rupees on the customer's page, and with `astrologer_busy` while the
 * astrologer is in a chat. Returns the open chat of the two if there is one; `fresh` is then false.
 */
export async function requestChat(
  deps: RequestDeps,
  userId: string,
  astrologerId: string,
  seen?: number,
): Promise<{ session: SessionRow; fresh: boolean } | AppError> {
  const { db, now, astrologers, ledger, settings } = deps;
  if (userId === astrologerId) return appError('chat_self');
  const consultant = await astrologers.consultant(astrologerId);
  if (!consultant) return appError('astrologer_not_found');
  const open = await findOpenSession(db, userId, astrologerId);
  if (open) return { session: open, fresh: false };
  if (!consultant.online) return appError('astrologer_offline');
  if (await isConsulting(db, astrologerId)) return appError('astrologer_busy');
  if (await findRunning(db, userId)) return appError('chat_you_are_busy');
  const { rate } = consultant;
  if (seen !== undefined && rate > fromRupees(seen)) {
    const price = toRupees(rate);
    return new AppError('chat_price_changed', { values: { price }, details: { pricePerMinute: price } });
  }
  if ((await ledger.balance(db, walletOf(userId))) < rate) {
    const min = toRupees(rate);
    return new AppError('chat_balance_low', { values: { min }, details: { minRequired: min } });
  }
  const at = now();
  const newRequest = {
    id: newId(at),
    user_id: userId,
    astrologer_id: astrologerId,
    created_at: at,
    expires_at: new Date(at.getTime() + ringSeconds * 1000),
    rate,
    ...(await currentShares(settings)),
  };
  try {
    const written = await transactAt(db, [ringing(astrologerId)], async (tx) => {
      await lockRinging(tx, astrologerId);
      // Checked again behind the lock: another request may have been accepted meanwhile.
      if (await isConsulting(tx, astrologerId)) return appError('astrologer_busy');
      await checkpoint('chat.requesting', astrologerId);
      const row = await insertSession(tx, newRequest);
      await publishChatEvents(tx, [statusEvent(row)]);
      return row;
    });
    return written instanceof AppError ? written : { session: written, fresh: true };
  } catch (error) {
    if (!isUniqueViolation(error, 'chat_one_open')) throw error;
    // A concurrent request was faster. Return its chat, or make a new request if that chat has ended meanwhile.
    return requestChat(deps, userId, astrologerId, seen);
  }
}

/** Refuses the requests that still ring at an astrologer whose chat has begun: nobody could answer them. */
async function refuseOthers(tx: Tx, begun: SessionRow, at: Date): Promise<void> {
  for (const { id } of await lockOtherRequests(tx, begun)) {
    const closed = await closeSession(tx, id, { status: 'rejected', ending: 'refused', refunded: 0, at });
    await publishChatEvents(tx, [statusEvent(closed)]);
  }
}

/**
 * Accepts a request and charges the first minute, at the lower of the requested and the current price. The other
 * requests that ring at the astrologer are refused.
 */
export async function approveRequest(
  deps: RequestDeps,
  id: string,
  astrologerId: string,
): Promise<SessionRow | AppError> {
  const { db, now, astrologers, ledger, settings, minuteMs } = deps;
  const consultant = await astrologers.consultant(astrologerId);
  if (!consultant) return appError('not_allowed');
  const shares = await currentShares(settings);
  try {
    const done = await transactAt(db, [hotChat(id), ringing(astrologerId)], async (tx) => {
      await lockRinging(tx, astrologerId);
      const session = await lockSession(tx, id);
      if (session?.astrologer_id !== astrologerId) return appError('chat_not_found');
      const at = now();
      if (session.status !== 'pending' || session.expires_at <= at) return appError('chat_answered');
      await checkpoint('chat.approving', id);
      // At most the price the customer saw at the request, whatever the astrologer changes while it rings.
      const rate = asPaise(Math.min(session.rate, consultant.rate));
      const { outcome } = await ledger.post(tx, minuteTransfer({ ...toBillableChat(session), rate }, 1));
      if (outcome === 'short') {
        const end = { status: 'rejected', ending: 'unpayable', refunded: 0, at } as const;
        const closed = await closeSession(tx, id, end);
        await publishChatEvents(tx, [statusEvent(closed)]);
        return closed;
      }
      const nextMinuteAt = new Date(at.getTime() + minuteMs);
      const started = await startSession(tx, id, { rate, ...shares, at, nextMinuteAt });
      await refuseOthers(tx, started, at);
      const balance = await ledger.balance(tx, walletOf(session.user_id));
      await publishChatEvents(tx, [statusEvent(started), ...minuteEvents(started, balance, now())]);
      return started;
    });
    return !(done instanceof AppError) && done.ending === 'unpayable' ? appError('chat_cannot_pay') : done;
  } catch (error) {
    if (isUniqueViolation(error, 'chat_one_of_astrologer')) return appError('chat_you_are_busy');
    if (isUniqueViolation(error, 'chat_one_of_user')) return appError('chat_customer_busy');
    throw error;
  }
}

/** Closes an unanswered request. */
export async function closeRequest(
  { db, now }: Pick<RequestDeps, 'db' | 'now'>,
  id: string,
  by: { personId: string; ending: 'cancelled' | 'refused' },
): Promise<SessionRow | AppError> {
  return transactAt(db, [hotChat(id)], async (tx) => {
    const session = await lockSession(tx, id);
    if (!session || !isParticipant(session, by.personId)) return appError('chat_not_found');
    if (session.status !== 'pending') return appError('chat_answered');
    const end = { status: 'rejected', ending: by.ending, refunded: 0, at: now() } as const;
    const closed = await closeSession(tx, id, end);
    await publishChatEvents(tx, [statusEvent(closed)]);
    return closed;
  });
}

/** Closes a request of a participant. The customer withdraws it, the astrologer refuses it. */
export async function cancelRequest(
  deps: Pick<RequestDeps, 'db' | 'now'>,
  id: string,
  personId: string,
): Promise<SessionRow | AppError> {
  const session = await findOwnSession(deps.db, id, personId);
  if (session instanceof AppError) return session;
  const ending = session.user_id === personId ? 'cancelled' : 'refused';
  return closeRequest(deps, id, { personId, ending });
}
