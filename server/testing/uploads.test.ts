import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiError } from '#contract/core/client.ts';
import type { EndpointSpec } from '#contract/core/endpoint.ts';
import { contract } from '#contract/index.ts';
import { attach } from '../catalog/certificates/test-certificates.ts';
import { order } from '../catalog/reviews/test-reviews.ts';
import { writePost } from '../office/blog/test-posts.ts';
import { createProduct } from './fixtures/create-product.ts';
import { documentsForm, newAstrologer } from './fixtures/documents.ts';
import { addProduct, productForm } from './fixtures/products.ts';
import { snapshotTables } from './table-snapshot.ts';
import { type Person, startTestShop, type TestShop } from './test-shop.ts';
import { claim100Mb, uploadCorpus } from './upload-corpus.ts';

let testShop: TestShop;
let folder: string;
let admin: Person;
/** Uploads a file in place of a picture, by endpoint, with the person who sends it. */
let sends: Partial<Record<keyof typeof contract, [Person, (bytes: Buffer) => Promise<unknown>]>>;
let before: unknown;

// Keys of the shop are created on first use, by any request.
const stands = async () => [
  await snapshotTables(testShop, ['secrets']),
  (await readdir(folder, { recursive: true })).sort(),
];
const partsOf = (name: string, bytes: Buffer, fields: Record<string, string> = {}): FormData => {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  form.append(name, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), '../../../etc/cat.jpg');
  return form;
};

/** Uploads files as a laboratory's report: a new one, and one in the place of another. */
async function reportSends(productId: string): Promise<typeof sends> {
  const fields = { laboratory: 'Test Laboratory', number: 'U 1' };
  const { report } = await attach(admin, { ...fields, productId });
  const { _id: id } = report;
  return {
    'POST /api/admin/laboratory-reports': [
      admin,
      (bytes) =>
        admin.api('POST /api/admin/laboratory-reports', {
          body: partsOf('file', bytes, { ...fields, productId }),
        }),
    ],
    'POST /api/admin/laboratory-reports/{id}/replace': [
      admin,
      (bytes) =>
        admin.api('POST /api/admin/laboratory-reports/{id}/replace', {
          params: { id },
          body: partsOf('file', bytes, fields),
        }),
    ],
  };
}

/** Uploads files to a ticket, as its sender and in an answer. */
async function ticketSends(buyer: Person): Promise<typeof sends> {
  const { number } = await buyer.api('POST /api/contact', {
    body: {
      name: 'Uma Rao',
      email: buyer.email,
      phone: '9840012345',
      topic: 'other',
      message: 'Please see the file.',
    },
  });
  const { tickets } = await admin.api('GET /api/admin/tickets', { query: { q: number } });
  const id = tickets[0]?._id ?? '';
  return {
    'POST /api/tickets/{number}/files': [
      buyer,
      (bytes) =>
        buyer.api('POST /api/tickets/{number}/files', { params: { number }, body: partsOf('file', bytes) }),
    ],
    'POST /api/admin/tickets/{id}/reply-with-files': [
      admin,
      (bytes) =>
        admin.api('POST /api/admin/tickets/{id}/reply-with-files', {
          params: { id },
          body: partsOf('file', bytes, { text: 'Here it is.' }),
        }),
    ],
  };
}

/** Uploads photos for products that are made to order, and of products that came back. */
async function personalSends(buyer: Person): Promise<typeof sends> {
  const orderId = await order(buyer, await createProduct(testShop, { name: 'Returned diya' }));
  await admin.api('PUT /api/auth/admin/update-status', { body: { orderId, status: 'Delivered' } });
  const { items } = await buyer.api('GET /api/auth/order/{id}', { params: { id: orderId } });
  const asked = new FormData();
  const facts = { itemId: items[0]?._id ?? '', reason: 'damaged', text: 'It broke.', quantity: '1' };
  for (const [name, value] of Object.entries(facts)) asked.set(name, value);
  const { return: request } = await buyer.api('POST /api/orders/{id}/returns', {
    params: { id: orderId },
    body: asked,
  });
  return {
    'POST /api/personal-photos': [
      buyer,
      (bytes) => buyer.api('POST /api/personal-photos', { body: partsOf('photo', bytes) }),
    ],
    'POST /api/admin/order-buyers/{id}/photos': [
      admin,
      (bytes) =>
        admin.api('POST /api/admin/order-buyers/{id}/photos', {
          params: { id: buyer.userId },
          body: partsOf('photo', bytes),
        }),
    ],
    'POST /api/admin/returns/{id}/inspect': [
      admin,
      (bytes) =>
        admin.api('POST /api/admin/returns/{id}/inspect', {
          params: { id: request._id },
          body: partsOf('photo', bytes, { condition: 'as_sent', stock: 'restock', text: '' }),
        }),
    ],
  };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  testShop = await startTestShop({ env: { STORAGE_DIR: folder } });
  admin = await testShop.admin();
  const [buyer, pandit] = [await testShop.customer(), await newAstrologer(testShop)];
  const product = await addProduct(admin);
  const post = await writePost(admin);
  const bought = await createProduct(testShop, { name: 'Delivered diya' });
  const orderId = await order(buyer, bought);
  await admin.api('PUT /api/auth/admin/update-status', { body: { orderId, status: 'Delivered' } });
  const { items } = await buyer.api('GET /api/auth/order/{id}', { params: { id: orderId } });
  const item = { itemId: items[0]?._id ?? '', reason: 'damaged', text: 'It broke.', quantity: '1' };
  const file = (bytes: Buffer) => [{ bytes, name: '../../../etc/cat.png' }];
  sends = {
    'POST /api/auth/add-product': [
      admin,
      (bytes) => admin.api('POST /api/auth/add-product', { body: productForm({}, file(bytes)) }),
    ],
    'PUT /api/auth/products/{id}': [
      admin,
      (bytes) =>
        admin.api('PUT /api/auth/products/{id}', {
          params: { id: product._id },
          body: productForm({ version: product.version }, file(bytes)),
        }),
    ],
    'POST /api/admin/product-pictures': [
      admin,
      (bytes) => admin.api('POST /api/admin/product-pictures', { body: partsOf('image', bytes) }),
    ],
    'POST /api/blog/posts': [
      admin,
      (bytes) =>
        admin.api('POST /api/blog/posts', { body: partsOf('images', bytes, { title: 'Never written' }) }),
    ],
    'PUT /api/blog/posts/{id}': [
      admin,
      (bytes) =>
        admin.api('PUT /api/blog/posts/{id}', {
          params: { id: post._id },
          body: partsOf('images', bytes, { title: 'Never changed' }),
        }),
    ],
    'POST /api/blog/pictures': [
      admin,
      (bytes) => admin.api('POST /api/blog/pictures', { body: partsOf('images', bytes) }),
    ],
    'POST /api/admin/settings/pictures': [
      admin,
      (bytes) => admin.api('POST /api/admin/settings/pictures', { body: partsOf('image', bytes) }),
    ],
    'POST /api/astrologers/upload-documents': [
      pandit,
      async (bytes) =>
        pandit.api('POST /api/astrologers/upload-documents', {
          body: await documentsForm({ pan: { bytes, name: '../../../etc/pan.jpg' } }),
        }),
    ],
    'PUT /api/astrologers/photo': [
      pandit,
      (bytes) =>
        pandit.api('PUT /api/astrologers/photo', {
          body: { photo: `data:image/jpeg;base64,${bytes.toString('base64')}` },
        }),
    ],
    'POST /api/orders/{id}/returns': [
      buyer,
      (bytes) =>
        buyer.api('POST /api/orders/{id}/returns', {
          params: { id: orderId },
          body: partsOf('photo', bytes, item),
        }),
    ],
    'POST /api/admin/energisations/{id}/done': [
      admin,
      (bytes) =>
        admin.api('POST /api/admin/energisations/{id}/done', {
          params: { id: 'nosuchenergy0000' },
          body: partsOf('photo', bytes, { at: '2026-11-20T07:36:00.000Z', person: 'Nobody' }),
        }),
    ],
    'POST /api/auth/products/{productId}/reviews': [
      buyer,
      (bytes) =>
        buyer.api('POST /api/auth/products/{productId}/reviews', {
          params: { productId: bought._id },
          body: { rating: 5, text: 'Bright.', media: `data:image/jpeg;base64,${bytes.toString('base64')}` },
        }),
    ],
  };
  sends = {
    ...sends,
    ...(await reportSends(bought._id)),
    ...(await ticketSends(buyer)),
    ...(await personalSends(buyer)),
  };
  before = await stands();
});
afterAll(async () => {
  await testShop.close();
  await rm(folder, { recursive: true });
});

const specs: [string, EndpointSpec][] = Object.entries(contract);
/** Product files are text and have a test of their own (server/catalog/products/import-export). */
const text = 'POST /api/admin/product-imports';

test('every endpoint that accepts files is here', () => {
  const takers = specs.filter(([key, { parts }]) => parts && key !== text).map(([key]) => key);
  expect(Object.keys(sends)).toEqual(expect.arrayContaining(takers));
});

describe.each(uploadCorpus)('%s', (_, make) => {
  test('is refused everywhere with an error that the endpoint declares, and nothing of it is stored', async () => {
    const bytes = await make();
    for (const [key, [, send]] of Object.entries(sends)) {
      const error: ApiError = await send(bytes).then(
        () => expect.fail(`${key} took it`),
        (refused: ApiError) => refused,
      );
      expect([key, error.status]).toEqual([key, expect.toBeOneOf([400, 413])]);
      const spec: EndpointSpec = contract[key as keyof typeof contract];
      expect([key, spec.errors]).toEqual([key, expect.arrayContaining([error.code])]);
      expect(error.message.length).toBeGreaterThan(10);
    }
    expect(await stands()).toEqual(before);
  });
});

test('a claim of 100 MB is refused everywhere before any of it is read', async () => {
  for (const [key, { parts }] of specs) {
    if (!parts) continue;
    const [who = admin] = sends[key as keyof typeof contract] ?? [];
    const [method = '', path = ''] = key.split(' ');
    const url = testShop.base + path.replaceAll(/\{\w+\}/g, 'some-id');
    const { status, body } = await claim100Mb(url, method, who.token);
    expect([key, status, JSON.parse(body).message]).toEqual([key, 413, 'That is too large to send.']);
  }
});
