import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { pageQuery, pagesSchema } from '../../core/pages.ts';
import { anyIdSchema, idSchema, instantSchema } from '../../core/primitives.ts';
import { chatMessageSchema, chatSessionSchema } from './endpoints.ts';
import { chatReportLength, chatReportReasons } from './rules.ts';

/** A report about a chat, as the admin list shows it: who, why and when, without the transcript. */
export const chatReportSchema = z.object({
  _id: idSchema,
  chat: chatSessionSchema,
  /** The side that reported it. */
  by: z.enum(['user', 'astrologer']),
  reason: z.enum(chatReportReasons),
  text: z.string(),
  createdAt: instantSchema,
  closedAt: instantSchema.nullable(),
  /** The decision, in the admin's words. */
  note: z.string(),
  /** Times that an admin has opened the transcript. */
  views: z.number().int(),
});
/** A report about a chat. */
export type ChatReport = z.output<typeof chatReportSchema>;

const reportParams = z.object({ id: anyIdSchema });

/** Endpoints of reported chats. Admins can read only these chats, and every view is recorded. */
export const chatReports = {
  'POST /api/chat/{sessionId}/report': endpoint({
    summary:
      'Reports one’s own chat, if it took place. A second report by the same side replaces the text of the first.',
    access: 'member',
    params: z.object({ sessionId: anyIdSchema }),
    body: z.object({
      reason: z.enum(chatReportReasons),
      text: z.string().trim().max(chatReportLength).default(''),
    }),
    status: 201,
    response: z.object({ success: z.literal(true), message: z.string() }),
    errors: ['chat_not_found', 'chat_not_begun'],
  }),
  'GET /api/auth/admin/chat-reports': endpoint({
    summary: 'Lists reported chats: open ones first, then the newest.',
    access: 'admin',
    permission: 'chats.moderate',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(30),
      ...pageQuery,
    }),
    response: z.object({ reports: z.array(chatReportSchema), pages: pagesSchema }),
  }),
  'POST /api/auth/admin/chat-reports/{id}/view': endpoint({
    summary: 'Returns the transcript of a reported chat. Every view is recorded with the admin and the time.',
    access: 'admin',
    permission: 'chats.moderate',
    params: reportParams,
    response: z.object({ report: chatReportSchema, messages: z.array(chatMessageSchema) }),
    errors: ['chat_report_not_found'],
  }),
  'POST /api/auth/admin/chat-reports/{id}/close': endpoint({
    summary: 'Closes a report with the decision. The transcript of a closed report cannot be opened.',
    access: 'admin',
    permission: 'chats.moderate',
    params: reportParams,
    body: z.object({ note: z.string().trim().min(1).max(chatReportLength) }),
    response: z.object({ report: chatReportSchema }),
    errors: ['chat_report_not_found'],
  }),
};
