import type { collections } from '#contract/catalog/collections/endpoints.ts';
import { readWords } from '#languages/read.ts';
import { AppError } from '../../platform/core/app-error.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import type { CollectionsService } from './service.ts';

/** The products that the form of a collection previews. */
const previewed = 6;

const words = readWords('collections/answers');

/** Returns the handlers of collections. */
export const collectionHandlers = (service: CollectionsService): Handlers<typeof collections> => {
  const { admin } = service;
  return {
    'GET /api/collections': async () => ({ collections: await service.list() }),
    'GET /api/collections/{slug}': ({ params, query }) => service.page(params.slug, query),
    'GET /api/sitemap/collections': () => service.sitemap(),
    'GET /api/admin/collections': async ({ query }) => ({
      collections: await admin.list(query.deleted === 'yes'),
    }),
    'GET /api/admin/collections/{id}': ({ params }) => admin.show(params.id),
    'POST /api/admin/collections': async ({ body, session, lang }) => {
      const collection = await admin.create(body, session.userId);
      return collection instanceof AppError ? collection : { message: words[lang].created, collection };
    },
    'PUT /api/admin/collections/{id}': async ({ params, body: { version, ...fields }, session, lang }) => {
      const collection = await admin.change({ id: params.id, by: session.userId, version }, fields);
      return collection instanceof AppError ? collection : { message: words[lang].saved, collection };
    },
    'PUT /api/admin/collections/order': async ({ body, session, lang }) => {
      await admin.order(body.ids, session.userId);
      return { message: words[lang].ordered };
    },
    'POST /api/admin/collections/preview': ({ body }) => service.preview(body, previewed),
    'DELETE /api/admin/collections/{id}': async ({ params, session, lang }) => {
      const done = await admin.remove(params.id, session.userId);
      return done instanceof AppError ? done : { message: words[lang].deleted };
    },
    'POST /api/admin/collections/{id}/restore': async ({ params, session, lang }) => {
      const done = await admin.restore(params.id, session.userId);
      return done instanceof AppError ? done : { message: words[lang].restored };
    },
  };
};
