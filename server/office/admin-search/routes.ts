import type { adminSearch } from '#contract/office/admin-search/endpoints.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import type { Session } from '../../platform/security/session.ts';
import type { AdminSearch } from './service.ts';

const readerOf = ({ userId, staffRoles }: Session) => ({ userId, roles: staffRoles });

/** Returns the handlers of the search and the news of the admin. */
export const adminSearchHandlers = (service: AdminSearch): Handlers<typeof adminSearch> => ({
  'GET /api/admin/desk/search': ({ query, session }) =>
    service.search({ q: query.q, roles: session.staffRoles }),
  'GET /api/admin/desk/news': ({ session }) => service.news.read(readerOf(session)),
  'POST /api/admin/desk/news/read': async ({ body, session }) => ({
    unread: await service.news.markRead(readerOf(session), body),
  }),
});
