import { drawSvg, type Picture } from '#art/index.ts';
import type { SeedProduct } from '../types.ts';
import type { DemoHouse } from './house.ts';

// Room around the drawing, so that chains run on to the edge of a tile and no shadow is cut.
const margin = 22;

/**
 * Draws every picture of the products once, however many products show it, and answers the URL of each. Between two
 * drawings the process answers its requests.
 */
export async function drawPictures(
  products: readonly SeedProduct[],
  house: Pick<DemoHouse, 'keepPicture' | 'log'>,
): Promise<(picture: Picture) => string> {
  const wanted = new Map(
    products.flatMap((product) => product.pictures).map((picture) => [JSON.stringify(picture), picture]),
  );
  const urls = new Map<string, string>();
  let said = performance.now();
  for (const [key, picture] of wanted) {
    urls.set(key, await house.keepPicture(drawSvg(picture, { idPrefix: 'p', margin })));
    if (performance.now() - said < 1000) continue;
    said = performance.now();
    house.log(`Drawing the goods: ${urls.size} of ${wanted.size} pictures`);
  }
  return (picture) => urls.get(JSON.stringify(picture)) ?? '';
}
