import { publicUrlContext } from '#web/api/context.ts';
import type { Route } from './+types/robots';

/** Serves `/robots.txt`: paths that crawlers skip, and the sitemap's address. */
export function loader({ context }: Route.LoaderArgs): Response {
  const lines = [
    'User-agent: *',
    // Images of shared predictions.
    'Allow: /api/horoscope/',
    ...['/api/', '/sandbox/', '/admin', '/cart', '/checkout', '/orders/', '/my-orders'].map(
      (path) => `Disallow: ${path}`,
    ),
    `Sitemap: ${context.get(publicUrlContext)}/sitemap.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
