import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type EndpointSpec, endpoint } from '#contract/core/endpoint.ts';
import { contract } from '#contract/index.ts';
import { fromSchema } from '../../testing/requests/from-schema.ts';
import { createRandom } from '../../testing/requests/random.ts';
import { noTelemetry } from '../telemetry/telemetry.ts';
import { createPageCache } from './caching/page-cache.ts';
import { type Registry, type ServeOptions, serve } from './serve.ts';
import { createStripper } from './strip-response.ts';

/** Returns a copy in which every object has one more, undeclared field. */
function leaky(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(leaky);
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.entries(value).map(([name, one]) => [name, leaky(one)]);
  return { ...Object.fromEntries(inner), passwordHash: 'argon2', internalNote: 'x' };
}

const answers = Object.entries(contract as Record<string, EndpointSpec>).filter(
  ([, { produces }]) => !produces,
);

describe('a value that matches the contract', () => {
  it.each([
    [z.object({ a: z.string() }), { a: 'x', b: 1 }, { a: 'x' }],
    [z.array(z.object({ a: z.string() }).nullable()), [null, { a: 'x', b: 1 }], [null, { a: 'x' }]],
    [z.object({ a: z.object({}).optional() }), { a: { b: 1 } }, { a: {} }],
    [z.object({ a: z.unknown() }), { a: { b: 1 } }, { a: { b: 1 } }],
    [z.record(z.string(), z.object({ a: z.string() })), { k: { a: 'x', b: 1 } }, { k: { a: 'x' } }],
    [
      z.object({ a: z.string() }).and(z.object({ b: z.string() })),
      { a: '1', b: '2', c: 3 },
      { a: '1', b: '2' },
    ],
    [
      z.union([
        z.object({ is: z.literal('a'), a: z.string() }),
        z.object({ is: z.literal('b'), b: z.string() }),
      ]),
      { is: 'b', b: 'x', c: 1 },
      { is: 'b', b: 'x' },
    ],
    [z.string().nullable(), null, null],
  ])('%#', (schema, value, left) => expect(createStripper(schema as z.ZodType)(value)).toEqual(left));

  it('is returned unchanged when there is nothing to strip', () => {
    const value = { list: [{ a: 'x' }], more: null };
    const schema = z.object({ list: z.array(z.object({ a: z.string() })), more: z.string().nullable() });
    expect(createStripper(schema)(value)).toBe(value);
  });

  it.each(answers)('%s', (key, { response }) => {
    const named = createStripper(response);
    let tried = 0;
    for (let n = 0; n < 40; n++) {
      const made = fromSchema(createRandom(`${key} ${n}`), response, ['0123456789abcdef'], { tame: true });
      const good = response.safeParse(made);
      if (!good.success) continue;
      // The same as zod leaves, except that zod refuses a record with enum keys as a whole.
      const wanted = response.safeParse(leaky(good.data));
      expect(named(leaky(good.data))).toEqual(wanted.success ? wanted.data : good.data);
      tried += 1;
      expect(named(good.data)).toEqual(good.data);
    }
    expect(tried).toBeGreaterThan(0);
  });
});

describe('a server in production', () => {
  const app = Fastify();
  afterAll(() => app.close());

  it('strips fields that the contract does not declare, also in pages and cached responses', async () => {
    const resource = {
      'GET /api/one': endpoint({ summary: '', access: 'anyone', response: z.object({ a: z.string() }) }),
      'GET /api/kept': endpoint({
        summary: '',
        access: 'anyone',
        response: z.object({ a: z.string() }),
        cacheTags: ['x'],
      }),
    };
    const registry: Registry = new Map();
    const more = async () => ({ a: 'x', secret: 'y' });
    const options = {
      resolveSession: async () => null,
      needsFreshProof: async () => false,
      now: () => new Date(),
      cache: createPageCache(),
      trace: noTelemetry.request,
      wholePicture: (address: string) => address,
      limit: async () => null,
      checkResponses: false,
    } as unknown as ServeOptions;
    serve(app, registry, resource, { 'GET /api/one': more, 'GET /api/kept': more }, options);
    app.decorateRequest('isMultipart', () => false);
    for (const url of ['/api/one', '/api/kept']) expect((await app.inject(url)).json()).toEqual({ a: 'x' });
    expect(await registry.get('GET /api/one')?.handler({} as never)).toEqual({ a: 'x' });
  });
});
