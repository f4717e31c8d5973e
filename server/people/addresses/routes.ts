import type { addresses } from '#contract/people/addresses/endpoints.ts';
import { readWords } from '#languages/read.ts';
import { AppError } from '../../platform/core/app-error.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import type { AddressesService } from './service.ts';

const words = readWords('addresses/answers');

/** Returns the handlers of addresses. */
export const addressesHandlers = (service: AddressesService): Handlers<typeof addresses> => ({
  'GET /api/auth/addresses': async ({ session }) => ({ addresses: await service.list(session.userId) }),
  'POST /api/auth/addresses': async ({ body, session, lang }) => {
    const address = await service.add(session.userId, body);
    return address instanceof AppError ? address : { message: words[lang].saved, address };
  },
  'PUT /api/auth/addresses/{addressId}': async ({ params, body, session, lang }) => {
    const address = await service.change(session.userId, params.addressId, body);
    return address instanceof AppError ? address : { message: words[lang].saved, address };
  },
  'DELETE /api/auth/addresses/{addressId}': async ({ params, session, lang }) =>
    (await service.remove(session.userId, params.addressId)) ?? { message: words[lang].deleted },
});
