import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { IconSize, ShopMarks } from '../base/branding/service.ts';

/** The addresses of the shop's icon. Browsers ask for the first and the second without a link. */
const icons: Record<string, IconSize> = {
  '/favicon.ico': 32,
  '/apple-touch-icon.png': 180,
  '/icon-192.png': 192,
};

/**
 * Serves the icon of the shop as PNG. Pages name its version (`?v=`), which is cached for a year; without it the icon is
 * checked again after an hour.
 */
export function mountIcons(app: FastifyInstance, marks: Pick<ShopMarks, 'icon'>): void {
  for (const [path, size] of Object.entries(icons))
    app.get<{ Querystring: { v?: string } }>(path, async (request, reply) => {
      const { png, version } = await marks.icon(size);
      const etag = `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"`;
      reply
        .header('etag', etag)
        .header(
          'cache-control',
          request.query.v === version ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        );
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('image/png').send(png);
    });
}
