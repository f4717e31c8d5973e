import { drawSvg, type Picture } from '#art/index.ts';
import type { SeedProduct } from '../types.ts';
import type { DemoShop } from './demo-shop.ts';

// Margin around the drawing, so that chains reach the edge of a tile and no shadow is cut.
const margin = 22;

/**
 * Draws every product image once, however many products use it, and returns the URL of each. Yields to the event loop
 * between two drawings.
 */
export async function drawPictures(
  products: readonly SeedProduct[],
  shop: Pick<DemoShop, 'keepPicture' | 'log'>,
): Promise<(picture: Picture) => string> {
  const wanted = new Map(
    products.flatMap((product) => product.pictures).map((picture) => [JSON.stringify(picture), picture]),
  );
  const urls = new Map<string, string>();
  let said = performance.now();
  for (const [key, picture] of wanted) {
    urls.set(key, await shop.keepPicture(drawSvg(picture, { idPrefix: 'p', margin })));
    if (performance.now() - said < 1000) continue;
    said = performance.now();
    shop.log(`Drawing the products: ${urls.size} of ${wanted.size} images`);
  }
  return (picture) => urls.get(JSON.stringify(picture)) ?? '';
}
