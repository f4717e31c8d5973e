import type { productAdmin } from '#contract/catalog/admin.ts';
import type { productPublishing } from '#contract/catalog/publishing.ts';
import { AppError } from '../../platform/core/app-error.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import type { CatalogService } from '../service.ts';
import type { BulkAdmin } from './bulk.ts';
import type { ProductAdmin } from './service.ts';

const words = {
  added: { en: 'Product added successfully!', hi: 'उत्पाद जोड़ दिया गया!' },
  draft: { en: 'The product is a draft now.', hi: 'उत्पाद अब मसौदा है।' },
  published: { en: 'The product is in the shop now.', hi: 'उत्पाद अब दुकान में है।' },
  hidden: { en: 'The product is hidden now.', hi: 'उत्पाद अब छिपा हुआ है।' },
  deleted: { en: 'Product deleted.', hi: 'उत्पाद हटा दिया गया।' },
};

/** Returns the handlers of product administration. */
export const productAdminHandlers = (
  admin: ProductAdmin,
  bulk: BulkAdmin,
  catalog: CatalogService,
): Handlers<typeof productAdmin> => ({
  'POST /api/auth/add-product': async ({ body, files, session, lang }) => {
    const id = await admin.add(body, files, session.userId);
    if (id instanceof AppError) return id;
    // A draft is not in the shop yet.
    const [product] = await catalog.keptById([id]);
    return product ? { message: words.added[lang], product } : new AppError('product_not_found');
  },
  'PUT /api/auth/products/{id}': async ({ params, body, files, session }) => {
    const refused = await admin.edit(params.id, body, files, session.userId);
    if (refused) return refused;
    const product = await catalog.preview(params.id);
    if (product instanceof AppError) return product;
    const { reviews: _, personalFields: __, ...rest } = product;
    return rest;
  },
  'DELETE /api/auth/products/{id}': async ({ params, session, lang }) => {
    const refused = await admin.remove(params.id, session.userId);
    return refused ?? { message: words.deleted[lang] };
  },
  'POST /api/admin/products/{id}/restore': ({ params, session }) => admin.restore(params.id, session.userId),
  'GET /api/admin/products': ({ query }) => admin.list(query),
  'GET /api/admin/products/{id}': ({ params }) => admin.one(params.id),
  'PATCH /api/admin/products/{id}/skus': ({ params, body, session }) =>
    admin.editSkus(params.id, body.skus, session.userId),
  'POST /api/admin/products/bulk': async ({ body, session, lang }) => {
    const ids = [...new Set(body.ids)];
    const { change, digest } = body;
    return digest === undefined
      ? bulk.preview(ids, change, lang)
      : bulk.apply(ids, change, { digest, by: session.userId, lang });
  },
  'POST /api/admin/product-pictures': async ({ files, session }) => {
    const url = await admin.keepPicture(files, session.userId);
    return url instanceof AppError ? url : { url };
  },
  'GET /api/admin/product-words': () => admin.words(),
});

/** Returns the handlers that decide whether the public sees a product. */
export const productPublishingHandlers = (
  admin: ProductAdmin,
  catalog: CatalogService,
): Handlers<typeof productPublishing> => ({
  'PUT /api/admin/products/{id}/state': async ({ params, body, session, lang }) =>
    (await admin.setState(params.id, body.state, session.userId)) ?? { message: words[body.state][lang] },
  'PUT /api/admin/products/{id}/sale': ({ params, body, session }) =>
    admin.setSale(params.id, body, session.userId),
  'GET /api/admin/products/{id}/preview': ({ params }) => catalog.preview(params.id),
  'POST /api/admin/products/{id}/duplicate': ({ params, session }) =>
    admin.duplicate(params.id, session.userId),
});
