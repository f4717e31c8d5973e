import { expect, it } from 'vitest';
import { z } from 'zod';
import { productBodySchema } from '../catalog/products/admin-products.ts';
import { contract } from '../index.ts';
import type { EndpointSpec } from './endpoint.ts';
import { typedVersionSchema, versionSchema } from './primitives.ts';

type Schema = { type?: string | string[]; minimum?: number; maximum?: number; [key: string]: unknown };

/** Lists the paths of unbounded numbers in a JSON schema. */
function unbounded(schema: Schema, place: string): string[] {
  const inner = Object.entries(schema).flatMap(([name, value]): string[] =>
    typeof value === 'object' && value !== null ? unbounded(value as Schema, `${place}.${name}`) : [],
  );
  const isNumber = [schema.type ?? []].flat().some((type) => type === 'number' || type === 'integer');
  const most = Number.MAX_SAFE_INTEGER;
  const { minimum = 0, maximum = most } = schema;
  return isNumber && !('const' in schema) && (maximum >= most || minimum <= -most)
    ? [place, ...inner]
    : inner;
}

/** Numbers that another rule bounds, or that become text. */
const checkedElsewhere = [
  /^\w+ \/api\/(coupon\/create|admin\/coupons\/\{id\}|admin\/coupon-preview) body\..*(discountValue|minCartValue|maxCartValue|maxDiscount)$/,
  /\.quantity$/,
  /(\.ayanamsa|\.year_length|body\.properties\.amount)\.anyOf\.1$/,
  // The column is a bigint.
  /(webhooks|payment-differences)\/\{id\}(\/(replay|close))? params\.properties\.id$/,
];

it('every number that a client sends is bounded, so that it fits its column', () => {
  const found = Object.entries(contract as Record<string, EndpointSpec>).flatMap(([key, spec]) =>
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = spec[part];
      if (!schema) return [];
      return unbounded(
        z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema,
        `${key} ${part}`,
      );
    }),
  );
  expect(found.filter((place) => !checkedElsewhere.some((known) => known.test(place)))).toEqual([]);
});

it('a list of the product form with a value that is not text is refused, and does not throw', () => {
  for (const tags of ['{"toString":1,"valueOf":1}', '[{"toString":1,"valueOf":1}]', '[["a"],{}]'])
    expect(productBodySchema.shape.tags.safeParse(tags).success).toBe(false);
  expect(productBodySchema.shape.tags.parse('["ruby", "gem"]')).toEqual(['ruby', 'gem']);
  expect(productBodySchema.shape.tags.parse('ruby, gem')).toEqual(['ruby', 'gem']);
  expect(productBodySchema.shape.tags.parse('[1, 2]')).toEqual(['1', '2']);
});

it('a version leaves room for the next one in its column, an integer of PostgreSQL', () => {
  const last = 2 ** 31 - 1;
  for (const schema of [versionSchema, typedVersionSchema]) {
    expect(schema.safeParse(last - 1).success).toBe(true);
    expect(schema.safeParse(last).success).toBe(false);
  }
});
