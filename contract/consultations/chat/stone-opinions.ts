import { z } from 'zod';
import { grahaStones, opinionNoteLength, opinionVerdicts } from '../../astrology/remedies/rules.ts';
import { endpoint } from '../../core/endpoint.ts';
import { anyIdSchema, instantSchema, oneLine } from '../../core/primitives.ts';

/** An astrologer's answer about the stone of a kundli, by whom and when. */
export const stoneOpinionSchema = z.object({
  verdict: z.enum(opinionVerdicts),
  /** The answer as it was said: the stone, or that none is needed. */
  answer: z.object({ en: z.string(), hi: z.string() }),
  note: z.string(),
  givenAt: instantSchema,
  /** '' if the account is gone. */
  astrologer: z.string(),
});
/** An astrologer's answer about the stone of a kundli. */
export type StoneOpinion = z.output<typeof stoneOpinionSchema>;

const cardParams = z.object({
  sessionId: anyIdSchema,
  messageId: z.string().regex(/^\d{1,15}$/),
});

/** Endpoints for what astrologers say about the stone of a kundli that was shown to them. */
export const stoneOpinions = {
  'GET /api/chat/{sessionId}/kundli/{messageId}/stone': endpoint({
    summary:
      'Returns what the astrologer said about the stone of a kundli shown in the chat; null if nothing.',
    access: 'member',
    params: cardParams,
    response: z.object({
      opinion: stoneOpinionSchema.nullable(),
      /** The reader is the astrologer of the chat, who may still read the kundli. */
      mayAdvise: z.boolean(),
    }),
    errors: ['chat_not_found', 'report_not_found', 'chat_kundli_closed'],
  }),
  'PUT /api/chat/{sessionId}/kundli/{messageId}/stone': endpoint({
    summary:
      'Lets the astrologer of the chat agree with the stone that the rules give, name another one, or advise none. The last word counts. In a running chat the customer also gets it as a message.',
    access: 'member',
    params: cardParams,
    body: z.object({
      verdict: z.enum(opinionVerdicts),
      /** Required for `another`. */
      stone: z.enum(grahaStones).nullish(),
      note: z.string().overwrite(oneLine).max(opinionNoteLength).default(''),
    }),
    response: z.object({ opinion: stoneOpinionSchema }),
    errors: [
      'chat_not_found',
      'report_not_found',
      'chat_kundli_closed',
      'stone_opinion_astrologer',
      'stone_opinion_refunded',
      'stone_opinion_stone',
    ],
  }),
  'GET /api/chat/stone-opinions/{orderId}': endpoint({
    summary: 'Lists what astrologers said about the stone of one of one’s own kundlis, newest first.',
    access: 'member',
    params: z.object({ orderId: anyIdSchema }),
    response: z.object({ opinions: z.array(stoneOpinionSchema) }),
  }),
};
