import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { anyIdSchema, idSchema, instantSchema, messageSchema, oneLine } from '../../core/primitives.ts';
import { messageLength, unknownPlaceholder } from './rules.ts';

/** A saved answer to tickets. One of its languages may be empty. */
export const savedAnswerSchema = z.object({
  _id: idSchema,
  title: z.string(),
  en: z.string(),
  hi: z.string(),
  version: z.number().int(),
  updatedAt: instantSchema,
});
/** A saved answer to tickets. */
export type SavedAnswer = z.output<typeof savedAnswerSchema>;

const text = z
  .string()
  .trim()
  .max(messageLength.max)
  .refine((typed) => unknownPlaceholder(typed) === null, 'answer_placeholder')
  .default('');
const written = {
  title: z.string().overwrite(oneLine).min(1).max(80),
  en: text,
  hi: text,
};
const hasText = ({ en, hi }: { en: string; hi: string }) => en !== '' || hi !== '';
const params = z.object({ id: anyIdSchema });
const saved = messageSchema.extend({ answer: savedAnswerSchema });

/** The saved answers of support. `{name}` and `{number}` are those of the ticket. */
export const savedAnswers = {
  'GET /api/admin/ticket-answers': endpoint({
    summary: 'Lists the saved answers by title.',
    access: 'admin',
    permission: 'tickets.answer',
    response: z.object({ answers: z.array(savedAnswerSchema) }),
  }),
  'POST /api/admin/ticket-answers': endpoint({
    summary: 'Saves a new answer.',
    access: 'admin',
    permission: 'tickets.answer',
    status: 201,
    body: z.object(written).refine(hasText, 'answer_empty'),
    response: saved,
    errors: ['answer_exists'],
  }),
  'PUT /api/admin/ticket-answers/{id}': endpoint({
    summary: 'Changes a saved answer. `version` is that which was opened.',
    access: 'admin',
    permission: 'tickets.answer',
    params,
    body: z
      .object({ ...written, version: z.number().int().min(1).max(1_000_000) })
      .refine(hasText, 'answer_empty'),
    response: saved,
    errors: ['answer_not_found', 'answer_exists', 'answer_changed'],
  }),
  'DELETE /api/admin/ticket-answers/{id}': endpoint({
    summary: 'Deletes a saved answer. Replies that were sent with it stay.',
    access: 'admin',
    permission: 'tickets.answer',
    params,
    response: messageSchema,
    errors: ['answer_not_found'],
  }),
};
