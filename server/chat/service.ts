import type { ChatMessage, ChatSession } from '#contract/chat/endpoints.ts';
import { messageLength } from '#contract/chat/rules.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { AstrologersService } from '../astrologers/service.ts';
import type { InvoicesService } from '../invoices/service.ts';
import { type LedgerService, walletOf } from '../ledger/service.ts';
import { AppError, appError } from '../platform/core/app-error.ts';
import { checkpoint } from '../platform/core/checkpoint.ts';
import { newId } from '../platform/core/id.ts';
import { asPaise, fromRupees, toRupees } from '../platform/core/money.ts';
import { isUniqueViolation, transact, transactAt } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import type { SettingsService } from '../settings/service.ts';
import { createBilling, participants, toBillableChat } from './billing.ts';
import { createChatInvoiceSource } from './invoice-source.ts';
import { findMessage, type Outgoing, readMessages } from './message-store.ts';
import { createMessageWriter } from './message-writer.ts';
import { countChats, latestChats } from './person-store.ts';
import { createPresence } from './presence-store.ts';
import { presentSession } from './present.ts';
import { type ChatEvent, publishChatEvents, statusChanged } from './publish.ts';
import {
  closeSession,
  findOpenSession,
  findRunning,
  findSession,
  hotChat,
  insertSession,
  lockSession,
  rateSession,
  readOwnSessions,
  readRequests,
  type SessionRow,
  startSession,
} from './store.ts';
import { minuteTransfer } from './transfers.ts';

/** Seconds that a request rings. */
export const ringSeconds = 120;

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

/** Creates the chat service. To anybody who is not a participant, a chat does not exist. */
export function createChat(
  { db, now, config }: Pick<Platform, 'db' | 'now' | 'config'>,
  { accounts, astrologers, ledger, settings, invoices, node }: ChatParts,
) {
  const presence = createPresence({ db, now }, node);
  const minuteMs = config.chatMinuteMs;
  const billing = createBilling({ db, now }, { ledger, invoices, presence, minuteMs });
  invoices.sources.add('chat', createChatInvoiceSource(accounts));
  const write = createMessageWriter(db, now);

  const isSide = (session: SessionRow, personId: string) =>
    session.user_id === personId || session.astrologer_id === personId;

  async function present(rows: readonly SessionRow[]): Promise<ChatSession[]> {
    const people = await accounts.findPeople(rows.flatMap((row) => [row.user_id, row.astrologer_id]));
    return rows.map((row) => presentSession(row, people));
  }
  async function presentOne(row: SessionRow): Promise<ChatSession> {
    const [session] = await present([row]);
    if (!session) throw new Error('the chat is missing from its own list');
    return session;
  }
  const changed = (row: SessionRow): ChatEvent => statusChanged(participants(row), row.id, row.status);

  /** Returns the current shares of a settlement, in basis points. */
  async function sharesNow() {
    const { commission, gstOnCommission, gatewayShare } = (await settings.all()).chat;
    const points = (percent: number) => Math.round(percent * 100);
    return {
      commission_bp: points(commission),
      gst_bp: points(gstOnCommission),
      gateway_bp: points(gatewayShare),
    };
  }

  /** Returns a chat of a participant. */
  async function own(id: string, personId: string): Promise<SessionRow | AppError> {
    const row = await findSession(db, id);
    return row && isSide(row, personId) ? row : appError('chat_not_found');
  }

  async function approve(id: string, astrologerId: string): Promise<SessionRow | AppError> {
    const consultant = await astrologers.consultant(astrologerId);
    if (!consultant) return appError('not_allowed');
    const shares = await sharesNow();
    try {
      const done = await transactAt(db, [hotChat(id)], async (tx) => {
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
          await publishChatEvents(tx, [changed(closed)]);
          return closed;
        }
        const nextMinuteAt = new Date(at.getTime() + minuteMs);
        const started = await startSession(tx, id, { rate, ...shares, at, nextMinuteAt });
        const balance = await ledger.balance(tx, walletOf(session.user_id));
        await publishChatEvents(tx, [changed(started), ...billing.minuteSignals(started, balance)]);
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
  async function closeRequest(
    id: string,
    by: { personId: string; ending: 'cancelled' | 'refused' },
  ): Promise<SessionRow | AppError> {
    return transactAt(db, [hotChat(id)], async (tx) => {
      const session = await lockSession(tx, id);
      if (!session || !isSide(session, by.personId)) return appError('chat_not_found');
      if (session.status !== 'pending') return appError('chat_answered');
      const end = { status: 'rejected', ending: by.ending, refunded: 0, at: now() } as const;
      const closed = await closeSession(tx, id, end);
      await publishChatEvents(tx, [changed(closed)]);
      return closed;
    });
  }

  const presented = async (result: SessionRow | AppError): Promise<ChatSession | AppError> =>
    result instanceof AppError ? result : presentOne(result);

  /**
   * Requests a chat at the astrologer's current price, which is the most that a minute will cost. Refuses with
   * `chat_price_changed` if that is more than `seen`, the rupees on the customer's page. Returns the open chat of the
   * two if there is one; `fresh` is then false.
   */
  async function request(
    userId: string,
    astrologerId: string,
    seen?: number,
  ): Promise<{ session: ChatSession; fresh: boolean } | AppError> {
    if (userId === astrologerId) return appError('chat_self');
    const consultant = await astrologers.consultant(astrologerId);
    if (!consultant) return appError('astrologer_not_found');
    const open = await findOpenSession(db, userId, astrologerId);
    if (open) return { session: await presentOne(open), fresh: false };
    if (!consultant.online) return appError('astrologer_offline');
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
      ...(await sharesNow()),
    };
    try {
      const written = await transact(db, async (tx) => {
        const row = await insertSession(tx, newRequest);
        await publishChatEvents(tx, [changed(row)]);
        return row;
      });
      return written instanceof AppError ? written : { session: await presentOne(written), fresh: true };
    } catch (error) {
      if (!isUniqueViolation(error, 'chat_one_open')) throw error;
      // A concurrent request was faster. Return its chat, or make a new request if that chat has ended meanwhile.
      return request(userId, astrologerId, seen);
    }
  }

  return {
    presence,
    sweep: billing.sweep,
    own,
    /** Converts chats to the wire format. Makes no access check. */
    present,

    request,

    /** Lists the requests an astrologer may answer. */
    requests: async (astrologerId: string): Promise<ChatSession[]> =>
      present(await readRequests(db, astrologerId, now())),

    /**
     * Accepts or refuses a request. Accepting charges the first minute, at the lower of the requested and the current
     * price.
     */
    async respond(id: string, astrologerId: string, take: boolean): Promise<ChatSession | AppError> {
      return presented(
        take
          ? await approve(id, astrologerId)
          : await closeRequest(id, { personId: astrologerId, ending: 'refused' }),
      );
    },

    /** Withdraws the customer's request. From the astrologer it is a refusal. */
    async cancel(id: string, who: { personId: string }): Promise<ChatSession | AppError> {
      const session = await own(id, who.personId);
      if (session instanceof AppError) return session;
      const ending = session.user_id === who.personId ? 'cancelled' : 'refused';
      return presented(await closeRequest(id, { ...who, ending }));
    },

    /** Ends a running chat from either side. A second call returns the same result. */
    async end(id: string, personId: string): Promise<ChatSession | AppError> {
      return presented(
        await transactAt(db, [hotChat(id)], async (tx) => {
          const session = await lockSession(tx, id);
          if (!session || !isSide(session, personId)) return appError('chat_not_found');
          if (session.status === 'ended') return session;
          if (session.status !== 'approved') return appError('chat_answered');
          return billing.end(tx, session, session.user_id === personId ? 'user' : 'astrologer');
        }),
      );
    },

    /** Returns a chat of a participant in the wire format. */
    read: async (id: string, personId: string): Promise<ChatSession | AppError> =>
      presented(await own(id, personId)),

    /** Counts and lists a person's chats on either side, for the admin view of the person. */
    countsOf: (userId: string) => countChats(db, userId),
    latestOf: (userId: string, limit: number) => latestChats(db, userId, limit),

    /** Lists a person's chats, newest first. */
    mine: async (filter: {
      personId: string;
      before: string | null;
      limit: number;
    }): Promise<ChatSession[]> => present(await readOwnSessions(db, filter)),

    /** Returns the messages of a participant's chat, after a given one. */
    async messages(id: string, personId: string, after = 0): Promise<ChatMessage[] | AppError> {
      const session = await own(id, personId);
      return session instanceof AppError ? session : readMessages(db, { sessionId: id, after });
    },

    /** Returns a message by its number, to publish it. */
    messageById: (id: string): Promise<ChatMessage | undefined> => findMessage(db, id),

    /** Sends a message, once per client id, to both sides. Returns the stored message. */
    async send(message: Outgoing): Promise<ChatMessage | AppError> {
      const content = message.content.trim().replaceAll('\0', '');
      if (content === '') return appError('chat_message_blank');
      if (content.length > messageLength) return appError('chat_message_long', { max: messageLength });
      const written = await write({ ...message, content });
      if (written) return written;
      const session = await own(message.sessionId, message.senderId);
      if (session instanceof AppError) return session;
      // The same message was in flight through another process; now it is stored.
      const again = session.status === 'approved' ? await write({ ...message, content }) : null;
      return again ?? appError('chat_ended');
    },

    /** Stores the customer's rating of a chat that was paid for. */
    async rate(
      id: string,
      userId: string,
      rating: { stars: number; text: string },
    ): Promise<ChatSession | AppError> {
      return presented(
        await transactAt(db, [hotChat(id)], async (tx) => {
          const session = await lockSession(tx, id);
          if (session?.user_id !== userId) return appError('chat_not_found');
          if (session.status !== 'ended') return appError('chat_not_ended');
          if (session.refunded > 0) return appError('chat_free');
          return rateSession(tx, id, { ...rating, at: now() });
        }),
      );
    },
  };
}
