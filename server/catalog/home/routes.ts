import type { home } from '#contract/catalog/home/endpoints.ts';
import { readWords } from '#languages/read.ts';
import { AppError } from '../../platform/core/app-error.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import type { HomeService } from './service.ts';

const words = readWords('home/answers');

/** Returns the handlers of the home page's order. */
export const homeHandlers = (service: HomeService): Handlers<typeof home> => ({
  'GET /api/home': async () => ({ sections: await service.sections() }),
  'GET /api/admin/home': () => service.show(),
  'PUT /api/admin/home': async ({ body: { version, places }, session, lang }) => {
    const done = await service.save(places, { version, by: session.userId });
    return done instanceof AppError ? done : { message: words[lang].saved };
  },
});
