import type { ChatSession } from '#contract/chat/endpoints.ts';
import type { Person } from '../accounts/service.ts';
import { asPaise, toRupees } from '../platform/core/money.ts';
import type { SessionRow } from './store.ts';

/** Converts a chat to the wire format. A participant whose account is gone keeps the id and has no name. */
export function presentSession(row: SessionRow, people: ReadonlyMap<string, Person>): ChatSession {
  const side = (id: string) => ({
    _id: id,
    firstName: people.get(id)?.firstName ?? '',
    lastName: people.get(id)?.lastName ?? '',
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
