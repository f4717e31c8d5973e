import { productDesk as productDeskCalls } from '#contract/catalog/admin.ts';
import { productExchange as productExchangeCalls } from '#contract/catalog/import-export.ts';
import { createBulkDesk } from '../catalog/admin/bulk.ts';
import { createProductPictures } from '../catalog/admin/pictures.ts';
import { productDeskHandlers } from '../catalog/admin/routes.ts';
import { createProductDesk } from '../catalog/admin/service.ts';
import { createDeskWriting } from '../catalog/admin/writing.ts';
import { productExchangeHandlers } from '../catalog/import-export/routes.ts';
import { createProductExchange } from '../catalog/import-export/service.ts';
import type { Platform } from '../platform/platform.ts';
import { createPictures } from '../platform/storage/pictures.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { Commerce } from './commerce.ts';
import type { Foundation } from './core.ts';
import type { Serving } from './register-routes.ts';

/** Where admins look after the goods. */
export type GoodsDesk = ReturnType<typeof createGoodsDesk>;

/** The form and table of the goods, changes to many, import and export. */
export function createGoodsDesk(
  platform: Platform,
  { accounts, audit, settings }: Foundation,
  { catalog, storage }: Pick<Commerce, 'catalog'> & { storage: Storage },
) {
  const productPictures = createProductPictures(platform, { pictures: createPictures(storage), storage });
  const writing = createDeskWriting(platform, { catalog, audit });
  const parts = { accounts, audit, catalog, settings, writing, pictures: productPictures };
  return {
    productPictures,
    productDesk: createProductDesk(platform, parts),
    productBulk: createBulkDesk(platform, writing),
    productExchange: createProductExchange(platform, { accounts, writing, storage }),
  };
}

/** Serves their calls. */
export function serveGoodsDesk(
  { calls }: Serving,
  { productDesk, productBulk, productExchange }: GoodsDesk,
  { catalog }: Pick<Commerce, 'catalog'>,
): void {
  calls(productDeskCalls, productDeskHandlers(productDesk, productBulk, catalog));
  calls(productExchangeCalls, productExchangeHandlers(productExchange));
}
