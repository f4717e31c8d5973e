import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { anyIdSchema, clientIdSchema, idSchema, instantSchema, rupeesSchema } from '../core/primitives.ts';

/** A chat: asked for, running, refused, or over. */
export const chatStatuses = ['pending', 'approved', 'rejected', 'ended'] as const;
/** A chat: asked for, running, refused, or over. */
export type ChatStatus = (typeof chatStatuses)[number];

/** Why a chat is over, or why a request came to nothing. */
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
/** Why a chat is over, or why a request came to nothing. */
export type ChatEnding = (typeof chatEndings)[number];

const personSchema = z.object({ _id: idSchema, firstName: z.string(), lastName: z.string() });

/**
 * A chat on the wire. Rupees. `rate` is the price of a minute, fixed when the customer asks. It is lower once the chat
 * has begun if the astrologer has lowered the price meanwhile, never higher.
 */
export const chatSessionSchema = z.object({
  _id: idSchema,
  status: z.enum(chatStatuses),
  userId: personSchema,
  astrologerId: personSchema,
  createdAt: instantSchema,
  /** When an unanswered request ends. */
  expiresAt: instantSchema,
  startedAt: instantSchema.nullable(),
  endedAt: instantSchema.nullable(),
  ending: z.enum(chatEndings).nullable(),
  rate: rupeesSchema,
  /** Minutes charged so far, and what they cost together. */
  minutes: z.number().int(),
  charged: rupeesSchema,
  refunded: rupeesSchema,
  /** When the next minute is charged; null while the chat is paused. */
  nextMinuteAt: instantSchema.nullable(),
  /** Since when the astrologer of a running chat has no connection. No minute is charged meanwhile. */
  pausedAt: instantSchema.nullable(),
  rating: z.number().int().nullable(),
});
/** A chat on the wire. */
export type ChatSession = z.output<typeof chatSessionSchema>;

const bothSchema = z.object({ en: z.string(), hi: z.string() });

/** A bought kundli shown in a chat: whose it is, and its three most asked facts in both languages. */
export const sharedKundliSchema = z.object({
  name: z.string(),
  /** YYYY-MM-DDTHH:mm, wall time of the birth place. */
  datetime: z.string(),
  timeUnknown: z.boolean(),
  location: z.string(),
  moonSign: bothSchema,
  nakshatra: bothSchema,
  /** Null where the time of birth is not known. */
  lagna: bothSchema.nullable(),
});
/** A bought kundli shown in a chat. */
export type SharedKundli = z.output<typeof sharedKundliSchema>;

/** A message. `clientId` is what its sender called it, so that a message sent twice is one. */
export const chatMessageSchema = z.object({
  _id: z.string(),
  chatSessionId: idSchema,
  senderId: idSchema,
  content: z.string(),
  clientId: z.string().nullable(),
  createdAt: instantSchema,
  /** The card of a shared kundli; `content` says the same in words. */
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

/** Paid live chat. What happens while it runs comes over the socket (`contract/chat/events.ts`). */
export const chat = {
  'POST /api/chat/request': endpoint({
    summary:
      'Asks an astrologer for a chat, at the price that the answer shows. An open request or chat of the same two is answered again, with `success: false`.',
    access: 'member',
    body: z.object({
      userId: z.string().optional(),
      astrologerId: anyIdSchema,
      /** The price per minute that the customer has seen. A higher one is refused with 409 and `details.pricePerMinute`. */
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
      'chat_balance_low',
      'chat_you_are_busy',
      'chat_self',
      'chat_price_changed',
    ],
  }),
  'GET /api/chat/requests/{astrologerId}': endpoint({
    summary: 'The requests an astrologer has not answered, oldest first.',
    access: 'astrologer',
    params: z.object({ astrologerId: anyIdSchema }),
    response: z.object({
      success: z.literal(true),
      requests: z.array(chatSessionSchema),
      /** The server's clock, for the rings. */
      now: instantSchema,
    }),
    errors: ['astrologer_not_found'],
  }),
  'PATCH /api/chat/{id}/respond': endpoint({
    summary: 'Takes a request, which charges its first minute at the price of the request, or refuses it.',
    access: 'astrologer',
    params: z.object({ id: anyIdSchema }),
    body: z.object({ status: z.enum(['approved', 'rejected']) }),
    response: answeredSchema,
    errors: ['chat_not_found', 'chat_answered', 'chat_cannot_pay', 'chat_you_are_busy', 'chat_customer_busy'],
  }),
  'GET /api/chat/status/{sessionId}': endpoint({
    summary: 'How a chat of one’s own stands.',
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
    summary: 'Takes a request back (`rejected`) or ends a running chat (`ended`).',
    access: 'member',
    params: sessionParams,
    body: z.object({ status: z.enum(['rejected', 'ended']) }),
    response: answeredSchema,
    errors: ['chat_not_found', 'chat_answered'],
  }),
  'GET /api/chat/mine': endpoint({
    summary: 'One’s own chats, newest first.',
    access: 'member',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(50).default(20),
      before: anyIdSchema.optional(),
    }),
    response: z.object({ success: z.literal(true), sessions: z.array(chatSessionSchema) }),
  }),
  'GET /api/chat/{sessionId}': endpoint({
    summary: 'A chat of one’s own with its messages in order; `after` answers those that came after one.',
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
      /** The server's clock, for everything that counts seconds. */
      now: instantSchema,
    }),
    errors: ['chat_not_found'],
  }),
  'POST /api/chat/{sessionId}/messages': endpoint({
    summary: 'Sends a message where no socket can; the same `clientId` sends once.',
    access: 'member',
    params: sessionParams,
    body: z.object({ content: z.string().max(20_000), clientId: clientIdSchema.optional() }),
    response: z.object({ success: z.literal(true), message: chatMessageSchema }),
    errors: ['chat_not_found', 'chat_ended', 'chat_message_blank', 'chat_message_long', 'chat_too_fast'],
  }),
  'PUT /api/chat/{sessionId}/rating': endpoint({
    summary: 'The customer rates an ended chat, or changes their rating.',
    access: 'member',
    params: sessionParams,
    body: z.object({ rating: z.number().int().min(1).max(5), text: z.string().trim().max(1000).default('') }),
    response: answeredSchema,
    errors: ['chat_not_found', 'chat_not_ended', 'chat_free'],
  }),
};
