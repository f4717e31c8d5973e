import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { EndpointSpec } from '#contract/core/endpoint.ts';
import { contract } from '#contract/index.ts';
import type { AccessCase } from '../access/access-case.ts';
import { accessMatrix } from '../access/access-matrix.ts';
import { type AccessSetup, setUpAccess } from '../access/access-setup.ts';
import { startTestShop, type TestShop } from '../test-shop.ts';
import { problemOf } from './judge.ts';
import { createSender } from './send.ts';

let testShop: TestShop;
let setup: AccessSetup;
beforeAll(async () => {
  testShop = await startTestShop({ env: { LOG_LEVEL: 'silent' } });
  setup = await setUpAccess(testShop);
});
afterAll(() => testShop.close());

/** Days and instants at the ends of the calendar: the day before or after them has another form, or PostgreSQL lacks it. */
const ends: Readonly<Record<string, readonly string[]>> = {
  date: ['0000-01-01', '0001-01-01', '9999-12-31'],
  'date-time': ['0000-01-01T00:00:00.000Z', '0001-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z'],
};

type Schema = { format?: string; anyOf?: Schema[]; properties?: Record<string, Schema>; items?: Schema };
type Path = readonly string[];

/** Lists the places of days and instants in a schema. A step `0` is the first of a list. */
function placesOf(schema: Schema, path: Path = []): { path: Path; format: string }[] {
  const own = schema.format && ends[schema.format] ? [{ path, format: schema.format }] : [];
  return [
    ...own,
    ...(schema.anyOf ?? []).flatMap((one) => placesOf(one, path)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => placesOf(inner, [...path, name])),
    ...(schema.items ? placesOf(schema.items, [...path, '0']) : []),
  ];
}

/** Returns the value with another one at a place. Objects and lists on the way are added. */
function withAt(value: unknown, [step, ...rest]: Path, end: string): unknown {
  if (step === undefined) return end;
  const known = typeof value === 'object' && value !== null ? value : step === '0' ? [] : {};
  const changed = withAt((known as Record<string, unknown>)[step], rest, end);
  return Array.isArray(known) ? [changed, ...known.slice(1)] : { ...known, [step]: changed };
}

const jsonSchemaOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;

/** Lists the requests of an endpoint, each with one day at an end of the calendar. */
function requestsOf(key: string, spec: EndpointSpec) {
  const sample = (accessMatrix as Record<string, AccessCase>)[key]?.send?.(setup.own) ?? {};
  const parts = (['params', 'query', 'body'] as const).filter((part) => part !== 'body' || !spec.rawBody);
  return parts.flatMap((part) => {
    const schema = spec[part];
    if (!schema) return [];
    return placesOf(jsonSchemaOf(schema)).flatMap(({ path, format }) =>
      (ends[format] ?? []).map((end) => ({ ...sample, [part]: withAt(sample[part], path, end) })),
    );
  });
}

describe('days at the ends of the calendar', () => {
  test('are answered or refused by every endpoint that takes a day', async () => {
    const sender = createSender(testShop.base);
    const problems: string[] = [];
    let sent = 0;
    for (const [key, spec] of Object.entries(contract as Record<string, EndpointSpec>))
      for (const { params = {}, query = {}, body } of requestsOf(key, spec))
        for (const role of ['customer', 'astrologer', 'admin'] as const) {
          const [method = '', pattern = ''] = key.split(' ');
          const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) =>
            encodeURIComponent((params as Record<string, string>)[name] ?? ''),
          );
          const one = {
            call: key,
            method,
            target: `${path}?${new URLSearchParams(query as Record<string, string>)}`,
            headers: {
              authorization: `Bearer ${setup.people[role].token}`,
              ...(method !== 'GET' && { 'content-type': 'application/json' }),
            },
            body: method === 'GET' ? null : Buffer.from(JSON.stringify(body ?? {})),
          };
          sent += 1;
          const problem = problemOf(one, await sender.send(one));
          if (problem) problems.push(`${role} ${key} ${one.target} ${one.body ?? ''}: ${problem}`);
        }
    sender.close();
    expect(problems).toEqual([]);
    expect(sent).toBeGreaterThan(300);
  }, 180_000);
});
