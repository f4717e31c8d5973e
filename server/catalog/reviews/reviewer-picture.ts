import type { FastifyInstance } from 'fastify';

/**
 * The picture of whoever has written a review. Our pages show an initial instead, but other clients show the specified
 * `avatar` as a picture. Below `/share/`, which every client forwards and any site may embed.
 */
export const reviewerPicture = '/share/reviewer.svg';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">
<circle cx="32" cy="32" r="32" fill="#8a4603"/>
<g fill="#fff"><circle cx="32" cy="25" r="11"/><path d="M12 55a20 18 0 0 1 40 0 32 32 0 0 1-40 0z"/></g>
</svg>`;

/** Registers the address of the picture. */
export function mountReviewerPicture(app: FastifyInstance): void {
  app.get(reviewerPicture, (_request, reply) =>
    reply
      .header('content-type', 'image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .send(drawing),
  );
}
