import { publicUrlContext } from '#web/api/context.ts';
import type { Route } from './+types/robots';

/** `/robots.txt`: what crawlers need not read, and where the sitemap is. */
export function loader({ context }: Route.LoaderArgs): Response {
  const lines = [
    'User-agent: *',
    // Pictures of shared predictions.
    'Allow: /api/horoscope/',
    ...['/api/', '/sandbox/', '/admin', '/cart', '/checkout', '/orders/', '/my-orders'].map(
      (path) => `Disallow: ${path}`,
    ),
    `Sitemap: ${context.get(publicUrlContext)}/sitemap.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
