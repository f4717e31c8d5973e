import type { muhurat } from '#contract/astrology/muhurat/endpoints.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import type { MuhuratService } from './service.ts';

/** Returns the handlers of the muhurat finder. */
export const muhuratHandlers = (service: MuhuratService): Handlers<typeof muhurat> => ({
  'GET /api/muhurats/{purpose}': ({ params, query, lang }) => service.find(params.purpose, query, lang),
});
