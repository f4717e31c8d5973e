import { expect, it } from 'vitest';
import { scriptsAfterPaint } from './scripts-after-paint.ts';

const page = `<head><link rel="modulepreload" href="/assets/manifest.js" nonce="m"/><link rel="modulepreload" href="/assets/home.js" nonce="m"/><link rel="stylesheet" href="/a.css"/></head><body><script nonce="m" type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
  window.__reactRouterRouteModules = {"root":route0,"home":route1};

import("/assets/entry.js");</script></body>`;

type Run = { links: string[]; imports: string[]; modules: object; waiting: (() => void)[] };

/** Runs the script of a page as a browser would, with `import` replaced by a list of what it asks for. */
async function run(html: string, hidden: boolean): Promise<Run> {
  const [, code = ''] = /type="module"[^>]*>([^<]*)<\/script>/.exec(html) ?? [];
  const done: Run = { links: [], imports: [], modules: {}, waiting: [] };
  const load = async (path: string) => {
    done.imports.push(path);
    return { path };
  };
  const document = {
    hidden,
    createElement: () => ({}),
    head: { append: ({ href }: { href: string }) => done.links.push(href) },
  };
  const window = {};
  const paint = (next: () => void) => done.waiting.push(next);
  // biome-ignore lint/security/noGlobalEval: it runs what the page carries.
  const start = eval(
    `(document, window, load, requestAnimationFrame, setTimeout) => {${code.replaceAll('import(', 'load(')}}`,
  );
  start(document, window, load, paint, (next: () => unknown) => next());
  for (const next of done.waiting) next();
  await Promise.resolve();
  for (let i = 0; i < 5; i += 1) await Promise.resolve();
  done.modules = window;
  return done;
}

it('a page asks for its scripts after its first paint, and in order', async () => {
  const html = scriptsAfterPaint(page);
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).toContain('<link rel="stylesheet" href="/a.css"/>');
  const { links, imports, modules, waiting } = await run(html, false);
  expect(waiting).toHaveLength(1);
  expect(links).toEqual(['/assets/manifest.js', '/assets/home.js']);
  expect(imports).toEqual(['/assets/manifest.js', '/assets/root.js', '/assets/home.js', '/assets/entry.js']);
  expect(modules).toEqual({
    __reactRouterRouteModules: { root: { path: '/assets/root.js' }, home: { path: '/assets/home.js' } },
  });
});

it('a page in a background tab, which is not painted, asks for them at once', async () => {
  const { imports, waiting } = await run(scriptsAfterPaint(page), true);
  expect(waiting).toHaveLength(0);
  expect(imports).toContain('/assets/entry.js');
});
