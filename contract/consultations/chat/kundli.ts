import { z } from 'zod';
import { reportLangs } from '../../astrology/reports/parts.ts';
import { reportContentSchema } from '../../astrology/reports/report.ts';
import { endpoint } from '../../core/endpoint.ts';
import { anyIdSchema, clientIdSchema } from '../../core/primitives.ts';
import { chatMessageSchema } from './endpoints.ts';

const sessionParams = z.object({ sessionId: anyIdSchema });

/** Endpoints for showing a bought kundli in a chat. */
export const chatKundli = {
  'POST /api/chat/{sessionId}/kundli': endpoint({
    summary:
      'Shows one of the customer’s paid kundlis in a running chat, as a message with a card. A repeated `clientId` sends once.',
    access: 'member',
    params: sessionParams,
    body: z.object({ orderId: anyIdSchema, clientId: clientIdSchema.optional() }),
    response: z.object({ success: z.literal(true), message: chatMessageSchema }),
    errors: ['chat_not_found', 'chat_ended', 'chat_kundli_only', 'report_not_found', 'report_unpaid'],
  }),
  'GET /api/chat/{sessionId}/kundli/{messageId}': endpoint({
    summary:
      'Returns the kundli of a card, to the participants of its chat. The astrologer can read it until 24 hours after the chat.',
    access: 'member',
    params: sessionParams.extend({ messageId: z.string().regex(/^\d{1,15}$/) }),
    query: z.object({ la: z.enum(reportLangs).optional().catch(undefined) }),
    response: z.object({ la: z.enum(reportLangs), content: reportContentSchema }),
    errors: ['chat_not_found', 'report_not_found', 'chat_kundli_closed'],
  }),
};
