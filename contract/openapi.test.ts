import { expect, test } from 'vitest';
import { z } from 'zod';
import { openApiDocument } from './core/openapi.ts';
import { contract } from './index.ts';
import { nameSchemas } from './schema-names.ts';

type Operation = { operationId: string; tags: string[] };
nameSchemas();
const document = JSON.parse(JSON.stringify(openApiDocument(contract, 'https://shop.test'))) as {
  paths: Record<string, Record<string, Operation>>;
  tags: { name: string; description: string }[];
  components: { schemas: Record<string, { properties?: Record<string, unknown> }> };
  info: Record<string, unknown>;
};
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

test('every operation has a name of its own that needs no escape in an address, and a described tag', () => {
  const ids = operations.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(Object.keys(contract).length);
  for (const id of ids) expect(id).toMatch(/^[a-z][A-Za-z0-9]+$/);
  expect(ids).toEqual(
    expect.arrayContaining(['postAuthLogin', 'getAuthProductsById', 'deleteAuthRemoveWishlist']),
  );
  const tags = new Map(document.tags.map(({ name, description }) => [name, description]));
  for (const { tags: own } of operations) for (const tag of own) expect(tags.get(tag)).toBeTruthy();
  expect(document.info).toMatchObject({ description: expect.any(String), contact: expect.any(Object) });
});

test('the things of the trade have names, and every reference leads to one', () => {
  const { schemas } = document.components;
  expect(Object.keys(schemas)).toEqual(
    expect.arrayContaining([
      'Error',
      'Product',
      'Order',
      'User',
      'CartItem',
      'Coupon',
      'Review',
      'ShippingAddress',
    ]),
  );
  const text = JSON.stringify(document);
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference = '']) => reference);
  expect(references.length).toBeGreaterThan(500);
  for (const reference of new Set(references))
    expect(schemas).toHaveProperty(reference.replace('#/components/schemas/', ''));
  expect(text).not.toContain('$defs');
});

test('no schema is a reference to itself, listed keys are properties, and a tuple has its length', () => {
  const { schemas } = document.components;
  for (const [name, schema] of Object.entries(schemas))
    expect(schema).not.toHaveProperty('$ref', `#/components/schemas/${name}`);
  expect(schemas.Post?.properties).toHaveProperty('title');
  const spec = {
    summary: 'Counts.',
    access: 'anyone',
    response: z.object({
      byState: z.record(z.enum(['open', 'paid']), z.number()),
      span: z.tuple([z.number(), z.number()]),
    }),
  } as const;
  const made = openApiDocument({ 'GET /api/counts': spec }, 'https://shop.test') as unknown as {
    paths: {
      '/api/counts': { get: { responses: { 200: { content: Record<string, { schema: object }> } } } };
    };
  };
  expect(made.paths['/api/counts'].get.responses[200].content['application/json']?.schema).toMatchObject({
    properties: {
      byState: {
        required: ['open', 'paid'],
        properties: { open: { type: 'number' }, paid: { type: 'number' } },
      },
      span: { minItems: 2, maxItems: 2, items: {} },
    },
  });
});

test('amounts that a person types say their rule', () => {
  type Typed = {
    requestBody: { content: { 'application/json': { schema: { properties: { amount: object } } } } };
  };
  const operationsOf = document.paths as Record<string, Record<string, unknown> | undefined>;
  const amountOf = (path: string) => {
    const operation = operationsOf[path]?.post as Typed | undefined;
    return operation?.requestBody.content['application/json'].schema.properties.amount;
  };
  expect(amountOf('/api/payment/wallet/initiateTopUp')).toMatchObject({ minimum: 1, multipleOf: 1 });
  expect(amountOf('/api/payment/wallet/withdraw')).toMatchObject({ minimum: 1 });
});
