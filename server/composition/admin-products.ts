import { productAdmin as productAdminEndpoints } from '#contract/catalog/admin.ts';
import { productExchange as productExchangeEndpoints } from '#contract/catalog/import-export.ts';
import { createBulkAdmin } from '../catalog/admin/bulk.ts';
import { createProductPictures } from '../catalog/admin/pictures.ts';
import { productAdminHandlers } from '../catalog/admin/routes.ts';
import { createProductAdmin } from '../catalog/admin/service.ts';
import { createAdminWriting } from '../catalog/admin/write-products.ts';
import { productExchangeHandlers } from '../catalog/import-export/routes.ts';
import { createProductExchange } from '../catalog/import-export/service.ts';
import type { Platform } from '../platform/platform.ts';
import { createPictures } from '../platform/storage/pictures.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { Commerce } from './commerce.ts';
import type { Core } from './core.ts';
import type { RouteRegistry } from './register-routes.ts';

/** The services with which admins manage products. */
export type CatalogAdmin = ReturnType<typeof createCatalogAdmin>;

/** Creates the admin services of products: form, table, bulk changes, import and export. */
export function createCatalogAdmin(
  platform: Platform,
  { accounts, audit, settings }: Core,
  { catalog, storage }: Pick<Commerce, 'catalog'> & { storage: Storage },
) {
  const productPictures = createProductPictures(platform, { pictures: createPictures(storage), storage });
  const writing = createAdminWriting(platform, { catalog, audit });
  const parts = { accounts, audit, catalog, settings, writing, pictures: productPictures };
  return {
    productPictures,
    productAdmin: createProductAdmin(platform, parts),
    productBulk: createBulkAdmin(platform, writing),
    productExchange: createProductExchange(platform, { accounts, writing, storage }),
  };
}

/** Registers their endpoints. */
export function serveProductAdmin(
  { register }: RouteRegistry,
  { productAdmin, productBulk, productExchange }: CatalogAdmin,
  { catalog }: Pick<Commerce, 'catalog'>,
): void {
  register(productAdminEndpoints, productAdminHandlers(productAdmin, productBulk, catalog));
  register(productExchangeEndpoints, productExchangeHandlers(productExchange));
}
