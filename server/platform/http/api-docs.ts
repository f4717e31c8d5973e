import type { FastifyInstance } from 'fastify';
import type { Endpoints } from '#contract/core/endpoint.ts';
import { errorMessages } from '#contract/core/error-messages.ts';
import { errorStatuses } from '#contract/core/errors.ts';
import { errorsOf, openApiDocument } from '#contract/core/openapi.ts';
import { nameSchemas } from '#contract/schema-names.ts';

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

const style = `:root{color-scheme:light dark}body{font:17px/1.55 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1.5rem}
h1,h2{font-family:Georgia,serif;font-weight:400}h2{margin-top:2.5rem;text-transform:capitalize}article{border-top:1px solid #8b7b80;padding:1rem 0}
h3{font:600 1rem/1.4 ui-monospace,monospace;margin:0;overflow-wrap:anywhere}p{margin:.35rem 0}pre{overflow:auto;font-size:.85rem;background:#8881;padding:.75rem;border-radius:.6rem}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.15rem .75rem;font-size:.95rem}dd{margin:0}a{color:inherit}`;

type Operation = {
  requestBody?: { content: Record<string, { schema: unknown }> };
  parameters: { name: string; in: string; required: boolean }[];
  responses: Record<string, { content: Record<string, { schema: unknown }> }>;
};

const schemaBlock = (title: string, schema: unknown): string =>
  `<details><summary>${title}</summary><pre tabindex="0">${escapeHtml(JSON.stringify(schema, null, 2))}</pre></details>`;

function article(key: string, spec: Endpoints[`GET /${string}`], operation: Operation): string {
  const parameters = operation.parameters.map(
    (p) => `<dt><code>${escapeHtml(p.name)}</code></dt><dd>${p.in}${p.required ? ', required' : ''}</dd>`,
  );
  const errors = errorsOf(spec).map(
    (code) =>
      `<dt><code>${code}</code></dt><dd>${errorStatuses[code]}: ${escapeHtml(errorMessages.en[code])}</dd>`,
  );
  const body = Object.values(operation.requestBody?.content ?? {})[0];
  const response = Object.values(operation.responses[String(spec.status ?? 200)]?.content ?? {})[0];
  return `<article id="${encodeURIComponent(key)}"><h3>${escapeHtml(key)}</h3><p>${escapeHtml(spec.summary)}</p><p>Access: <b>${spec.access}</b></p>
${parameters.length > 0 ? `<dl>${parameters.join('')}</dl>` : ''}${body ? schemaBlock('Body', body.schema) : ''}${response ? schemaBlock('Response', response.schema) : ''}
<details><summary>Errors</summary><dl>${errors.join('')}</dl></details></article>`;
}

/** The parts of the document that the page shows. */
type Shown = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
};

/** Renders the HTML page of the API documentation. */
function page(contract: Endpoints, document: Shown): string {
  const groups = new Map<string, string[]>();
  for (const [key, spec] of Object.entries(contract)) {
    const [method, path] = key.split(' ') as [string, string];
    const operation = document.paths[path]?.[method.toLowerCase()];
    if (!operation) continue;
    const group = path.split('/')[2] ?? 'api';
    groups.set(group, [...(groups.get(group) ?? []), article(key, spec, operation)]);
  }
  const sections = [...groups].map(
    ([name, articles]) => `<section><h2>${escapeHtml(name)}</h2>${articles.join('')}</section>`,
  );
  const schemas = Object.entries(document.components.schemas).map(([name, schema]) =>
    schemaBlock(escapeHtml(name), schema),
  );
  sections.push(`<section id="schemas"><h2>Schemas</h2>${schemas.join('')}</section>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>API of the shop</title>
<link rel="stylesheet" href="/api/docs.css"></head><body><main><h1>API of the shop</h1>
<p>Every endpoint, as the server validates it. The machine-readable form is the <a href="/api/openapi.json">OpenAPI 3.1 document</a>. Errors are always <code>{ message, error, code, errors? }</code>.</p>
${sections.join('')}</main></body></html>`;
}

/** Mounts `/api/openapi.json` and `/api/docs`, generated from the endpoints of the shop on the first request. */
export function mountDocuments(
  app: FastifyInstance,
  listEndpoints: () => Endpoints,
  server: () => string,
): void {
  let made: { json: string; html: string } | undefined;
  const documents = () => {
    if (!made) {
      nameSchemas();
      const endpoints = listEndpoints();
      const document = openApiDocument(endpoints, server());
      made = { json: JSON.stringify(document), html: page(endpoints, document as never) };
    }
    return made;
  };
  const csp = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'";
  app.get('/api/openapi.json', (_request, reply) => reply.type('application/json').send(documents().json));
  app.get('/api/docs.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'max-age=3600').send(style),
  );
  app.get('/api/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', csp).send(documents().html),
  );
}
