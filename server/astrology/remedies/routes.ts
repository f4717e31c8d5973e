import type { remedies } from '#contract/astrology/remedies/endpoints.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import type { RemediesService } from './service.ts';

/** Returns the handlers of Find my stone. */
export const remediesHandlers = (service: RemediesService): Handlers<typeof remedies> => ({
  'POST /api/remedies/sky': ({ body: { la, ...typed } }) => service.sky(typed, la),
  'POST /api/remedies/stone': ({ body: { la, ...typed } }) => service.stone(typed, la),
  'GET /api/remedies/pieces/{stone}': async ({ params }) => ({ pieces: await service.pieces(params.stone) }),
  'POST /api/remedies/wearing': ({ body }) => service.wearing(body),
});
