import { drawSvg, type Picture } from '#art/index.ts';
import { photographsOf, readPhotograph } from '../photographs.ts';
import type { SeedProduct } from '../types.ts';
import type { DemoShop } from './demo-shop.ts';

// Margin around the drawing, so that chains reach the edge of a tile and no shadow is cut.
const margin = 22;

/**
 * Returns the URLs of the pictures of each product by its slug: finished pictures of the studio where a whole category has
 * them, else drawings. Draws every drawing once, however many products use it, and yields to the event loop between two.
 */
export async function keepPictures(
  products: readonly SeedProduct[],
  shop: Pick<DemoShop, 'keepPicture' | 'keepPhotograph' | 'log'>,
): Promise<(product: SeedProduct) => string[]> {
  const photographs = photographsOf(products);
  const urls = new Map<string, string[]>();
  for (const [slug, views] of photographs) {
    const kept: string[] = [];
    for (const one of views) kept.push(await shop.keepPhotograph(await readPhotograph(slug, one)));
    urls.set(slug, kept);
  }
  const drawn = await drawPictures(
    products.filter(({ slug }) => !photographs.has(slug)),
    shop,
  );
  return ({ slug, pictures }) => urls.get(slug) ?? pictures.map(drawn);
}

async function drawPictures(
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
