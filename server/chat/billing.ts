import type { ChatEnding } from '#contract/chat/endpoints.ts';
import type { ChatSummary } from '#contract/chat/events.ts';
import type { InvoicesService } from '../invoices/service.ts';
import { type LedgerService, walletOf } from '../ledger/service.ts';
import { AppError } from '../platform/core/app-error.ts';
import { checkpoint } from '../platform/core/checkpoint.ts';
import { asPaise, toRupees } from '../platform/core/money.ts';
import { type Tx, transact } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { hasSpoken } from './messages.ts';
import { createPausing, lostSince } from './pausing.ts';
import type { LastSeen, Presence } from './presence.ts';
import {
  balanceLow,
  type ChatEvent,
  chatEnded,
  minuteCharged,
  publishChatEvents,
  statusChanged,
} from './publish.ts';
import {
  claimDueMinutes,
  claimExpired,
  closeSession,
  countMinutes,
  lockSession,
  type SessionRow,
} from './store.ts';
import { type BilledChat, grossOf, minuteTransfer, refundTransfer, settlementTransfer } from './transfers.ts';

/** Whoever is gone for this long ends the chat: a reload must not, a dead phone must not pay until the wallet is empty. */
export const ABSENCE_TIMEOUT_MS = 60_000;
const goneEveryMs = 5_000;
const batchSize = 200;

/** The two sides of a chat. */
export const participants = (session: SessionRow) => ({
  userId: session.user_id,
  astrologerId: session.astrologer_id,
});

/** A chat as its money knows it. */
export const billed = (session: SessionRow): BilledChat => ({
  id: session.id,
  ...participants(session),
  rate: session.rate,
  minutes: session.minutes,
});

/** What a chat came to, for both sides. Rupees. */
export function summaryOf(session: SessionRow): ChatSummary {
  const refunded = session.refunded > 0;
  return {
    sessionId: session.id,
    amountCharged: refunded ? 0 : toRupees(asPaise(session.charged)),
    minutes: session.minutes,
    ...(refunded && {
      refundedAmount: toRupees(asPaise(session.refunded)),
      minutesRefunded: session.minutes,
    }),
    reason: refunded ? 'astrologer_no_reply_refund' : (session.ending ?? ''),
    walletError: null,
  };
}

/** Makes the billing of chats. Every process runs it; rows decide who does what, the ledger's keys that it happens once. */
export function createBilling(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  {
    ledger,
    invoices,
    seats,
    minuteMs,
  }: { ledger: LedgerService; invoices: InvoicesService; seats: Presence; minuteMs: number },
) {
  const pausing = createPausing({ db, now }, seats);
  let goneLookedAt = 0;
  // While no process served, nobody could be there: whoever was in a chat gets their time to come back from here.
  const upSince = now().getTime();

  async function settle(tx: Tx, session: SessionRow): Promise<{ refunded: number }> {
    const chat = billed(session);
    if (!(await hasSpoken(tx, session.id, session.astrologer_id))) {
      await ledger.post(tx, refundTransfer(chat));
      return { refunded: grossOf(chat) };
    }
    const shares = {
      commissionBp: session.commission_bp,
      gstBp: session.gst_bp,
      gatewayBp: session.gateway_bp,
    };
    await ledger.post(tx, settlementTransfer(chat, shares));
    invoices.due(tx, 'chat', session.id);
    return { refunded: 0 };
  }

  /** Ends a running chat, locked by the caller, and settles its money in the same transaction. */
  async function end(tx: Tx, session: SessionRow, ending: ChatEnding): Promise<SessionRow> {
    await checkpoint('chat.ending', session.id);
    const { refunded } = await settle(tx, session);
    const ended = await closeSession(tx, session.id, { status: 'ended', ending, refunded, at: now() });
    await publishChatEvents(tx, [chatEnded(participants(ended), summaryOf(ended))]);
    return ended;
  }

  /** Chats of which a side has been gone for too long; the beginning counts as having been there. */
  function goneOf(sessions: readonly SessionRow[], seen: ReadonlyMap<string, LastSeen>): Set<string> {
    const limit = now().getTime() - ABSENCE_TIMEOUT_MS;
    return new Set(
      sessions
        .filter(({ id, started_at }) => {
          const began = Math.max(started_at?.getTime() ?? 0, upSince);
          const last = seen.get(id);
          return [last?.user, last?.astrologer].some((at) => Math.max(at?.getTime() ?? 0, began) <= limit);
        })
        .map(({ id }) => id),
    );
  }
  const isGone = async (tx: Tx, sessions: readonly SessionRow[]) =>
    goneOf(sessions, await seats.lastSeen(tx, sessions));

  /** Charges the minutes that fell due, a batch after the other until none is full. */
  async function chargeMinutes(): Promise<number> {
    for (let done = 0; ; ) {
      const batch = await chargeBatch();
      done += batch;
      if (batch < batchSize) return done;
    }
  }

  /**
   * Charges a batch of minutes. A chat is ended instead if a side is gone or the money is out, and paused if its
   * astrologer has lost the connection.
   */
  async function chargeBatch(): Promise<number> {
    const done = await transact(db, async (tx) => {
      const due = await claimDueMinutes(tx, now(), batchSize);
      if (due.length === 0) return 0;
      const seen = await seats.lastSeen(tx, due);
      const gone = goneOf(due, seen);
      const there: SessionRow[] = [];
      for (const session of due) {
        const lost = lostSince(session, seen.get(session.id));
        if (gone.has(session.id)) await end(tx, session, 'gone');
        else if (lost) await pausing.pause(tx, session, lost);
        else there.push(session);
      }
      await checkpoint('minute.before', there[0]?.id);
      const outcomes = await ledger.postAll(
        tx,
        there.map((session) => minuteTransfer(billed(session), session.minutes + 1)),
      );
      const short = there.filter((_, index) => outcomes[index]?.outcome === 'short');
      for (const session of short) await end(tx, session, 'balance');
      const paying = there.filter((_, index) => outcomes[index]?.outcome !== 'short');
      const counted = await countMinutes(
        tx,
        paying.map(({ id }) => id),
        { minuteMs, now: now() },
      );
      const balances = await ledger.balances(
        tx,
        counted.map(({ user_id }) => walletOf(user_id)),
      );
      await publishChatEvents(
        tx,
        counted.flatMap((session) => minuteSignals(session, balances.get(walletOf(session.user_id)) ?? 0)),
      );
      await checkpoint('minute.uncommitted', there[0]?.id);
      return due.length;
    });
    return done instanceof AppError ? 0 : done;
  }

  /** A charged minute, and that money runs out when it covers less than two more. */
  function minuteSignals(session: SessionRow, balance: number): ChatEvent[] {
    const minute = {
      sessionId: session.id,
      minutes: session.minutes,
      charged: session.charged,
      nextMinuteAt: session.next_minute_at ?? now(),
      balance,
    };
    const low = balance < 2 * session.rate;
    return [
      ...minuteCharged(participants(session), minute),
      ...(low ? [balanceLow(session.user_id, session.id)] : []),
    ];
  }

  /** Ends requests that rang for two minutes without an answer. */
  async function expireRequests(): Promise<number> {
    const done = await transact(db, async (tx) => {
      const expired = await claimExpired(tx, now());
      for (const { id } of expired) {
        const closed = await closeSession(tx, id, {
          status: 'rejected',
          ending: 'expired',
          refunded: 0,
          at: now(),
        });
        await publishChatEvents(tx, [statusChanged(participants(closed), id, 'rejected')]);
      }
      return expired.length;
    });
    return done instanceof AppError ? 0 : done;
  }

  /** Ends chats that a side has left for good; looked at every few seconds, one transaction a chat. */
  async function endAbandoned(): Promise<number> {
    const at = now().getTime();
    if (at - goneLookedAt < goneEveryMs) return 0;
    goneLookedAt = at;
    const running = await db
      .selectFrom('chat_sessions')
      .selectAll()
      .where('status', '=', 'approved')
      .where('started_at', '<', new Date(at - ABSENCE_TIMEOUT_MS))
      .execute();
    const gone = await db.transaction().execute((tx) => isGone(tx, running));
    for (const id of gone) {
      await transact(db, async (tx) => {
        const session = await lockSession(tx, id);
        // Somebody may have come back, or ended it, between the look and the lock.
        if (session?.status === 'approved' && (await isGone(tx, [session])).has(id))
          await end(tx, session, 'gone');
      });
    }
    return gone.size;
  }

  return {
    end,
    minuteSignals,

    /** One round of everything that falls due by time. */
    async sweep(): Promise<number> {
      return (
        (await expireRequests()) + (await pausing.sweep()) + (await endAbandoned()) + (await chargeMinutes())
      );
    },
  };
}
