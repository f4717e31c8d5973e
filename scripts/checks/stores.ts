import type { Check } from './check.ts';
import { readSources, type Source } from './sources.ts';

/** Files that name tables of several domains by nature: the read models of the dashboard and of the admin's search and news, the audits of the books, the demo's past. */
const readsAll =
  /^server\/(office\/(dashboard|admin-search)\/([\w-]+-)?store|(.+\/)?integrity|demo\/.+-store)\.ts$/;

const isStore = /(^|\/)((.+-)?(store|sql)|integrity|personal-data)\.ts$/;
const elsewhere = /^server\/(platform|schema|commands\/backup|testing)\/|(\.test|\/test-[\w-]+)\.ts$/;
const usesSql =
  /\bsql[`<]|\bsql\.(raw|join|ref|table)\(|\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/;
const namesTable =
  /(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|[a-z]*[jJ]oin|using|sql\.table)\(\s*\[?\s*'([a-z_]+)|\b(?:from|join|into|update|only)\s+([a-z_]+)\b/gi;

/** Returns the server files, without tests and the platform, that hold SQL though they are no store. */
export const strayQueries = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path, text }) => !elsewhere.test(path) && !isStore.test(path) && usesSql.test(text))
    .map(({ path }) => path);

/** Returns "table: paths" for each table of the migrations that the statements of two or more domains name. */
export function sharedTables(sources: readonly Source[]): string[] {
  const tables = new Map<string, Set<string>>();
  for (const { path, text } of sources) {
    if (path.endsWith('.sql'))
      for (const [, table = ''] of text.matchAll(/create (?:unlogged )?table (\w+)/g))
        tables.set(table, new Set());
  }
  for (const { path, text } of sources) {
    if (elsewhere.test(path) || readsAll.test(path) || !usesSql.test(text)) continue;
    const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    for (const [, inCall, inText] of code.matchAll(namesTable))
      tables.get((inCall ?? inText ?? '').toLowerCase())?.add(path);
  }
  const domainOf = (path: string) => path.split('/').slice(1, 3).join('/');
  return [...tables]
    .filter(([, paths]) => new Set([...paths].map(domainOf)).size > 1)
    .map(([table, paths]) => `${table}: ${[...paths].join(', ')}`);
}

/** Checks that SQL is only in stores and that only the stores of one domain name a table. */
export const stores: Check = {
  name: 'stores',
  fix: "Move the statement to the domain's store.ts, or call the service of the domain that owns the table.",
  run: async () => {
    const sources = await readSources(/^server\/.*\.(ts|sql)$/);
    return [...strayQueries(sources).map((path) => `${path}: SQL outside a store`), ...sharedTables(sources)];
  },
};
