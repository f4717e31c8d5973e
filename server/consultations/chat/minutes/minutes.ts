import { lowBalanceMinutes } from '#contract/consultations/chat/rules.ts';
import { checkpoint } from '../../../platform/core/checkpoint.ts';
import { type Database, type Tx, transact } from '../../../platform/database/database.ts';
import { walletOf } from '../../ledger/service.ts';
import type { Absence } from '../absence.ts';
import { earnedIn, minutesLeftIn } from '../astrologer-view.ts';
import { balanceLow, type ChatEvent, minuteCharged, publishChatEvents } from '../live/publish.ts';
import type { Presence } from '../presence-store.ts';
import { participants, toBillableChat } from '../session.ts';
import { claimDueMinutes, countMinutes, type SessionRow } from '../store.ts';
import { type EndingDeps, endChat } from './ending.ts';
import { lostSince, type Pausing } from './pausing.ts';
import { minuteTransfer } from './transfers.ts';

const batchSize = 200;

/** The dependencies of the charging of minutes. */
export type ChargingDeps = EndingDeps & {
  db: Database;
  presence: Presence;
  absence: Absence;
  pausing: Pausing;
  minuteMs: number;
};

/** Returns the events of a charged minute: the charge, and a warning when the balance covers less than two more. */
export function minuteEvents(session: SessionRow, balance: number, now: Date): ChatEvent[] {
  const minute = {
    sessionId: session.id,
    minutes: session.minutes,
    charged: session.charged,
    nextMinuteAt: session.next_minute_at ?? now,
    balance,
    earned: earnedIn(session),
    minutesLeft: minutesLeftIn(session, balance),
  };
  const low = balance < lowBalanceMinutes * session.rate;
  return [
    ...minuteCharged(participants(session), minute),
    ...(low ? [balanceLow(session.user_id, session.id)] : []),
  ];
}

/**
 * Charges the minutes that are due, batch by batch until one is not full. After a batch that failed the chats are charged one
 * by one, so that a broken one holds up no other. Its error is thrown after the rest, and the next round tries it again.
 */
export async function chargeMinutes(deps: ChargingDeps): Promise<number> {
  const broken: string[] = [];
  const errors: unknown[] = [];
  let limit = batchSize;
  let done = 0;
  for (;;) {
    let claimed: string[] = [];
    const claim = async (tx: Tx) => {
      const due = await claimDueMinutes(tx, deps.now(), { limit, except: broken });
      claimed = due.map(({ id }) => id);
      return due;
    };
    try {
      const batch = await chargeBatch(deps, claim);
      done += batch;
      if (batch < limit) break;
    } catch (error) {
      const [first] = claimed;
      // Nothing was claimed: the database itself fails.
      if (first === undefined) throw error;
      errors.push(error);
      if (claimed.length === 1) broken.push(first);
      limit = 1;
    }
  }
  if (errors.length > 0) throw errors[0];
  return done;
}

/**
 * Charges a batch of minutes. Ends a chat instead if a participant is gone or the money is used up. Pauses it if the
 * astrologer has lost the connection.
 */
async function chargeBatch(deps: ChargingDeps, claim: (tx: Tx) => Promise<SessionRow[]>): Promise<number> {
  const { db, now, ledger, presence, pausing, minuteMs } = deps;
  return transact(db, async (tx) => {
    const due = await claim(tx);
    if (due.length === 0) return 0;
    const seen = await presence.lastSeen(tx, due);
    const gone = deps.absence.among(due, seen);
    const there: SessionRow[] = [];
    for (const session of due) {
      const lost = lostSince(session, seen.get(session.id));
      if (gone.has(session.id)) await endChat(tx, deps, session, 'gone');
      else if (lost) await pausing.pause(tx, session, lost);
      else there.push(session);
    }
    await checkpoint('minute.before', there[0]?.id);
    const outcomes = await ledger.postAll(
      tx,
      there.map((session) => minuteTransfer(toBillableChat(session), session.minutes + 1)),
    );
    const short = there.filter((_, index) => outcomes[index]?.outcome === 'short');
    for (const session of short) await endChat(tx, deps, session, 'balance');
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
      counted.flatMap((session) =>
        minuteEvents(session, balances.get(walletOf(session.user_id)) ?? 0, now()),
      ),
    );
    await checkpoint('minute.uncommitted', there[0]?.id);
    return due.length;
  });
}
