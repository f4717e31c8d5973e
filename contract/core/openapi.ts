import { z } from 'zod';
import { documented } from './documented.ts';
import type { EndpointSpec, Endpoints } from './endpoint.ts';
import { errorMessages } from './error-messages.ts';
import { type ErrorCode, errorStatuses } from './errors.ts';
import { errorBodySchema } from './primitives.ts';

type Json = Record<string, unknown>;

/** The access rules in words, for the documentation. */
const accessWords: Record<EndpointSpec['access'], string> = {
  anyone: 'Anyone.',
  member: 'Any signed-in person.',
  user: 'A customer.',
  astrologer: 'An astrologer.',
  admin: 'An admin.',
  gateway: 'The payment gateway, by signature.',
  operator: 'The holder of the metrics token.',
};

const always: readonly ErrorCode[] = ['bad_input'];

/**
 * Says what Zod leaves out: the properties of a record whose keys are listed, and the length of a tuple. Linters and
 * generators of clients expect both.
 */
function complete({ jsonSchema: json }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const { required = [], properties, additionalProperties, prefixItems, items } = json;
  if (required.length > 0 && !properties && additionalProperties)
    json.properties = Object.fromEntries(required.map((name) => [name, additionalProperties]));
  if (prefixItems && !items)
    Object.assign(json, { items: {}, minItems: prefixItems.length, maxItems: prefixItems.length });
}

/**
 * Collects the named schemas of a document. What a client sends and what it receives differ in defaults and required fields,
 * so a name that is used both ways is there twice, the second with `Input` at its end.
 */
function createSchemas() {
  const named: Record<string, Json> = {};

  /** Returns a schema, with a reference for each named part. */
  function whole(schema: z.ZodType, io: 'input' | 'output'): Json {
    const suffix = io === 'input' ? 'Input' : '';
    const json = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      metadata: documented,
      override: complete,
    });
    const text = JSON.stringify(json).replace(/"#\/\$defs\/(\w+)"/g, `"#/components/schemas/$1${suffix}"`);
    const {
      $schema: _,
      $defs = {},
      id: _id,
      ...root
    } = JSON.parse(text) as Json & { $defs?: Record<string, Json> };
    for (const [name, { id: _name, ...part }] of Object.entries($defs)) named[name + suffix] = part;
    return root;
  }

  return {
    named,
    whole,
    /** Returns a reference to a schema that has a name, else the schema. */
    of(schema: z.ZodType, io: 'input' | 'output'): Json {
      const id = documented.get(schema)?.id;
      if (id === undefined) return whole(schema, io);
      const name = io === 'input' ? `${id}Input` : id;
      const reference = { $ref: `#/components/schemas/${name}` };
      const root = whole(schema, io);
      // Zod may put the schema itself among its parts, and leave a reference as its root.
      if (root.$ref !== reference.$ref) named[name] = root;
      return reference;
    },
  };
}

type Schemas = ReturnType<typeof createSchemas>;

/** Returns the name of an operation: its method and path in camel case, such as `getAuthProductsById`. */
export function operationIdOf(key: string): string {
  const [method = '', path = ''] = key.split(' ');
  const words = path
    .replace(/^\/api\//, '')
    .replace(/\{(\w+)\}/g, 'by-$1')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  return [method.toLowerCase(), ...words.map((word) => word[0]?.toUpperCase() + word.slice(1))].join('');
}

/** The groups of calls, by the part of the path after `/api/`. A group without words of its own has general ones. */
const tagWords: Record<string, string> = {
  account: 'Factors, devices and ways in of an account.',
  admin: 'Work of the staff. Each call names the permission it needs.',
  almanac: 'The panchang of cities and days, and calendars.',
  astrologers: 'Astrologers: sign-up, profile, documents, the list.',
  astrology: 'Paid reports, read by what was asked.',
  auth: 'Accounts, sessions, products, carts, orders and reviews.',
  'birth-profiles': 'Births that a customer has saved.',
  blog: 'Posts and their pictures.',
  certificates: 'Laboratory reports and certificates of sold pieces.',
  chat: 'Paid live chat. Its events come over the socket.',
  coupon: 'Discount codes.',
  horoscope: 'Daily predictions.',
  orders: 'Returns, certificates and papers of an order.',
  payment: 'Checkout, payments, invoices, reports to buy, and the wallet.',
  places: 'Countries, states and towns.',
  reports: 'Bought reports: list, content, PDF, links to share.',
  tickets: 'Questions to support.',
  visit: 'People who are not logged in.',
};

/** Lists the errors of an endpoint: its own, and those that follow from its access and limit. */
export function errorsOf(spec: EndpointSpec): ErrorCode[] {
  const own = [...always, ...(spec.errors ?? [])];
  if (!['anyone', 'gateway', 'operator'].includes(spec.access))
    own.push(spec.unauthenticatedError ?? 'not_authenticated', 'session_ended');
  if (!['anyone', 'member', 'gateway', 'operator'].includes(spec.access)) own.push('not_allowed');
  if (spec.fresh) own.push('fresh_proof_needed');
  if (spec.sells) own.push('shop_not_ready');
  if (spec.limit) own.push('too_many_requests');
  return [...new Set(own)];
}

/** Returns the permissions of an admin endpoint as extensions of its operation. */
function staffRule({ permission, further, fresh }: Extract<EndpointSpec, { access: 'admin' }>): Json {
  return {
    'x-permission': permission,
    ...(further && { 'x-further-permissions': further }),
    ...(fresh && { 'x-fresh-proof': fresh }),
  };
}

function parameters(spec: EndpointSpec, schemas: Schemas): Json[] {
  const of = (place: 'path' | 'query', schema?: z.ZodObject) => {
    if (!schema) return [];
    const { properties = {}, required = [] } = schemas.whole(schema, 'input') as {
      properties?: Json;
      required?: string[];
    };
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: property,
    }));
  };
  return [...of('path', spec.params), ...of('query', spec.query)];
}

function responses(spec: EndpointSpec, schemas: Schemas): Json {
  const success: Json = {
    description: 'Done.',
    content: { [spec.produces ?? 'application/json']: { schema: schemas.of(spec.response, 'output') } },
  };
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorsOf(spec))
    byStatus.set(errorStatuses[code], [...(byStatus.get(errorStatuses[code]) ?? []), code]);
  return Object.fromEntries([
    [String(spec.status ?? 200), success],
    ...(spec.repeats && spec.status
      ? [['200', { ...success, description: 'The result of an equal earlier request.' }]]
      : []),
    ...[...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `\`${code}\`: ${errorMessages.en[code]}`).join('\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  ]);
}

function requestBody({ body, parts }: EndpointSpec, schemas: Schemas): Json {
  if (body && !parts) {
    const content = { 'application/json': { schema: schemas.of(body, 'input') } };
    return { requestBody: { required: true, content } };
  }
  if (!parts) return {};
  const fields: Json = body ? schemas.whole(body, 'input') : { type: 'object' };
  const file = { type: 'string', format: 'binary' };
  const one = parts.perName && parts.perName > 1 ? { type: 'array', items: file } : file;
  const properties = {
    ...(fields.properties as Json | undefined),
    ...Object.fromEntries(parts.files.map((name) => [name, one])),
  };
  return {
    requestBody: {
      required: true,
      content: { 'multipart/form-data': { schema: { ...fields, properties } } },
    },
  };
}

/** Creates the OpenAPI 3.1 document of a contract. */
export function openApiDocument(contract: Endpoints, server: string): Json {
  const schemas = createSchemas();
  const tags = new Set<string>();
  const paths: Record<string, Json> = {};
  for (const [key, spec] of Object.entries(contract)) {
    const [method, path] = key.split(' ') as [string, string];
    const security = ['anyone', 'gateway', 'operator'].includes(spec.access) ? [] : [{ bearer: [] }];
    const tag = path.split('/')[2] ?? 'api';
    tags.add(tag);
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: {
        operationId: operationIdOf(key),
        tags: [tag],
        summary: spec.summary,
        description: `Access: ${accessWords[spec.access]}`,
        'x-caller': spec.access,
        ...(spec.access === 'admin' && staffRule(spec)),
        security,
        parameters: parameters(spec, schemas),
        ...requestBody(spec, schemas),
        responses: responses(spec, schemas),
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'The API of the shop',
      version: '1',
      description:
        'The API of the shop, as the server validates it. Amounts are rupees, times ISO 8601. Errors are `{ message, error, code, errors? }`. `X-Lang: hi` or the cookie `lang` chooses the language of messages. The events of the socket are in docs/guides/another-client.md.',
      contact: { name: 'The shop', url: `${server}/contact-us` },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: server }],
    tags: [...tags]
      .sort()
      .map((name) => ({ name, description: tagWords[name] ?? `Calls below /api/${name}.` })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: schemas.whole(errorBodySchema, 'output'), ...schemas.named },
    },
  };
}
