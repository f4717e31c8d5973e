import type { adminUsers } from '#contract/people/accounts/admin.ts';
import { readWords } from '#languages/read.ts';
import { AppError } from '../../../platform/core/app-error.ts';
import type { Context, Handlers } from '../../../platform/http/serve.ts';
import type { UsersService } from './service.ts';

const words = readWords('accounts/answers');

/** Returns the handlers of the admin endpoints about people. */
export const usersHandlers = (users: UsersService): Handlers<typeof adminUsers> => {
  /** Returns the error for a change of a colleague's access without the permission or fresh proof; null for others. */
  const staffNeedsProof = async (
    id: string,
    { demand }: Pick<Context<(typeof adminUsers)['POST /api/auth/admin/users/{id}/block']>, 'demand'>,
  ): Promise<AppError | null> =>
    (await users.isStaff(id)) ? demand({ permission: 'staff.manage', fresh: true }) : null;
  return {
    'GET /api/auth/admin/users': ({ query }) => users.list(query),
    'GET /api/auth/admin/users/{id}': ({ params, lang }) => users.file(params.id, lang),
    'POST /api/auth/admin/users/{id}/block': async ({ params, body, session, lang, demand }) => {
      const refused = await staffNeedsProof(params.id, { demand });
      if (refused) return refused;
      const person = await users.block({ id: params.id, by: session.userId, reason: body.reason });
      return person instanceof AppError ? person : { message: words[lang].blocked, person };
    },
    'POST /api/auth/admin/users/{id}/unblock': async ({ params, body, session, lang, demand }) => {
      const refused = await staffNeedsProof(params.id, { demand });
      if (refused) return refused;
      const person = await users.unblock({ id: params.id, by: session.userId, reason: body.reason });
      return person instanceof AppError ? person : { message: words[lang].unblocked, person };
    },
    'POST /api/auth/admin/users/{id}/reset-second-factor': async ({ params, body, session, lang }) => {
      const person = await users.resetFactor({ id: params.id, by: session.userId, reason: body.reason });
      return person instanceof AppError ? person : { message: words[lang].factor, person };
    },
    'PUT /api/auth/admin/users/{id}/role': async ({ params, body, session, lang }) => {
      const person = await users.changeRole({ id: params.id, by: session.userId, ...body });
      return person instanceof AppError ? person : { message: words[lang].role, person };
    },
  };
};
