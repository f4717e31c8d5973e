import { expect, it } from 'vitest';
import { scriptsAfterPaint } from './scripts-after-paint.ts';

const page = `<head><link rel="modulepreload" href="/assets/manifest.js" nonce="m"/><link rel="modulepreload" href="/assets/home.js" nonce="m"/><link rel="stylesheet" href="/a.css"/></head><body><script nonce="m" type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
  window.__reactRouterRouteModules = {"root":route0,"home":route1};

import("/assets/entry.js");</script></body>`;

/** What a page asked for, and what it waits for: its first paint, and a timer of some length. */
type Run = {
  links: string[];
  imports: string[];
  modules: object;
  paints: (() => void)[];
  timers: (() => void)[];
};
type Picture = { complete: boolean; onload?: () => void };

const settled = async () => {
  for (let i = 0; i < 9; i += 1) await Promise.resolve();
};

/** Runs the script of a page as a browser would, with `import` replaced by a list of what it asks for. */
function run(html: string, { hidden = false, pictures = [] as Picture[] } = {}): Run {
  const [, code = ''] = /type="module"[^>]*>([^<]*)<\/script>/.exec(html) ?? [];
  const done: Run = { links: [], imports: [], modules: {}, paints: [], timers: [] };
  const load = async (path: string) => {
    done.imports.push(path);
    return { path };
  };
  const document = {
    hidden,
    createElement: () => ({}),
    head: { append: ({ href }: { href: string }) => done.links.push(href) },
    querySelectorAll: (what: string) => (what === 'img[fetchpriority=high]' ? pictures : []),
  };
  class Observer {
    static supportedEntryTypes = ['paint'];
    readonly seen: (list: unknown, observer: Observer) => void;
    constructor(seen: Observer['seen']) {
      this.seen = seen;
    }
    observe = ({ type }: { type: string }) => type === 'paint' && done.paints.push(() => this.seen([], this));
    disconnect = () => undefined;
  }
  const wait = (next: () => void) => done.timers.push(next);
  // biome-ignore lint/security/noGlobalEval: it runs what the page carries.
  const start = eval(
    `(document, window, load, PerformanceObserver, setTimeout) => {${code.replaceAll('import(', 'load(')}}`,
  );
  start(document, done.modules, load, Observer, wait);
  return done;
}

const inOrder = ['/assets/manifest.js', '/assets/root.js', '/assets/home.js', '/assets/entry.js'];

it('a page asks for its scripts after its first paint, and in order', async () => {
  const html = scriptsAfterPaint(page);
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).toContain('<link rel="stylesheet" href="/a.css"/>');
  const { links, imports, modules, paints } = run(html);
  await settled();
  expect(imports).toEqual([]);
  for (const next of paints) next();
  await settled();
  expect(links).toEqual(['/assets/manifest.js', '/assets/home.js']);
  expect(imports).toEqual(inOrder);
  expect(modules).toEqual({
    __reactRouterRouteModules: { root: { path: '/assets/root.js' }, home: { path: '/assets/home.js' } },
  });
});

it('the first picture comes before the scripts, and a slow one holds them up for a moment only', async () => {
  for (const slow of [false, true]) {
    const picture: Picture = { complete: false };
    const { imports, paints, timers } = run(scriptsAfterPaint(page), { pictures: [picture] });
    for (const next of paints) next();
    await settled();
    expect(imports).toEqual([]);
    if (slow) for (const next of timers) next();
    else picture.onload?.();
    await settled();
    expect(imports).toEqual(inOrder);
  }
});

it('a page in a background tab, which is not painted, asks for them at once', async () => {
  const { imports } = run(scriptsAfterPaint(page), { hidden: true });
  await settled();
  expect(imports).toEqual(inOrder);
});
