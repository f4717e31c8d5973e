import type { EndpointSpec, MultipartSpec } from '#contract/core/endpoint.ts';
import { contract } from '#contract/index.ts';
import type { AccessCase, Own } from '../access/access-case.ts';
import { accessMatrix } from '../access/access-matrix.ts';
import { fromSchema } from './from-schema.ts';
import { hostileTexts, hostileValue, mutated, toJson } from './hostile.ts';
import { oddBodies, oddHeadersFor, oddMethods, oddTargets } from './oddities.ts';
import { createRandom, type Random } from './random.ts';

/** One request of a run. */
export type RequestCase = {
  /** The endpoint of the contract that it is made from, or `edge` for a request outside the contract. */
  call: string;
  method: string;
  target: string;
  headers: Record<string, string>;
  body: Buffer | null;
};

type Sent = { params: unknown; query: unknown; body: unknown };

const calls = Object.entries(contract as Record<string, EndpointSpec>);

/**
 * Returns whether an endpoint keeps a CPU core busy for a tenth of a second or more. After the end of a session that is the
 * new setup.
 */
const isHeavy = (key: string, { produces, limit }: EndpointSpec): boolean =>
  produces === 'application/pdf' ||
  limit === 'login' ||
  limit === 'signup' ||
  /detailed|bundle|logout/.test(key);

/** The share of heavy requests that is kept. It keeps the run fast. */
const heavyShare = 0.2;

/** Returns every id and word that belongs to somebody in the setup. */
const idsOf = (own: Own): string[] => {
  const { customer, reviewed, freshBody: _, ...rest } = own;
  return [
    ...Object.values(rest),
    customer.userId,
    customer.email,
    customer.phone,
    reviewed._id,
    reviewed.orderId,
  ];
};

/**
 * Returns the content of a request: as the access matrix sends it, as the schema describes it, mutated from either, or
 * unrelated.
 */
function contentOf(random: Random, key: string, spec: EndpointSpec, own: Own): Sent {
  const accessCase = (accessMatrix as Record<string, AccessCase>)[key];
  const ids = idsOf(own);
  const sample: Sent = { params: undefined, query: undefined, body: undefined, ...accessCase?.send?.(own) };
  const kind = random.below(100);
  const part = (name: keyof Sent): unknown => {
    const schema = name === 'body' && spec.rawBody ? undefined : spec[name];
    const usual = sample[name] ?? (schema ? fromSchema(random, schema, ids) : undefined);
    if (kind < 18) return usual;
    if (kind < 60) return usual === undefined ? undefined : mutated(random, usual);
    if (kind < 92) return schema ? fromSchema(random, schema, ids) : undefined;
    return hostileValue(random);
  };
  return { params: part('params'), query: part('query'), body: part('body') };
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : toJson(value));

/** Percent-encodes a value. Half of a surrogate pair, which cannot be encoded, becomes bytes that are not UTF-8. */
function encoded(random: Random, value: unknown): string {
  const text = asText(value).slice(0, 2_000);
  if (random.chance(0.02))
    return random.pick(['%', '%zz', '%ff', '%00', '..', '.', '%2e%2e', '%2f', ';', '*']);
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}

function targetOf(random: Random, key: string, { params, query }: Sent): string {
  const given = (params ?? {}) as Record<string, unknown>;
  const path = (key.split(' ')[1] ?? '/').replace(/\{(\w+)\}/g, (_, name: string) =>
    encoded(random, given[name] ?? random.pick(hostileTexts)),
  );
  const pairs = typeof query === 'object' && query !== null ? Object.entries(query).slice(0, 30) : [];
  const search = pairs.map(([name, value]) => `${encoded(random, name)}=${encoded(random, value)}`);
  if (search.length > 0 && random.chance(0.1)) search.push(random.pick(search));
  return search.length > 0 ? `${path}?${search.join('&')}` : path;
}

/** A PNG of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Creates a multipart body: text fields from the body, and files that are pictures, tables or neither. */
function partsBody(random: Random, spec: MultipartSpec, body: unknown): { type: string; body: Buffer } {
  const boundary = 'x'.repeat(20);
  const chunks: Buffer[] = [];
  const fields = typeof body === 'object' && body !== null ? Object.entries(body).slice(0, 70) : [];
  // A name is in a header of its part: no quotes, no line ends.
  const plain = (name: string) => name.replace(/["\r\n\ud800-\udfff]/g, '_').slice(0, 150);
  for (const [name, value] of fields)
    chunks.push(
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${plain(name)}"\r\n\r\n${asText(value)}\r\n`,
      ),
    );
  const files = random.below(3);
  for (let file = 0; file < files; file++) {
    const name = random.chance(0.9) ? random.pick(spec.files) : plain(random.pick(hostileTexts));
    const bytes = random.pick([
      pixel,
      pixel.subarray(0, 40),
      Buffer.alloc(0),
      Buffer.from('name,price\r\n"a,1\r\n=1,2\r\n'),
      Buffer.from([0xff, 0xd8, 0xff, 0, 1, 2]),
      Buffer.from('<svg onload="alert(1)"/>'),
      Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0]),
    ]);
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${plain(random.pick(hostileTexts))}"\r\nContent-Type: image/png\r\n\r\n`;
    chunks.push(Buffer.from(head), bytes, Buffer.from('\r\n'));
  }
  chunks.push(Buffer.from(`--${boundary}--\r\n`));
  return { type: `multipart/form-data; boundary=${boundary}`, body: Buffer.concat(chunks) };
}

/**
 * Creates the request of a number. The same seed, role, number and setup make the same request, except for the ids of
 * the setup. `token` is the session it is sent with, if any.
 */
export function requestCase(
  seed: number,
  role: string,
  number: number,
  own: Own,
  token: string | null,
): RequestCase {
  const random = createRandom(`${seed} ${role} ${number}`);
  const session: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  if (random.chance(0.06)) {
    const method = random.chance(0.7) ? 'GET' : random.pick(oddMethods);
    const headers = { ...session, ...(random.chance(0.3) && oddHeadersFor(random)) };
    return { call: 'edge', method, target: random.pick(oddTargets), headers, body: null };
  }
  let [key, spec] = random.pick(calls);
  while (isHeavy(key, spec) && !random.chance(heavyShare)) [key, spec] = random.pick(calls);
  const content = contentOf(random, key, spec, own);
  const method = random.chance(0.02) ? random.pick(oddMethods) : (key.split(' ')[0] as string);
  const target = targetOf(random, key, content);
  const headers = { ...session };
  let body: Buffer | null = null;
  if (method !== 'GET' && method !== 'HEAD') {
    if (spec.parts && random.chance(0.8)) {
      const parts = partsBody(random, spec.parts, content.body);
      headers['content-type'] = parts.type;
      body = parts.body;
    } else {
      headers['content-type'] = 'application/json';
      body = random.chance(0.06)
        ? random.pick([null, ...oddBodies])
        : Buffer.from(toJson(content.body ?? {}));
    }
    if (random.chance(0.05)) headers['idempotency-key'] = `key ${random.below(20)}`;
  }
  if (random.chance(0.08)) Object.assign(headers, oddHeadersFor(random));
  return { call: key, method, target, headers, body };
}
