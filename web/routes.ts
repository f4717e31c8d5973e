import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { isCriticalPage } from './build/critical-pages.ts';
import { pages } from './route-table/page-table.ts';
import type { Access, Page } from './route-table/route-table.ts';

const isAlias = (page: Page) => pages.find((one) => one.file === page.file) !== page;

// A route's id is its file. A further address of the same file needs an id of its own.
const routesOf = (some: readonly Page[]) =>
  some.map((page) => {
    if (page.path === '/') return index(page.file);
    const path = page.path.slice(1);
    return isAlias(page) ? route(path, page.file, { id: path }) : route(path, page.file);
  });

const pagesOf = (access: Access) => pages.filter((page) => page.access === access && !isCriticalPage(page));

/** Pages behind a guard, in their frame. Failed loads are drawn inside the frame, which stays as it is. */
const inFrame = (frame: string, some: readonly Page[]) =>
  layout(`${frame}frame.tsx`, [layout(`${frame}boundary.tsx`, routesOf(some))]);

export default [
  ...routesOf(pages.filter(isCriticalPage)),
  layout('shell/pages/deferred-layout.tsx', [
    ...routesOf(pagesOf('public')),
    inFrame('shell/pages/account-', pagesOf('member')),
    inFrame('shell/pages/astrologer-', pagesOf('astrologer')),
    inFrame('admin/pages/', pagesOf('admin')),
    route('*', 'shell/pages/not-found.tsx'),
  ]),
  // For crawlers. They are not pages, so the page table does not list them.
  route('robots.txt', 'base/site/pages/robots.ts'),
  route('sitemap.xml', 'base/site/pages/sitemap.ts'),
  route('sitemap/:file', 'base/site/pages/sitemap.ts', { id: 'sitemap-part' }),
] satisfies RouteConfig;
