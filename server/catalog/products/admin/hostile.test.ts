import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiError } from '#contract/core/client.ts';
import { productForm, somePicture } from '../../../testing/fixtures/products.ts';
import { snapshotTables } from '../../../testing/table-snapshot.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { claim100Mb, uploadCorpus } from '../../../testing/upload-corpus.ts';

let testShop: TestShop;
let meera: Person;
beforeAll(async () => {
  testShop = await startTestShop();
  meera = await testShop.admin();
});
afterAll(() => testShop.close());

const refusal = (work: Promise<unknown>): Promise<ApiError> =>
  work.then(
    () => {
      throw new Error('was not refused');
    },
    (error: ApiError) => error,
  );

const kind = 'Please choose a JPEG, PNG, WebP or AVIF picture.';
const damaged = 'This picture is damaged and could not be read. Please choose another.';
describe('pictures', () => {
  const words = {
    kind,
    damaged,
    large: 'This picture is too large: at most 50 megapixels. Please choose a smaller one.',
  };
  const tooMuch = () => Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(11 * 1024 * 1024)]);
  const files: [string, () => Buffer | Promise<Buffer>, string][] = [
    ...uploadCorpus.map(([name, make, appError]): (typeof files)[0] => [name, make, words[appError]]),
    ['eleven megabytes', tooMuch, 'cat.png is too large. At most 10 MB per image.'],
  ];
  it.each(files)('%s is refused with a message, and nothing is stored', async (_, make, message) => {
    const before = await snapshotTables(testShop);
    const file = { bytes: await make(), name: '../../../../etc/cat.png' };
    for (const key of ['POST /api/auth/add-product', 'POST /api/admin/product-pictures'] as const) {
      const refused = await refusal(meera.api(key, { body: productForm({}, [file]) }));
      expect([400, 413]).toContain(refused.status);
      expect(refused.message).toBe(message);
    }
    expect(await snapshotTables(testShop)).toEqual(before);
  });

  it('a picture with appended HTML is re-encoded: neither the HTML nor the EXIF data is left', async () => {
    const exif = { IFD0: { Copyright: 'taken at home' } };
    const photo = await sharp(await somePicture('#335577', 300))
      .withExif(exif)
      .jpeg()
      .toBuffer();
    const polyglot = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]);
    const { product } = await meera.api('POST /api/auth/add-product', {
      body: productForm({}, [{ bytes: polyglot, name: 'x.html', type: 'text/html' }]),
    });
    const answer = await fetch(testShop.base + product.image[0]);
    const stored = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(stored.includes('alert(1)')).toBe(false);
    expect(stored.includes('taken at home')).toBe(false);
  });

  it('a declared size of 100 MB is refused before the body is read', async () => {
    const { status, body } = await claim100Mb(`${testShop.base}/api/auth/add-product`, 'POST', meera.token);
    expect(status).toBe(413);
    expect(JSON.parse(body).message).toBe('That is too large to send.');
  });

  it('a sixth file is refused', async () => {
    const files = await Promise.all(Array.from({ length: 6 }, async () => ({ bytes: await somePicture() })));
    const refused = await refusal(meera.api('POST /api/auth/add-product', { body: productForm({}, files) }));
    expect(refused).toMatchObject({ status: 400, code: 'product_images_most' });
    expect(refused.message).toBe('A product has at most 5 images.');
  });

  it.each([
    ['Ring', '2.5', '"2.5" is not a ring size. Ring sizes go from 3 to 13 in half steps.'],
    ['Mukhi', '15 Mukhi', '"15 Mukhi" is not on the list. Choose from 1 Mukhi to 14 Mukhi.'],
    [
      'Gemstone',
      'Opal',
      '"Opal" is not on the list. Choose Amethyst, Rose Quartz, Citrine, Emerald, Ruby, Sapphire, Garnet, Turquoise, Topaz or Peridot.',
    ],
  ])('a size that %s does not have is refused with the sizes that it has', async (sizeType, size, words) => {
    const form = productForm({ sizeType, stock: [{ size, quantity: 1 }] }, [{ bytes: await somePicture() }]);
    const refused = await refusal(meera.api('POST /api/auth/add-product', { body: form }));
    expect(refused.status).toBe(400);
    expect(refused.message).toBe(words);
  });
});
