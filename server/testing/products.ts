import sharp from 'sharp';
import type { ResponseOf } from '#contract/core/client.ts';
import type { Person } from './test-shop.ts';

/** Creates a small real picture of one colour. */
export const somePicture = (background = '#803050', size = 40): Promise<Buffer> =>
  sharp({ create: { width: size, height: size, channels: 3, background } })
    .png()
    .toBuffer();

/** Creates the form as an earlier client sends it: a product sold by quantity by default. Lists are JSON. */
export function productForm(
  fields: Record<string, unknown> = {},
  files: readonly { bytes: Buffer; name?: string; type?: string }[] = [],
): FormData {
  const form = new FormData();
  const all = {
    name: 'Brass bell',
    description: 'A bell for the evening.',
    miniDesc: 'A small bell.',
    tags: ['bell', 'brass'],
    category: 'Puja Samagri',
    subcategory: 'Puja Thali',
    brand: 'Shilpkar',
    howToWear: [],
    benefits: ['A clear sound'],
    bestDayToWear: ['Monday'],
    hasVariants: false,
    price: '250',
    sizeType: 'Quantity',
    stock: [{ size: '', quantity: 4 }],
    ...fields,
  };
  for (const [name, value] of Object.entries(all)) {
    if (value === undefined) continue;
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  for (const { bytes, name = 'bell.png', type = 'image/png' } of files)
    form.append('image', new Blob([new Uint8Array(bytes)], { type }), name);
  return form;
}

/** Adds a product as an admin and returns the admin view of it. */
export async function addProduct(
  { api }: Person,
  fields: Record<string, unknown> = {},
): Promise<ResponseOf<'GET /api/admin/products/{id}'>> {
  const { product } = await api('POST /api/auth/add-product', {
    body: productForm(fields, [{ bytes: await somePicture() }]),
  });
  return api('GET /api/admin/products/{id}', { params: { id: product._id } });
}

/** The fields of a product with two variants, for {@link productForm}. */
export const ruby = {
  name: 'Ruby',
  category: 'Gemstones',
  hasVariants: true,
  price: undefined,
  sizeType: undefined,
  stock: undefined,
  variants: [
    { variantName: '3 ratti', gram: 0.55, price: 4200, stock: 14, sku: 'RUB-03', isDefault: false },
    { variantName: '5 ratti', price: '7900', stock: '3', sku: 'RUB-05', isDefault: true },
  ],
};
