import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// A product page and the list, with the tags of the real ones (web/catalog/products/pages). Each shows the data of its loader.
const serverBuild = `
export const entry = { module: {
  createLoadContext: (input) => input,
  knownQuery: (path) => (path === '/products' ? ['q', 'sort'] : []),
  patternOf: (path) => path,
  loadsGateway: () => false,
  hasSecretAddress: () => false,
  policyNames: [],
  onRenderFailure() {},
  createRequestHandler: () => async (request, { api, tags }) => {
    const { pathname, searchParams } = new URL(request.url);
    const id = /^\\/single-product\\/(\\w+)$/.exec(pathname)?.[1];
    const query = Object.fromEntries(searchParams);
    const shown = id
      ? await api('GET /api/auth/products/{id}', { params: { id } })
      : await api('GET /api/auth/products', { query: { limit: 24, ...query } });
    for (const tag of id ? ['product:' + id] : ['products', 'reviews']) tags.add(tag);
    return new Response(JSON.stringify(shown), { headers: { 'content-type': 'text/html; charset=utf-8' } });
  },
} };`;

/** Builds pages small enough for a test: a product page and the list show their loaders' data as JSON. */
export async function smallPages(): Promise<{ buildDir: string; remove(): Promise<void> }> {
  const buildDir = await mkdtemp(join(tmpdir(), 'pages-'));
  await mkdir(join(buildDir, 'server'));
  await mkdir(join(buildDir, 'client'));
  await writeFile(join(buildDir, 'server', 'package.json'), '{ "type": "module" }');
  await writeFile(join(buildDir, 'server', 'index.js'), serverBuild);
  return { buildDir, remove: () => rm(buildDir, { recursive: true }) };
}
