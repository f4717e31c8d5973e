import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { type Area, pages } from './route-table.ts';

const pagesOf = (area: Area) =>
  pages
    .filter((page) => page.area === area)
    .map((page) => (page.path === '/' ? index(page.file) : route(page.path.slice(1), page.file)));

export default [
  ...pagesOf('public'),
  layout('routes/member-area.tsx', pagesOf('member')),
  layout('routes/astrologer-area.tsx', pagesOf('astrologer')),
  layout('routes/admin-area.tsx', pagesOf('admin')),
  // For crawlers: no pages, so not in the table.
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('sitemap/:file', 'routes/sitemap.ts', { id: 'sitemap-part' }),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
