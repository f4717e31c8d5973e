import { z } from 'zod';
import type { EndpointSpec, Endpoints } from './endpoint.ts';
import { type ErrorCode, errorCatalog } from './errors.ts';
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

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
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

function parameters(spec: EndpointSpec): Json[] {
  const of = (place: 'path' | 'query', schema?: z.ZodObject) => {
    if (!schema) return [];
    const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
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

function responses(spec: EndpointSpec): Json {
  const success: Json = {
    description: 'Done.',
    content: { [spec.produces ?? 'application/json']: { schema: schemaOf(spec.response, 'output') } },
  };
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorsOf(spec))
    byStatus.set(errorCatalog[code].status, [...(byStatus.get(errorCatalog[code].status) ?? []), code]);
  return Object.fromEntries([
    [String(spec.status ?? 200), success],
    ...(spec.repeats
      ? [['200', { ...success, description: 'The result of an equal earlier request.' }]]
      : []),
    ...[...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `\`${code}\`: ${errorCatalog[code].en}`).join('\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  ]);
}

function requestBody({ body, parts }: EndpointSpec): Json {
  if (!body && !parts) return {};
  const fields = body ? schemaOf(body, 'input') : { type: 'object' };
  if (!parts) return { requestBody: { required: true, content: { 'application/json': { schema: fields } } } };
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
  const paths: Record<string, Json> = {};
  for (const [key, spec] of Object.entries(contract)) {
    const [method, path] = key.split(' ') as [string, string];
    const security = ['anyone', 'gateway', 'operator'].includes(spec.access) ? [] : [{ bearer: [] }];
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: {
        operationId: key,
        tags: [path.split('/')[2]],
        summary: spec.summary,
        description: `Access: ${accessWords[spec.access]}`,
        'x-caller': spec.access,
        ...(spec.access === 'admin' && staffRule(spec)),
        security,
        parameters: parameters(spec),
        ...requestBody(spec),
        responses: responses(spec),
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Navaratna', version: '1', license: { name: 'MIT' } },
    servers: [{ url: server }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: schemaOf(errorBodySchema, 'output') },
    },
  };
}
