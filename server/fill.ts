import type { Config } from './platform/config/config.ts';
import type { Shop } from './shop.ts';

const log = (line: string): void => console.log(line);

/**
 * Writes what a shop needs before it serves: the demo (`SEED=demo`) and the places of the world (`PLACES=world`). Does
 * nothing for what is in the database already. Both are imported dynamically, because the demo alone is a megabyte of source.
 */
export async function fillShop(shop: Shop, { seed, places }: Pick<Config, 'seed' | 'places'>): Promise<void> {
  if (seed === 'demo' && !(await shop.wasFilled())) {
    const { fillDemo } = await import('./demo/demo.ts');
    await fillDemo(shop, { storage: shop.storage, log });
  }
  if (places === 'world') {
    const { importPlaces } = await import('./places/import/import.ts');
    await importPlaces(shop.services.places, log);
  }
}
