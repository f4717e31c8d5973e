import type { productDesk } from '#contract/catalog/admin.ts';
import { Fault } from '../../platform/core/fault.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import type { CatalogService } from '../service.ts';
import type { BulkDesk } from './bulk.ts';
import type { ProductDesk } from './service.ts';

const words = {
  added: { en: 'Product added successfully!', hi: 'उत्पाद जोड़ दिया गया!' },
  deleted: { en: 'Product deleted.', hi: 'उत्पाद हटा दिया गया।' },
};

/** The calls of the desk of the goods. */
export const productDeskHandlers = (
  desk: ProductDesk,
  bulk: BulkDesk,
  catalog: CatalogService,
): Handlers<typeof productDesk> => ({
  'POST /api/auth/add-product': async ({ body, files, session, lang }) => {
    const id = await desk.add(body, files, session.userId);
    if (id instanceof Fault) return id;
    const [product] = await catalog.byIds([id]);
    return product ? { message: words.added[lang], product } : new Fault('product_not_found');
  },
  'PUT /api/auth/products/{id}': async ({ params, body, files, session }) => {
    const refused = await desk.edit(params.id, body, files, session.userId);
    if (refused) return refused;
    const product = await catalog.single(params.id);
    if (product instanceof Fault) return product;
    const { reviews: _, ...rest } = product;
    return rest;
  },
  'DELETE /api/auth/products/{id}': async ({ params, session, lang }) => {
    const refused = await desk.remove(params.id, session.userId);
    return refused ?? { message: words.deleted[lang] };
  },
  'POST /api/admin/products/{id}/restore': ({ params, session }) => desk.restore(params.id, session.userId),
  'GET /api/admin/products': ({ query }) => desk.list(query),
  'GET /api/admin/products/{id}': ({ params }) => desk.one(params.id),
  'PATCH /api/admin/products/{id}/skus': ({ params, body, session }) =>
    desk.editSkus(params.id, body.skus, session.userId),
  'POST /api/admin/products/bulk': async ({ body, session, lang }) => {
    const ids = [...new Set(body.ids)];
    const { change, digest } = body;
    return digest === undefined
      ? bulk.preview(ids, change, lang)
      : bulk.apply(ids, change, { digest, by: session.userId, lang });
  },
  'POST /api/admin/product-pictures': async ({ files, session }) => {
    const url = await desk.keepPicture(files, session.userId);
    return url instanceof Fault ? url : { url };
  },
  'GET /api/admin/product-words': () => desk.words(),
});
