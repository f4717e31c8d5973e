import { readShopConfig, type ShopConfig } from '../composition/shop-config.ts';
import { createShop, type Shop } from '../shop.ts';

const log = (line: string): void => console.log(line);

/**
 * Imports the data that a shop needs before it serves: the demo (`SEED=demo`) and the places of the world
 * (`PLACES=world`). Skips data that is already in the database. Both importers are loaded on demand, because the demo
 * alone is a megabyte of source.
 */
export async function fillShop(shop: Shop, config: ShopConfig): Promise<void> {
  const { seed, places } = config;
  const demo = async () => {
    if (seed !== 'demo' || (await shop.wasFilled())) return;
    const { fillDemo } = await import('../demo/demo.ts');
    if (!(await fillDemo(shop, { storage: shop.storage, log }))) return;
    const { addRecentDays } = await import('../demo/add-recent-days.ts');
    await addRecentDays(config).catch((error: Error) =>
      log(`The recent days of the demo were not filled: ${error.message}. The shop starts without them.`),
    );
  };
  const cities = async () => {
    if (places !== 'world') return;
    const { importPlaces } = await import('../astrology/places/import/import.ts');
    await importPlaces(shop.services.places, log);
  };
  await Promise.all([demo(), cities()]);
}

/** Migrates the database that the environment names and fills it. npm start does this while the pages are built. */
export async function fillNewShop(environment: Record<string, string | undefined>): Promise<void> {
  const config = readShopConfig(environment);
  const shop = await createShop(config);
  await fillShop(shop, config);
  await shop.close();
}
