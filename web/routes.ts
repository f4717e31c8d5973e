import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { isCriticalPage } from './build/critical-pages.ts';
import { fileOf, pages } from './page-table.ts';
import type { Area, Page } from './route-table.ts';

const isAlias = (page: Page) => pages.find((one) => fileOf(one) === fileOf(page)) !== page;

// A route's id is its file. A further address of the same file needs an id of its own.
const routesOf = (some: readonly Page[]) =>
  some.map((page) => {
    if (page.path === '/') return index(fileOf(page));
    const path = page.path.slice(1);
    return isAlias(page) ? route(path, fileOf(page), { id: path }) : route(path, fileOf(page));
  });

const pagesOf = (area: Area) => pages.filter((page) => page.area === area && !isCriticalPage(page));

/** The pages of a guarded area, in its frame. Failed loads are drawn inside the frame, which stays as it is. */
const area = (folder: string, some: readonly Page[]) =>
  layout(`routes/${folder}/area.tsx`, [layout(`routes/${folder}/boundary.tsx`, routesOf(some))]);

export default [
  ...routesOf(pages.filter(isCriticalPage)),
  layout('routes/deferred-layout.tsx', [
    ...routesOf(pagesOf('public')),
    area('account', pagesOf('member')),
    area('astrologer', pagesOf('astrologer')),
    area('admin', pagesOf('admin')),
    route('*', 'routes/not-found.tsx'),
  ]),
  // For crawlers. They are not pages, so the page table does not list them.
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('sitemap/:file', 'routes/sitemap.ts', { id: 'sitemap-part' }),
] satisfies RouteConfig;
