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
import { billed, createBilling, participants } from './billing.ts';
import { createChatBiller } from './invoice-source.ts';
import { createMessageWriter, findMessage, type Outgoing, readMessages } from './messages.ts';
import { createPresence } from './presence.ts';
import { presentSession } from './present.ts';
import { type ChatEvent, publishChatEvents, statusChanged } from './publish.ts';
import {
  closeSession,
  findOpen,
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

/** A request rings this long. */
export const ringSeconds = 120;

/** Paid live chat. */
export type ChatService = ReturnType<typeof createChat>;

/** What chats call. `node` names this process. */
export type ChatParts = {
  accounts: AccountsService;
  astrologers: AstrologersService;
  ledger: LedgerService;
  settings: SettingsService;
  invoices: InvoicesService;
  node: string;
};

/** Makes the chats. Whoever is not one of the two sides of a chat finds no chat. */
export function createChat(
  { db, now, config }: Pick<Platform, 'db' | 'now' | 'config'>,
  { accounts, astrologers, ledger, settings, invoices, node }: ChatParts,
) {
  const seats = createPresence({ db, now }, node);
  const minuteMs = config.chatMinuteMs;
  const billing = createBilling({ db, now }, { ledger, invoices, seats, minuteMs });
  invoices.billers.add('chat', createChatBiller(accounts));
  const write = createMessageWriter(db, now);

  const isSide = (session: SessionRow, personId: string) =>
    session.user_id === personId || session.astrologer_id === personId;

  async function present(rows: readonly SessionRow[]): Promise<ChatSession[]> {
    const people = await accounts.findPeople(rows.flatMap((row) => [row.user_id, row.astrologer_id]));
    return rows.map((row) => presentSession(row, people));
  }
  async function presentOne(row: SessionRow): Promise<ChatSession> {
    const [session] = await present([row]);
    if (!session) throw new Error('A chat without itself');
    return session;
  }
  const changed = (row: SessionRow): ChatEvent =>
    statusChanged(participants(row), row.id, row.status as ChatSession['status']);

  /** The shares of a settlement as they stand now, in basis points. */
  async function sharesNow() {
    const { commission, gstOnCommission, gatewayShare } = (await settings.all()).chat;
    const points = (percent: number) => Math.round(percent * 100);
    return {
      commission_bp: points(commission),
      gst_bp: points(gstOnCommission),
      gateway_bp: points(gatewayShare),
    };
  }

  /** A chat of somebody's own. */
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
        // At most what the customer saw when asking, whatever the astrologer changes while it rings.
        const rate = asPaise(Math.min(session.rate, consultant.rate));
        const { outcome } = await ledger.post(tx, minuteTransfer({ ...billed(session), rate }, 1));
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

  /** Closes a request that nobody answered yet. */
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
   * Asks for a chat at the astrologer's price of now, which is the most that a minute will cost. Refuses with
   * `chat_price_changed` when that is more than `seen`, the rupees that the customer's page showed. `fresh` is false
   * when the two have one open already, which is then answered.
   */
  async function request(
    userId: string,
    astrologerId: string,
    seen?: number,
  ): Promise<{ session: ChatSession; fresh: boolean } | AppError> {
    if (userId === astrologerId) return appError('chat_self');
    const consultant = await astrologers.consultant(astrologerId);
    if (!consultant) return appError('astrologer_not_found');
    const open = await findOpen(db, userId, astrologerId);
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
    const asked = {
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
        const row = await insertSession(tx, asked);
        await publishChatEvents(tx, [changed(row)]);
        return row;
      });
      return written instanceof AppError ? written : { session: await presentOne(written), fresh: true };
    } catch (error) {
      if (!isUniqueViolation(error, 'chat_one_open')) throw error;
      // A second click was faster: what it opened is the answer, or, if that has ended meanwhile, a new request.
      return request(userId, astrologerId, seen);
    }
  }

  return {
    seats,
    sweep: billing.sweep,
    own,
    /** Chats on the wire, whoever asks. */
    present,

    request,

    /** The requests an astrologer may answer. */
    requests: async (astrologerId: string): Promise<ChatSession[]> =>
      present(await readRequests(db, astrologerId, now())),

    /** Takes or refuses a request. Taking charges the first minute, at the price of the request or the lower one of now. */
    async respond(id: string, astrologerId: string, take: boolean): Promise<ChatSession | AppError> {
      return presented(
        take
          ? await approve(id, astrologerId)
          : await closeRequest(id, { personId: astrologerId, ending: 'refused' }),
      );
    },

    /** Takes one's request back; an astrologer's is a refusal. */
    async cancel(id: string, who: { personId: string }): Promise<ChatSession | AppError> {
      const session = await own(id, who.personId);
      if (session instanceof AppError) return session;
      const ending = session.user_id === who.personId ? 'cancelled' : 'refused';
      return presented(await closeRequest(id, { ...who, ending }));
    },

    /** Ends a running chat from either side; ending it twice answers the same end. */
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

    /** A chat of one's own on the wire. */
    read: async (id: string, personId: string): Promise<ChatSession | AppError> =>
      presented(await own(id, personId)),

    /** One's chats, newest first. */
    mine: async (wanted: {
      personId: string;
      before: string | null;
      limit: number;
    }): Promise<ChatSession[]> => present(await readOwnSessions(db, wanted)),

    /** The messages of a chat of one's own, after one of them. */
    async messages(id: string, personId: string, after = 0): Promise<ChatMessage[] | AppError> {
      const session = await own(id, personId);
      return session instanceof AppError ? session : readMessages(db, { sessionId: id, after });
    },

    /** A message by its number, for telling it. */
    messageById: (id: string): Promise<ChatMessage | undefined> => findMessage(db, id),

    /** Sends a message, once by its client id, and tells both sides. Answers it as it stands. */
    async send(message: Outgoing): Promise<ChatMessage | AppError> {
      const content = message.content.trim().replaceAll('\0', '');
      if (content === '') return appError('chat_message_blank');
      if (content.length > messageLength) return appError('chat_message_long', { max: messageLength });
      const written = await write({ ...message, content });
      if (written) return written;
      const session = await own(message.sessionId, message.senderId);
      if (session instanceof AppError) return session;
      // The same message on its way through another process was not there yet when we looked; now it is.
      const again = session.status === 'approved' ? await write({ ...message, content }) : null;
      return again ?? appError('chat_ended');
    },

    /** The customer's rating of a chat that was paid for. */
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
