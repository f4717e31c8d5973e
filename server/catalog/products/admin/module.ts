import { productAdmin as productAdminApi } from '#contract/catalog/products/admin.ts';
import { productExchange as productExchangeApi } from '#contract/catalog/products/import-export.ts';
import { personalisation as personalisationApi } from '#contract/catalog/products/personal.ts';
import { productPublishing as productPublishingApi } from '#contract/catalog/products/publishing.ts';
import { everyHour } from '../../../platform/core/durations.ts';
import type { RouteRegistry } from '../../../platform/http/route-registry.ts';
import type { PartsOf } from '../../../platform/module.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { PersonalPhotos } from '../../../selling/cart/service.ts';
import { productExchangeHandlers } from '../import-export/routes.ts';
import { createProductExchange } from '../import-export/service.ts';
import { createPersonalFieldsAdmin } from '../personal/personal-fields.ts';
import { personalHandlers } from '../personal/routes.ts';
import { createBulkAdmin } from './bulk.ts';
import { createProductPictures } from './pictures.ts';
import { createPriceGuard } from './price-guard.ts';
import { productAdminHandlers, productPublishingHandlers } from './routes.ts';
import { createProductAdmin } from './service.ts';
import { createAdminWriting } from './write-products.ts';

/** Products as staff change them: form, table, bulk changes, import and export. */
export const productAdminModule = {
  name: 'product-admin',
  start(
    platform: Platform,
    parts: PartsOf<typeof createPriceGuard> &
      Omit<PartsOf<typeof createAdminWriting>, 'priceGuard'> &
      PartsOf<typeof createProductPictures> &
      Omit<PartsOf<typeof createProductAdmin>, 'priceGuard' | 'writing' | 'pictures'> &
      PartsOf<typeof createPersonalFieldsAdmin> &
      Omit<PartsOf<typeof createProductExchange>, 'writing'> & { personalPhotos: PersonalPhotos },
  ) {
    const priceGuard = createPriceGuard(platform, parts);
    const writing = createAdminWriting(platform, { ...parts, priceGuard });
    const productPictures = createProductPictures(platform, parts);
    const productAdmin = createProductAdmin(platform, {
      ...parts,
      priceGuard,
      writing,
      pictures: productPictures,
    });
    const personalFields = createPersonalFieldsAdmin(platform, parts);
    const productBulk = createBulkAdmin(platform, writing);
    const productExchange = createProductExchange(platform, { ...parts, writing });
    const { catalog, personalPhotos } = parts;
    return {
      services: { writing, productPictures, productAdmin, personalFields, productBulk, productExchange },
      endpoints: (routes: RouteRegistry) => {
        routes.register(productAdminApi, productAdminHandlers(productAdmin, productBulk, catalog));
        routes.register(productPublishingApi, productPublishingHandlers(productAdmin, catalog));
        routes.register(productExchangeApi, productExchangeHandlers(productExchange));
        routes.register(personalisationApi, personalHandlers(personalFields, personalPhotos));
      },
      schedules: { 'product pictures': { sweep: productPictures.sweep, cron: everyHour } },
    };
  },
};
