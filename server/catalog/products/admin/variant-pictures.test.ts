import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { importer } from '../../../testing/fixtures/imports.ts';
import { productForm, ruby, somePicture } from '../../../testing/fixtures/products.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { type Person, startTestShop, type TestShop } from '../../../testing/test-shop.ts';

let testShop: TestShop;
let meera: Person;
beforeAll(async () => {
  testShop = await startTestShop();
  meera = await testShop.admin();
});
afterEach(() => expectInvariants(testShop));
afterAll(() => testShop.close());

const view = (id: string) => meera.api('GET /api/admin/products/{id}', { params: { id } });
const pageOf = (id: string) => testShop.visitor('GET /api/auth/products/{id}', { params: { id } });
const edit = (id: string, fields: Record<string, unknown>) =>
  meera.api('PUT /api/auth/products/{id}', {
    params: { id },
    body: productForm({ ...ruby, ...fields }),
  });

it('a variant shows one of the product’s pictures, until that picture is taken away', async () => {
  const { product } = await meera.api('POST /api/auth/add-product', {
    body: productForm(ruby, [
      { bytes: await somePicture('#803050') },
      { bytes: await somePicture('#308050') },
    ]),
  });
  const { _id } = product;
  const { pictures, skus } = await view(_id);
  const [cover, second] = pictures;
  const variants = (picture: string | undefined) =>
    skus.map((sku, i) => ({
      _id: sku._id,
      variantName: sku.name,
      price: sku.price,
      stock: sku.stock,
      ...(i === 1 && picture !== undefined && { picture }),
    }));
  await edit(_id, { variants: variants(second?.url), pictures });
  expect((await pageOf(_id)).variants.map(({ image }) => image !== undefined)).toEqual([false, true]);

  // An older client does not know pictures of variants, and changes none.
  await edit(_id, { variants: variants(undefined), pictures });
  expect((await view(_id)).skus[1]?.picture).toBe(second?.url);

  // A picture of elsewhere is none of its own.
  await edit(_id, { variants: variants('/media/other.webp'), pictures });
  expect((await view(_id)).skus[1]?.picture).toBeNull();

  await edit(_id, { variants: variants(second?.url), pictures });
  await edit(_id, { variants: variants(undefined), pictures: [cover] });
  expect((await pageOf(_id)).variants.every(({ image }) => image === undefined)).toBe(true);
});

it('a size shows its own picture on the page and in the cart, and an import gives it another', async () => {
  const { product } = await meera.api('POST /api/auth/add-product', {
    body: productForm(
      {
        ...{ name: 'Palm stone', category: 'Stone', price: '900', sizeType: 'Gemstone' },
        stock: ['Amethyst', 'Garnet'].map((size) => ({ size, quantity: 5 })),
      },
      [{ bytes: await somePicture('#502080') }, { bytes: await somePicture('#802020') }],
    ),
  });
  const { _id } = product;
  const { pictures, skus } = await view(_id);
  const [cover = '', second = ''] = pictures.map(({ url }) => url);
  const stock = skus.map(({ _id: id, name, stock: quantity }) => ({
    ...{ _id: id, size: name, quantity },
    ...(name === 'Garnet' && { picture: second }),
  }));
  await meera.api('PUT /api/auth/products/{id}', {
    params: { id: _id },
    body: productForm({
      name: 'Palm stone',
      category: 'Stone',
      sizeType: 'Gemstone',
      price: '900',
      stock,
      pictures,
    }),
  });
  const shown = async () =>
    Object.fromEntries((await pageOf(_id)).stock.map(({ size, image }) => [size, image]));
  expect(await shown()).toEqual({ Amethyst: undefined, Garnet: second });

  const buyer = await testShop.customer();
  for (const size of ['Amethyst', 'Garnet'])
    await buyer.api('POST /api/auth/add-cart', { body: { product: _id, size, quantity: 1 } });
  const { items } = await buyer.api('GET /api/auth/cart/{userId}', { params: { userId: buyer.userId } });
  expect(Object.fromEntries(items.map(({ size, product: { image } }) => [size, image]))).toEqual({
    Amethyst: [cover, second],
    Garnet: [second, cover],
  });

  const file = ['product,variant_or_size,picture', `${_id},Amethyst,${second}`, `${_id},Garnet,`].join(
    '\r\n',
  );
  const { problems } = await importer(meera).applied(file);
  expect(problems).toEqual([]);
  expect(await shown()).toEqual({ Amethyst: second, Garnet: undefined });
});
