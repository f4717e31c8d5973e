import { indiaDay } from '#contract/core/india-time.ts';
import type { customers } from '#contract/people/accounts/customers.ts';
import { readWords } from '#languages/read.ts';
import type { GoodwillService } from '../../../consultations/wallet/service.ts';
import { AppError, appError } from '../../../platform/core/app-error.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import type { UsersService } from '../admin/service.ts';
import type { CustomersService } from './service.ts';

const words = readWords('accounts/answers');

/** Returns the handlers of notes, tags, segments, export and credits. */
export const customersHandlers = (
  service: CustomersService,
  users: Pick<UsersService, 'csv'>,
  goodwill: GoodwillService | undefined,
): Handlers<typeof customers> => ({
  'POST /api/admin/users/{id}/notes': async ({ params, body, session, lang }) => {
    const note = await service.addNote({ id: params.id, by: session.userId }, body.text);
    return note instanceof AppError ? note : { message: words[lang].noted, note };
  },
  'DELETE /api/admin/users/{id}/notes/{noteId}': async ({ params, session, lang }) =>
    (await service.removeNote({ id: params.id, by: session.userId }, params.noteId)) ?? {
      message: words[lang].noteDeleted,
    },
  'POST /api/admin/users/{id}/tags': async ({ params, body, session }) => {
    const tags = await service.tag({ id: params.id, by: session.userId }, body.tag);
    return tags instanceof AppError ? tags : { tags };
  },
  'DELETE /api/admin/users/{id}/tags/{tag}': async ({ params, session }) => {
    const tags = await service.untag({ id: params.id, by: session.userId }, params.tag);
    return tags instanceof AppError ? tags : { tags };
  },
  'GET /api/admin/people/choices': () => service.choices(),
  'POST /api/admin/people/segments': async ({ body, session, lang }) => {
    const segment = await service.saveSegment(session.userId, body);
    return segment instanceof AppError ? segment : { message: words[lang].segment, segment };
  },
  'DELETE /api/admin/people/segments/{id}': async ({ params, session, lang }) =>
    (await service.removeSegment(session.userId, params.id)) ?? { message: words[lang].segmentDeleted },
  'GET /api/admin/people/export': async ({ query, session, lang, setHeader, now }) => {
    const file = await users.csv({ filter: query, by: session.userId, lang });
    setHeader('content-disposition', `attachment; filename="people-${indiaDay(now)}.csv"`);
    return file;
  },
  'POST /api/admin/users/{id}/wallet-credit': async ({ params, body, session, lang }) => {
    const { amount: rupees, requestId, reason } = body;
    const given = { id: params.id, by: session.userId, requestId, rupees, reason };
    if (!goodwill) return appError('not_found');
    return (await goodwill.give(given)) ?? { message: words[lang].credited };
  },
});
