import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import {
  anyIdSchema,
  clientIdSchema,
  idSchema,
  instantSchema,
  pictureSchema,
  rupeesSchema,
} from '../../core/primitives.ts';

/** The states of a chat: requested, running, refused, or over. */
export const chatStatuses = ['pending', 'approved', 'rejected', 'ended'] as const;
/** The state of a chat. */
export type ChatStatus = (typeof chatStatuses)[number];

/** The reasons why a chat is over, or why a request failed. */
export const chatEndings = [
  'refused',
  'cancelled',
  'expired',
  'unpayable',
  'user',
  'astrologer',
  'balance',
  'gone',
] as const;
/** The reason why a chat is over, or why a request failed. */
export type ChatEnding = (typeof chatEndings)[number];

const personSchema = z.object({
  _id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  /** An astrologer's whole name in Devanagari, for Hindi pages. Null if there is none. */
  nameHi: z.string().nullable(),
  /** The address of an astrologer's photo. Null if there is none. */
  photo: pictureSchema.nullable(),
});

/**
 * A chat on the wire. Amounts are rupees. `rate` is the price of a minute, fixed at the request. It falls if the
 * astrologer lowers the price before the chat begins, and never rises.
 */
export const chatSessionSchema = z.object({
  _id: idSchema,
  status: z.enum(chatStatuses),
  userId: personSchema,
  astrologerId: personSchema,
  createdAt: instantSchema,
  /** The end of an unanswered request. */
  expiresAt: instantSchema,
  startedAt: instantSchema.nullable(),
  endedAt: instantSchema.nullable(),
  ending: z.enum(chatEndings).nullable(),
  rate: rupeesSchema,
  /** Minutes charged so far, and their total cost. */
  minutes: z.number().int(),
  charged: rupeesSchema,
  refunded: rupeesSchema,
  /** The time of the next charge; null while the chat is paused. */
  nextMinuteAt: instantSchema.nullable(),
  /** The time since which the astrologer of a running chat has no connection. No minute is charged meanwhile. */
  pausedAt: instantSchema.nullable(),
  rating: z.number().int().nullable(),
  /** What the astrologer earns by the chat so far, after all shares. Only the astrologer gets it. */
  earned: rupeesSchema.optional(),
  /** The further minutes that the customer can pay for, at most 60. Only the astrologer of a running chat gets it. */
  minutesLeft: z.number().int().optional(),
});
/** A chat on the wire. */
export type ChatSession = z.output<typeof chatSessionSchema>;

const bothSchema = z.object({ en: z.string(), hi: z.string() });

/** A bought kundli shown in a chat: its person, and the three facts people ask for most, in both languages. */
export const sharedKundliSchema = z.object({
  name: z.string(),
  /** YYYY-MM-DDTHH:mm, wall time of the birth place. */
  datetime: z.string(),
  timeUnknown: z.boolean(),
  location: z.string(),
  moonSign: bothSchema,
  nakshatra: bothSchema,
  /** Null if the time of birth is unknown. */
  lagna: bothSchema.nullable(),
});
/** A bought kundli shown in a chat. */
export type SharedKundli = z.output<typeof sharedKundliSchema>;

/** A message. `clientId` is the sender's own id of it, so that a repeated send makes one message. */
export const chatMessageSchema = z.object({
  _id: z.string(),
  chatSessionId: idSchema,
  senderId: idSchema,
  content: z.string(),
  clientId: z.string().nullable(),
  createdAt: instantSchema,
  /** The card of a shared kundli. `content` says the same as text. */
  kundli: sharedKundliSchema.optional(),
});
/** A message. */
export type ChatMessage = z.output<typeof chatMessageSchema>;

const answeredSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  session: chatSessionSchema,
});
const sessionParams = z.object({ sessionId: anyIdSchema });

/** Endpoints of paid live chat. Events of a running chat come over the socket (`contract/consultations/chat/events.ts`). */
export const chat = {
  'POST /api/chat/request': endpoint({
    summary:
      'Requests a chat with an astrologer, at the price that the response shows. Returns an open request or chat of the same two, with `success: false`.',
    access: 'member',
    sells: true,
    body: z.object({
      userId: z.string().optional(),
      astrologerId: anyIdSchema,
      /**
       * The price per minute that the customer has seen. A higher price is refused with 409 and
       * `details.pricePerMinute`.
       */
      pricePerMinute: rupeesSchema.optional(),
    }),
    response: z.object({
      success: z.boolean(),
      message: z.string(),
      session: chatSessionSchema,
      sessionData: chatSessionSchema,
    }),
    errors: [
      'astrologer_not_found',
      'astrologer_offline',
      'astrologer_busy',
      'chat_balance_low',
      'chat_you_are_busy',
      'chat_self',
      'chat_price_changed',
    ],
  }),
  'GET /api/chat/requests/{astrologerId}': endpoint({
    summary: 'Lists the requests an astrologer has not answered, oldest first.',
    access: 'astrologer',
    params: z.object({ astrologerId: anyIdSchema }),
    response: z.object({
      success: z.literal(true),
      requests: z.array(chatSessionSchema),
      /** The server's clock, for the countdown of each request. */
      now: instantSchema,
    }),
    errors: ['astrologer_not_found'],
  }),
  'PATCH /api/chat/{id}/respond': endpoint({
    summary: 'Accepts a request, which charges the first minute at its price, or refuses it.',
    access: 'astrologer',
    params: z.object({ id: anyIdSchema }),
    body: z.object({ status: z.enum(['approved', 'rejected']) }),
    response: answeredSchema,
    errors: ['chat_not_found', 'chat_answered', 'chat_cannot_pay', 'chat_you_are_busy', 'chat_customer_busy'],
  }),
  'GET /api/chat/status/{sessionId}': endpoint({
    summary: 'Returns the state of one’s own chat.',
    access: 'member',
    params: sessionParams,
    response: z.object({
      success: z.literal(true),
      status: z.enum(chatStatuses),
      session: chatSessionSchema,
      now: instantSchema,
    }),
    errors: ['chat_not_found'],
  }),
  'PATCH /api/chat/status/{sessionId}': endpoint({
    summary: 'Withdraws a request (`rejected`) or ends a running chat (`ended`).',
    access: 'member',
    params: sessionParams,
    body: z.object({ status: z.enum(['rejected', 'ended']) }),
    response: answeredSchema,
    errors: ['chat_not_found', 'chat_answered'],
  }),
  'GET /api/chat/mine': endpoint({
    summary: 'Lists one’s own chats, newest first.',
    access: 'member',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(50).default(20),
      before: anyIdSchema.optional(),
    }),
    response: z.object({ success: z.literal(true), sessions: z.array(chatSessionSchema) }),
  }),
  'GET /api/chat/{sessionId}': endpoint({
    summary:
      'Returns one’s own chat with its messages in order. `after` returns only those after a given one.',
    access: 'member',
    params: sessionParams,
    query: z.object({
      after: z
        .string()
        .regex(/^\d{1,15}$/)
        .optional(),
    }),
    response: z.object({
      success: z.literal(true),
      session: chatSessionSchema,
      messages: z.array(chatMessageSchema),
      /** The server's clock, for every countdown. */
      now: instantSchema,
    }),
    errors: ['chat_not_found'],
  }),
  'POST /api/chat/{sessionId}/messages': endpoint({
    summary: 'Sends a message without a socket. A repeated `clientId` sends once.',
    access: 'member',
    params: sessionParams,
    body: z.object({ content: z.string().max(20_000), clientId: clientIdSchema.optional() }),
    response: z.object({ success: z.literal(true), message: chatMessageSchema }),
    errors: ['chat_not_found', 'chat_ended', 'chat_message_blank', 'chat_message_long', 'chat_too_fast'],
  }),
  'PUT /api/chat/{sessionId}/rating': endpoint({
    summary: 'Rates an ended chat as its customer, or changes the rating.',
    access: 'member',
    params: sessionParams,
    body: z.object({ rating: z.number().int().min(1).max(5), text: z.string().trim().max(1000).default('') }),
    response: answeredSchema,
    errors: ['chat_not_found', 'chat_not_ended', 'chat_free'],
  }),
};
