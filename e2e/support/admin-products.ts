import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { picture } from './astrologers.ts';
import { expect } from './watched.ts';

/** Returns a name that no other run has used. */
export const unique = (name: string): string => `${name} ${randomInt(1e9).toString(36)}`;

/** Fields of the form that differ; undefined leaves one out. */
export type Fields = Record<string, unknown>;

/** Adds a product over the API and returns its id. */
export async function addProduct(page: Page, token: string, fields: Fields = {}): Promise<string> {
  const { buffer, mimeType, name } = await picture(page, 'a.png');
  const form = new FormData();
  const all = {
    description: 'For a test.',
    category: 'Puja Samagri',
    brand: 'Shilpkar',
    hasVariants: false,
    price: '250',
    sizeType: 'Quantity',
    stock: [{ size: '', quantity: 20 }],
    ...fields,
  };
  for (const [key, value] of Object.entries(all))
    if (value !== undefined) form.append(key, typeof value === 'string' ? value : JSON.stringify(value));
  form.append('image', new File([new Uint8Array(buffer)], name, { type: mimeType }));
  const response = await page.request.post('/api/auth/add-product', {
    headers: { authorization: `Bearer ${token}` },
    multipart: form,
  });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()).product._id;
}
