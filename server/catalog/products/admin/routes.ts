import type { productAdmin } from '#contract/catalog/products/admin.ts';
import type { productPublishing } from '#contract/catalog/products/publishing.ts';
import { permits } from '#contract/people/accounts/permissions.ts';
import { readWords } from '#languages/read.ts';
import { AppError, appError } from '../../../platform/core/app-error.ts';
import type { Context, Handlers } from '../../../platform/http/serve.ts';
import type { CatalogService } from '../service.ts';
import type { BulkAdmin } from './bulk.ts';
import type { Editor } from './price-guard.ts';
import type { ProductAdmin } from './service.ts';

const words = readWords('products/answers');

type Caller = Pick<Context<(typeof productAdmin)['POST /api/admin/products/bulk']>, 'session' | 'demand'>;

/** Returns the caller as who edits a product, with what they may do to prices. */
const editorOf = async ({ session, demand }: Caller): Promise<Editor> => ({
  by: session.userId,
  prices: permits(session.staffRoles, 'products.prices'),
  proved: (await demand({ fresh: true })) === null,
});

/** Records the refusal of a price like every other one, and passes the result on. */
async function noting<T>(result: T | AppError, { demand }: Pick<Caller, 'demand'>): Promise<T | AppError> {
  if (result instanceof AppError && result.code === 'price_not_allowed')
    await demand({ permission: 'products.prices' });
  return result;
}

const mayPrice = async ({ demand }: Pick<Caller, 'demand'>): Promise<AppError | null> =>
  (await demand({ permission: 'products.prices' })) && appError('price_not_allowed');

/** Returns the handlers of product administration. */
export const productAdminHandlers = (
  admin: ProductAdmin,
  bulk: BulkAdmin,
  catalog: CatalogService,
): Handlers<typeof productAdmin> => ({
  'POST /api/auth/add-product': async ({ body, files, session, lang, demand }) => {
    const refused = await mayPrice({ demand });
    if (refused) return refused;
    const id = await admin.add(body, files, session.userId);
    if (id instanceof AppError) return id;
    // A draft is not in the shop yet.
    const [product] = await catalog.keptById([id]);
    return product ? { message: words[lang].added, product } : new AppError('product_not_found');
  },
  'PUT /api/auth/products/{id}': async ({ params, body, files, session, demand }) => {
    const editor = await editorOf({ session, demand });
    const refused = await noting(await admin.edit(params.id, body, files, editor), { demand });
    if (refused) return refused;
    const product = await catalog.preview(params.id);
    if (product instanceof AppError) return product;
    const { reviews: _, personalFields: __, ...rest } = product;
    return rest;
  },
  'DELETE /api/auth/products/{id}': async ({ params, session, lang }) => {
    const refused = await admin.remove(params.id, session.userId);
    return refused ?? { message: words[lang].deleted };
  },
  'POST /api/admin/products/{id}/restore': ({ params, session }) => admin.restore(params.id, session.userId),
  'GET /api/admin/products': ({ query }) => admin.list(query),
  'GET /api/admin/products/{id}': ({ params }) => admin.one(params.id),
  'PATCH /api/admin/products/{id}/skus': async ({ params, body, session, demand }) =>
    noting(await admin.editSkus(params.id, body.skus, await editorOf({ session, demand })), { demand }),
  'POST /api/admin/products/bulk': async ({ body, session, lang, demand }) => {
    const ids = [...new Set(body.ids)];
    const { change, digest } = body;
    const refused = change.kind === 'price' ? await mayPrice({ demand }) : null;
    if (refused) return refused;
    return digest === undefined
      ? bulk.preview(ids, change, lang)
      : bulk.apply(ids, change, { digest, editor: await editorOf({ session, demand }), lang });
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
    (await admin.setState(params.id, body.state, session.userId)) ?? { message: words[lang][body.state] },
  'PUT /api/admin/products/{id}/sale': async ({ params, body, session, demand }) =>
    (await mayPrice({ demand })) ?? admin.setSale(params.id, body, await editorOf({ session, demand })),
  'GET /api/admin/products/{id}/preview': ({ params }) => catalog.preview(params.id),
  'POST /api/admin/products/{id}/duplicate': ({ params, session }) =>
    admin.duplicate(params.id, session.userId),
});
