import type { ChatMessage, ChatSession } from '#contract/consultations/chat/endpoints.ts';
import { messageLength } from '#contract/consultations/chat/rules.ts';
import type { SettingsService } from '../../base/settings/service.ts';
import type { AccountsService } from '../../people/accounts/service.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import { transactAt } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { InvoicesService } from '../../selling/invoices/service.ts';
import type { AstrologersService } from '../astrologers/service.ts';
import type { LedgerService } from '../ledger/service.ts';
import { findMessage, type Outgoing, readMessages } from './live/message-store.ts';
import { createMessageWriter, type MessageWriter } from './live/message-writer.ts';
import { createBilling } from './minutes/billing.ts';
import { endOwnChat } from './minutes/ending.ts';
import { countChats, latestChats } from './person-store.ts';
import { createPresence } from './presence-store.ts';
import { approveRequest, cancelRequest, closeRequest, requestChat } from './requests.ts';
import { findOwnSession, presentSessions } from './session.ts';
import {
  hotChat,
  lockSession,
  rateSession,
  readOwnSessions,
  readRequests,
  type SessionRow,
} from './store.ts';

export { countRinging, findAvailability } from './statistics-store.ts';

/** The service for paid live chat. */
export type ChatService = ReturnType<typeof createChat>;

/** The services that chats call. `node` identifies this process. */
export type ChatParts = {
  accounts: AccountsService;
  astrologers: AstrologersService;
  ledger: LedgerService;
  settings: SettingsService;
  invoices: InvoicesService;
  node: string;
};

type FindOwn = (id: string, personId: string) => Promise<SessionRow | AppError>;

/** Sends a message, once per client id, to both sides. */
async function sendMessage(
  write: MessageWriter,
  findOwn: FindOwn,
  message: Outgoing,
): Promise<ChatMessage | AppError> {
  const content = message.content.trim().replaceAll('\0', '');
  if (content === '') return appError('chat_message_blank');
  if (content.length > messageLength) return appError('chat_message_long', { max: messageLength });
  const written = await write({ ...message, content });
  if (written) return written;
  const session = await findOwn(message.sessionId, message.senderId);
  if (session instanceof AppError) return session;
  // The same message was in flight through another process; now it is stored.
  const again = session.status === 'approved' ? await write({ ...message, content }) : null;
  return again ?? appError('chat_ended');
}

/** Stores the customer's rating of a chat that was paid for. */
const rateChat = (
  { db, now }: Pick<Platform, 'db' | 'now'>,
  id: string,
  userId: string,
  rating: { stars: number; text: string },
): Promise<SessionRow | AppError> =>
  transactAt(db, [hotChat(id)], async (tx) => {
    const session = await lockSession(tx, id);
    if (session?.user_id !== userId) return appError('chat_not_found');
    if (session.status !== 'ended') return appError('chat_not_ended');
    if (session.refunded > 0) return appError('chat_free');
    return rateSession(tx, id, { ...rating, at: now() });
  });

/** Creates the chat service. To anybody who is not a participant, a chat does not exist. */
export function createChat({ db, now, config }: Pick<Platform, 'db' | 'now' | 'config'>, parts: ChatParts) {
  const presence = createPresence({ db, now }, parts.node);
  const deps = { ...parts, db, now, presence, minuteMs: config.chatMinuteMs };
  const write = createMessageWriter(db, now);

  const present = (rows: readonly SessionRow[], readerId?: string): Promise<ChatSession[]> =>
    presentSessions(deps, rows, readerId);
  async function presentOne(row: SessionRow, readerId: string): Promise<ChatSession> {
    const [session] = await present([row], readerId);
    if (!session) throw new Error('the chat is missing from its own list');
    return session;
  }
  const presented = async (
    result: SessionRow | AppError,
    readerId: string,
  ): Promise<ChatSession | AppError> => (result instanceof AppError ? result : presentOne(result, readerId));
  const own: FindOwn = (id, personId) => findOwnSession(db, id, personId);

  return {
    presence,
    sweep: createBilling(deps).sweep,
    /** Returns a chat of a participant. */
    own,
    /** Converts chats to the wire format; see {@link presentSessions}. */
    present,

    /** Requests a chat; see {@link requestChat}. */
    async request(userId: string, astrologerId: string, seen?: number) {
      const found = await requestChat(deps, userId, astrologerId, seen);
      return found instanceof AppError
        ? found
        : { ...found, session: await presentOne(found.session, userId) };
    },

    /** Lists the requests an astrologer may answer. */
    requests: async (astrologerId: string): Promise<ChatSession[]> =>
      present(await readRequests(db, astrologerId, now()), astrologerId),

    /** Accepts a request, see {@link approveRequest}, or refuses it. */
    respond: async (id: string, astrologerId: string, take: boolean) =>
      presented(
        take
          ? await approveRequest(deps, id, astrologerId)
          : await closeRequest(deps, id, { personId: astrologerId, ending: 'refused' }),
        astrologerId,
      ),

    /** Withdraws the customer's request. From the astrologer it is a refusal. */
    cancel: async (id: string, personId: string) =>
      presented(await cancelRequest(deps, id, personId), personId),

    /** Ends a running chat from either side. A second call returns the same result. */
    end: async (id: string, personId: string) => presented(await endOwnChat(deps, id, personId), personId),

    /** Returns a chat of a participant in the wire format. */
    read: async (id: string, personId: string) => presented(await own(id, personId), personId),

    /** Counts and lists a person's chats on either side, for the admin view of the person. */
    countsOf: (userId: string) => countChats(db, userId),
    latestOf: (userId: string, limit: number) => latestChats(db, userId, limit),

    /** Lists a person's chats, newest first. */
    mine: async (filter: { personId: string; before: string | null; limit: number }) =>
      present(await readOwnSessions(db, filter), filter.personId),

    /** Returns the messages of a participant's chat, after a given one. */
    async messages(id: string, personId: string, after = 0): Promise<ChatMessage[] | AppError> {
      const session = await own(id, personId);
      return session instanceof AppError ? session : readMessages(db, { sessionId: id, after });
    },

    /** Returns a message by its number, to publish it. */
    messageById: (id: string): Promise<ChatMessage | undefined> => findMessage(db, id),

    /** Sends a message, once per client id, to both sides. Returns the stored message. */
    send: (message: Outgoing): Promise<ChatMessage | AppError> => sendMessage(write, own, message),

    /** Stores the customer's rating of a chat that was paid for. */
    rate: async (id: string, userId: string, rating: { stars: number; text: string }) =>
      presented(await rateChat({ db, now }, id, userId, rating), userId),
  };
}
