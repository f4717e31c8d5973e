import type { ChatEnding } from '#contract/chat/endpoints.ts';
import type { ChatSummary } from '#contract/chat/events.ts';
import type { InvoicesService } from '../invoices/service.ts';
import { type LedgerService, walletOf } from '../ledger/service.ts';
import { checkpoint } from '../platform/core/checkpoint.ts';
import { asPaise, toRupees } from '../platform/core/money.ts';
import { type Tx, transact } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { hasSpoken } from './message-store.ts';
import { createPausing, lostSince } from './pausing.ts';
import type { LastSeen, Presence } from './presence-store.ts';
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
  listRunning,
  lockSession,
  type SessionRow,
} from './store.ts';
import {
  type BillableChat,
  grossOf,
  minuteTransfer,
  refundTransfer,
  settlementTransfer,
} from './transfers.ts';

/**
 * A participant who is absent this long ends the chat. A page reload must not end it, and a dead phone must not pay
 * until the wallet is empty.
 */
export const ABSENCE_TIMEOUT_MS = 60_000;
const goneEveryMs = 5_000;
const batchSize = 200;

/** Returns the ids of both participants. */
export const participants = (session: SessionRow) => ({
  userId: session.user_id,
  astrologerId: session.astrologer_id,
});

/** Returns the billing view of a chat. */
export const toBillableChat = (session: SessionRow): BillableChat => ({
  id: session.id,
  ...participants(session),
  rate: session.rate,
  minutes: session.minutes,
});

/** Returns the summary of a chat for both participants. Amounts are rupees. */
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

/**
 * Creates the billing of chats. Every process runs it: row locks divide the work, and ledger keys make each charge
 * happen once.
 */
export function createBilling(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  {
    ledger,
    invoices,
    presence,
    minuteMs,
  }: { ledger: LedgerService; invoices: InvoicesService; presence: Presence; minuteMs: number },
) {
  const pausing = createPausing({ db, now }, presence);
  let goneLookedAt = 0;
  // Nobody could be present while no process was serving, so the absence time-out starts at the earliest here.
  const upSince = now().getTime();

  async function settle(tx: Tx, session: SessionRow): Promise<{ refunded: number }> {
    const chat = toBillableChat(session);
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

  /** Ends a running chat that the caller has locked, and settles its money in the same transaction. */
  async function end(tx: Tx, session: SessionRow, ending: ChatEnding): Promise<SessionRow> {
    await checkpoint('chat.ending', session.id);
    const { refunded } = await settle(tx, session);
    const ended = await closeSession(tx, session.id, { status: 'ended', ending, refunded, at: now() });
    await publishChatEvents(tx, [chatEnded(participants(ended), summaryOf(ended))]);
    return ended;
  }

  /** Returns the chats in which a participant has been absent too long. The start of the chat counts as presence. */
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
    goneOf(sessions, await presence.lastSeen(tx, sessions));

  /** Charges the minutes that are due, batch by batch until one is not full. */
  async function chargeMinutes(): Promise<number> {
    for (let done = 0; ; ) {
      const batch = await chargeBatch();
      done += batch;
      if (batch < batchSize) return done;
    }
  }

  /**
   * Charges a batch of minutes. Ends a chat instead if a participant is gone or the money is used up. Pauses it if the
   * astrologer has lost the connection.
   */
  async function chargeBatch(): Promise<number> {
    const done = await transact(db, async (tx) => {
      const due = await claimDueMinutes(tx, now(), batchSize);
      if (due.length === 0) return 0;
      const seen = await presence.lastSeen(tx, due);
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
        there.map((session) => minuteTransfer(toBillableChat(session), session.minutes + 1)),
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
    return done;
  }

  /** Returns the events of a charged minute: the charge, and a warning when the balance covers less than two more. */
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

  /** Expires requests that rang for two minutes without an answer. */
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
    return done;
  }

  /** Ends chats that a participant has left. Checks every few seconds, with one transaction per chat. */
  async function endAbandoned(): Promise<number> {
    const at = now().getTime();
    if (at - goneLookedAt < goneEveryMs) return 0;
    goneLookedAt = at;
    const running = await listRunning(db, new Date(at - ABSENCE_TIMEOUT_MS));
    const gone = await db.transaction().execute((tx) => isGone(tx, running));
    for (const id of gone) {
      await transact(db, async (tx) => {
        const session = await lockSession(tx, id);
        // Check again under the lock: the participant may have come back, or somebody may have ended the chat.
        if (session?.status === 'approved' && (await isGone(tx, [session])).has(id))
          await end(tx, session, 'gone');
      });
    }
    return gone.size;
  }

  return {
    end,
    minuteSignals,

    /** Runs everything that is due. */
    async sweep(): Promise<number> {
      return (
        (await expireRequests()) + (await pausing.sweep()) + (await endAbandoned()) + (await chargeMinutes())
      );
    },
  };
}
