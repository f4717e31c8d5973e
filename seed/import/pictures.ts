import { finishedPictures, readPhotograph } from '../photographs.ts';
import type { SeedProduct } from '../types.ts';
import type { DemoShop } from './demo-shop.ts';

/**
 * Copies the finished pictures of the products into the shop. Returns the URLs of a product's pictures, in the order of its
 * gallery. A product that the studio has not rendered yet has none.
 */
export async function keepPictures(
  products: readonly SeedProduct[],
  shop: Pick<DemoShop, 'keepPhotograph'>,
): Promise<(product: SeedProduct) => string[]> {
  const urls = new Map<string, string[]>();
  for (const { slug } of products) {
    const kept: string[] = [];
    for (const one of finishedPictures(slug))
      kept.push(await shop.keepPhotograph(await readPhotograph(slug, one)));
    urls.set(slug, kept);
  }
  return ({ slug }) => urls.get(slug) ?? [];
}
