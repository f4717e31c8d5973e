import type { addresses } from '#contract/addresses/endpoints.ts';
import { AppError } from '../platform/core/app-error.ts';
import type { Handlers } from '../platform/http/serve.ts';
import type { AddressesService } from './service.ts';

const said = {
  saved: { en: 'Address saved.', hi: 'पता सहेज लिया गया।' },
  deleted: { en: 'Address deleted.', hi: 'पता हटा दिया गया।' },
} as const;

/** The calls of a person's addresses. */
export const addressesHandlers = (kept: AddressesService): Handlers<typeof addresses> => ({
  'GET /api/auth/addresses': async ({ session }) => ({ addresses: await kept.list(session.userId) }),
  'POST /api/auth/addresses': async ({ body, session, lang }) => {
    const address = await kept.add(session.userId, body);
    return address instanceof AppError ? address : { message: said.saved[lang], address };
  },
  'PUT /api/auth/addresses/{addressId}': async ({ params, body, session, lang }) => {
    const address = await kept.change(session.userId, params.addressId, body);
    return address instanceof AppError ? address : { message: said.saved[lang], address };
  },
  'DELETE /api/auth/addresses/{addressId}': async ({ params, session, lang }) =>
    (await kept.remove(session.userId, params.addressId)) ?? { message: said.deleted[lang] },
});
