import { freshProofMinutes, permissionsOf } from '#contract/people/accounts/permissions.ts';
import type { staff } from '#contract/people/accounts/staff.ts';
import { readWords } from '#languages/read.ts';
import { AppError } from '../../../platform/core/app-error.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import type { AccountsService } from '../service.ts';

const words = readWords('accounts/answers');

/** Returns the handlers of the endpoints about staff and their invitations. */
export const staffHandlers = (service: AccountsService): Handlers<typeof staff> => ({
  'GET /api/auth/admin/me': async ({ session }) => ({
    staffRoles: [...session.staffRoles],
    permissions: permissionsOf(session.staffRoles),
    freshUntil: new Date(session.provedAt.getTime() + freshProofMinutes * 60_000).toISOString(),
  }),
  'GET /api/admin/staff': () => service.listStaff(),
  'POST /api/admin/staff/invitations': async ({ body, session, lang }) => {
    const invitation = await service.invite({ ...body, by: session.userId });
    return invitation instanceof AppError ? invitation : { message: words[lang].invited, invitation };
  },
  'DELETE /api/admin/staff/invitations/{id}': async ({ params, session, lang }) =>
    (await service.withdrawInvitation({ id: params.id, by: session.userId })) ?? {
      message: words[lang].withdrawn,
    },
  'POST /api/auth/invitation': ({ body }) => service.findInvitation(body.token),
  'POST /api/auth/invitation/signup': async ({ body: { token, ...typed }, lang }) =>
    (await service.joinBySignUp(token, typed, lang)) ?? { message: words[lang].joined },
  'POST /api/auth/invitation/accept': async ({ body, session, lang }) =>
    (await service.joinWithAccount(body.token, session.userId)) ?? { message: words[lang].joined },
});
