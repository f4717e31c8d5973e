import type { energisation } from '#contract/selling/energisation/endpoints.ts';
import { readWords } from '#languages/read.ts';
import { AppError } from '../../platform/core/app-error.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import type { EnergisationService } from './service.ts';

const words = readWords('energisation/answers');

/** Returns the handlers of energisation for buyers. */
export const energisationHandlers = (service: EnergisationService): Handlers<typeof energisation> => ({
  'GET /api/energisation/cart': ({ session }) => service.cart.read(session.userId),
  'PUT /api/energisation/cart': async ({ body, session, lang }) => {
    const { productId, size = null, variantId = null, lineId, ...details } = body;
    const line = { productId, size, variantId, lineId };
    const done = await service.cart.choose(session.userId, line, details);
    return done instanceof AppError ? done : { message: words[lang].chosen, energisation: done };
  },
  'DELETE /api/energisation/cart/{productId}': async ({ params, query, session, lang }) => {
    const { size = null, variantId = null, lineId } = query;
    const done = await service.cart.remove(session.userId, { ...params, size, variantId, lineId });
    return done instanceof AppError ? done : { message: words[lang].removed, energisation: done };
  },
  'GET /api/energisation/orders/{id}': async ({ params, session }) => {
    const found = await service.ofOrder(params.id, session);
    return found instanceof AppError ? found : { energisations: found };
  },
  'GET /api/energisation/{id}/photos/{photoId}': async ({ params, session, setHeader }) => {
    setHeader('content-disposition', 'inline');
    setHeader('x-content-type-options', 'nosniff');
    setHeader('cross-origin-resource-policy', 'same-origin');
    return service.photo(params.id, params.photoId, session);
  },
});
