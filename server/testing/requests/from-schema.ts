import { z } from 'zod';
import { hostileNumbers, hostileTexts } from './hostile.ts';
import type { Random } from './random.ts';

type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  items?: Schema;
  prefixItems?: Schema[];
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  format?: string;
  pattern?: string;
};

const made = new WeakMap<z.ZodType, Schema>();

/** Returns the JSON schema of an input. Parts that JSON schema cannot express may be anything. */
function jsonSchemaOf(schema: z.ZodType): Schema {
  const known = made.get(schema);
  if (known) return known;
  const fresh = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
  made.set(schema, fresh);
  return fresh;
}

const usualTexts = [
  'Some words',
  'ruby',
  'buyer@example.test',
  '9876543210',
  '302001',
  'Rajasthan',
  'a good password',
  '2026-10',
  '2026-10-05',
  '2026-10-05T10:30:00.000Z',
  '1990-05-17T04:20:00+05:30',
  '18.52,73.85',
  'Asia/Kolkata',
  'cashfree',
  'hi',
  '5',
  'ABCDE1234F',
  'https://shop.test/a',
  'data:image/png;base64,iVBORw0KGgo=',
];

const byFormat: Readonly<Record<string, readonly string[]>> = {
  date: ['2026-10-05', '1890-01-01', '0001-01-01', '9999-12-31'],
  'date-time': [
    '2026-10-05T10:30:00.000Z',
    '1890-01-01T00:00:00Z',
    '0001-01-01T00:00:00Z',
    '9999-12-31T23:59:59Z',
  ],
  email: ['buyer@example.test', "o'hara+x@example.test"],
  uri: ['https://shop.test/a', 'http://127.0.0.1:1/'],
  uuid: ['00000000-0000-4000-8000-000000000000'],
};

function textFrom(
  random: Random,
  { format, minLength = 0, maxLength, pattern }: Schema,
  ids: readonly string[],
) {
  if (format && byFormat[format] && random.chance(0.8)) return random.pick(byFormat[format]);
  if (pattern?.includes('0-9a-z') && random.chance(0.7)) return random.pick(ids);
  if (random.chance(0.15)) return random.pick(hostileTexts);
  if (maxLength && maxLength < 10_000 && random.chance(0.15)) return 'अ'.repeat(maxLength + random.below(2));
  if (random.chance(0.35)) return random.pick(ids);
  const text = random.pick(usualTexts);
  return text.length < minLength ? text.padEnd(minLength, '9') : text;
}

function numberFrom(random: Random, { minimum, maximum, type }: Schema): number {
  const edges = [minimum, maximum].filter((edge): edge is number => typeof edge === 'number');
  if (random.chance(0.25)) return random.pick(hostileNumbers);
  if (edges.length > 0 && random.chance(0.4)) return random.pick(edges) + random.below(3) - 1;
  return random.below(12) + (type === 'integer' || random.chance(0.8) ? 0 : 0.5);
}

/** Returns a text that a schema accepts, if it says which: an id, a day, an instant, or words. */
function tameText({ format, pattern, minLength = 0 }: Schema, ids: readonly string[]): string {
  if (format && byFormat[format]) return byFormat[format][0] as string;
  return pattern?.includes('0-9a-z') ? (ids[0] as string) : 'Some words'.padEnd(minLength, '9');
}

/**
 * Creates a mostly valid value from a schema. `ids` are ids of existing records. `tame`: as valid as a JSON schema can
 * tell.
 */
export function fromSchema(
  random: Random,
  schema: z.ZodType,
  ids: readonly string[],
  { tame = false } = {},
): unknown {
  const build = (given: Schema | undefined, depth: number): unknown => {
    const one = given ?? {};
    if ('const' in one) return one.const;
    if (one.enum?.length)
      return tame || random.chance(0.92) ? random.pick(one.enum) : random.pick(hostileTexts);
    const several = one.anyOf ?? one.oneOf;
    if (several?.length) return build(random.pick(several), depth);
    if (one.allOf?.length) return Object.assign({}, ...one.allOf.map((part) => build(part, depth)));
    const type = Array.isArray(one.type) ? random.pick(one.type) : one.type;
    if (type === 'string') return tame ? tameText(one, ids) : textFrom(random, one, ids);
    if (type === 'integer' || type === 'number')
      return tame ? (one.minimum ?? 1) : numberFrom(random, { ...one, type });
    if (type === 'boolean') return random.chance(0.5);
    if (type === 'null') return null;
    if (type === 'array') {
      if (one.prefixItems) return one.prefixItems.map((item) => build(item, depth + 1));
      const count = !tame && random.chance(0.05) ? Math.min((one.maxItems ?? 20) + 1, 300) : random.below(4);
      return Array.from({ length: Math.max(one.minItems ?? 0, count) }, () => build(one.items, depth + 1));
    }
    if (type === 'object' && depth < 12) {
      const entries = Object.entries(one.properties ?? {})
        .filter(([name]) => random.chance(one.required?.includes(name) ? (tame ? 1 : 0.95) : 0.6))
        .map(([name, inner]) => [name, build(inner, depth + 1)]);
      if (typeof one.additionalProperties === 'object')
        for (const name of one.propertyNames?.enum ?? [random.pick(ids)])
          entries.push([String(name), build(one.additionalProperties, depth + 1)]);
      return Object.fromEntries(entries);
    }
    return random.pick<unknown>([...usualTexts, 5, null, {}, []]);
  };
  return build(jsonSchemaOf(schema), 0);
}
