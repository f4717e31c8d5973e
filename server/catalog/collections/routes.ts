import type { collections } from '#contract/catalog/collections/endpoints.ts';
import { AppError } from '../../platform/core/app-error.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import type { CollectionsService } from './service.ts';

/** The products that the form of a collection previews. */
const previewed = 6;

const messages = {
  created: { en: 'Collection created.', hi: 'संग्रह बन गया।' },
  saved: { en: 'Collection saved.', hi: 'संग्रह सहेज लिया गया।' },
  ordered: { en: 'The order is saved.', hi: 'क्रम सहेज लिया गया।' },
  deleted: { en: 'Collection deleted.', hi: 'संग्रह हटा दिया गया।' },
  restored: { en: 'Collection restored.', hi: 'संग्रह वापस आ गया।' },
} as const;

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
      return collection instanceof AppError ? collection : { message: messages.created[lang], collection };
    },
    'PUT /api/admin/collections/{id}': async ({ params, body: { version, ...fields }, session, lang }) => {
      const collection = await admin.change({ id: params.id, by: session.userId, version }, fields);
      return collection instanceof AppError ? collection : { message: messages.saved[lang], collection };
    },
    'PUT /api/admin/collections/order': async ({ body, session, lang }) => {
      await admin.order(body.ids, session.userId);
      return { message: messages.ordered[lang] };
    },
    'POST /api/admin/collections/preview': ({ body }) => service.preview(body, previewed),
    'DELETE /api/admin/collections/{id}': async ({ params, session, lang }) => {
      const done = await admin.remove(params.id, session.userId);
      return done instanceof AppError ? done : { message: messages.deleted[lang] };
    },
    'POST /api/admin/collections/{id}/restore': async ({ params, session, lang }) => {
      const done = await admin.restore(params.id, session.userId);
      return done instanceof AppError ? done : { message: messages.restored[lang] };
    },
  };
};
