import type { ChatSession } from '#contract/consultations/chat/endpoints.ts';
import type { AccountsService, Person } from '../../people/accounts/service.ts';
import { type AppError, appError } from '../../platform/core/app-error.ts';
import { asPaise, toRupees } from '../../platform/core/money.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { AstrologersService, Face } from '../astrologers/service.ts';
import { type LedgerService, walletOf } from '../ledger/service.ts';
import { earnedIn, minutesLeftIn } from './astrologer-view.ts';
import { type ChatEvent, statusChanged } from './live/publish.ts';
import type { BillableChat } from './minutes/transfers.ts';
import { findSession, type SessionRow } from './store.ts';

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

/** Returns whether a person is the customer or the astrologer of a chat. */
export const isParticipant = (session: SessionRow, personId: string): boolean =>
  session.user_id === personId || session.astrologer_id === personId;

/** Returns a chat of a participant. */
export async function findOwnSession(
  db: Reader,
  id: string,
  personId: string,
): Promise<SessionRow | AppError> {
  const row = await findSession(db, id);
  return row && isParticipant(row, personId) ? row : appError('chat_not_found');
}

/** Returns the event of a chat's current status. */
export const statusEvent = (session: SessionRow): ChatEvent =>
  statusChanged(participants(session), session.id, session.status);

/** The services that a chat's wire format needs. */
export type PresentDeps = {
  db: Reader;
  accounts: AccountsService;
  astrologers: AstrologersService;
  ledger: LedgerService;
};

/** Converts a chat to the wire format. A participant whose account is gone keeps the id and has no name. */
function presentSession(
  row: SessionRow,
  people: ReadonlyMap<string, Person>,
  faces: ReadonlyMap<string, Face>,
): ChatSession {
  const side = (id: string) => ({
    _id: id,
    firstName: people.get(id)?.firstName ?? '',
    lastName: people.get(id)?.lastName ?? '',
    nameHi: faces.get(id)?.nameHi ?? null,
    photo: faces.get(id)?.photo ?? null,
  });
  return {
    _id: row.id,
    status: row.status,
    userId: side(row.user_id),
    astrologerId: side(row.astrologer_id),
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    startedAt: row.started_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    ending: row.ending,
    rate: toRupees(asPaise(row.rate)),
    minutes: row.minutes,
    charged: toRupees(asPaise(row.charged)),
    refunded: toRupees(asPaise(row.refunded)),
    nextMinuteAt: row.paused_since ? null : (row.next_minute_at?.toISOString() ?? null),
    pausedAt: row.paused_since?.toISOString() ?? null,
    rating: row.rating,
  };
}

/**
 * Converts chats to the wire format. Makes no access check. `readerId` gets what only the astrologer of a chat sees, in
 * their own chats.
 */
export async function presentSessions(
  { db, accounts, astrologers, ledger }: PresentDeps,
  rows: readonly SessionRow[],
  readerId?: string,
): Promise<ChatSession[]> {
  const held = rows.filter((row) => row.astrologer_id === readerId);
  const running = held.filter((row) => row.status === 'approved');
  const [people, faces, balances] = await Promise.all([
    accounts.findPeople(rows.flatMap((row) => [row.user_id, row.astrologer_id])),
    astrologers.faces(rows.map((row) => row.astrologer_id)),
    running.length > 0
      ? ledger.balances(
          db,
          running.map((row) => walletOf(row.user_id)),
        )
      : null,
  ]);
  return rows.map((row) => ({
    ...presentSession(row, people, faces),
    ...(held.includes(row) && { earned: earnedIn(row) }),
    ...(running.includes(row) && {
      minutesLeft: minutesLeftIn(row, balances?.get(walletOf(row.user_id)) ?? 0),
    }),
  }));
}
