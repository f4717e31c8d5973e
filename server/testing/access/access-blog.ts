import type { blog } from '#contract/office/blog/endpoints.ts';
import type { AccessCase } from './access-case.ts';

const everyone = [200, 200, 200, 200, 200] as const;
const adminOnly = [401, 403, 403, 403, 200] as const;
// No post has this id: readers are refused, and only an admin gets the 404.
const noPost = { params: { id: '0000000000000000' } };
const nothingThere = [404, 404, 404, 404, 404] as const;
const adminFindsNone = [401, 403, 403, 403, 404] as const;
const words = { title: 'A post', description: '', content: '<p>Words.</p>', author: 'Somebody' };
const fields = { ...words, tags: [], categories: [], pictures: [], hi: {}, publishedAt: null };

/** The access matrix of the blog. `server/office/blog/` tests what happens to a post that exists. */
export const blogAccess: { [K in keyof typeof blog]: AccessCase } = {
  'GET /api/blog/posts': { expect: everyone },
  'GET /api/blog/cards': { expect: everyone },
  'GET /api/blog/posts/{id}': { expect: nothingThere, send: () => noPost },
  'GET /api/blog/posts/{id}/related': { expect: nothingThere, send: () => noPost },
  'GET /api/sitemap/posts': { expect: everyone },
  'GET /api/blog/desk': { expect: adminOnly },
  'GET /api/blog/desk/{id}': { expect: adminFindsNone, send: () => noPost },
  'POST /api/blog/posts': { expect: adminOnly, send: () => ({ body: words }), writes: true },
  'PUT /api/blog/posts/{id}': { expect: adminFindsNone, send: () => ({ ...noPost, body: words }) },
  'DELETE /api/blog/posts/{id}': { expect: adminFindsNone, send: () => noPost },
  'POST /api/blog/posts/{id}/restore': { expect: adminFindsNone, send: () => noPost },
  'PUT /api/blog/posts/{id}/draft': {
    expect: adminFindsNone,
    send: () => ({ ...noPost, body: { version: 1, fields } }),
  },
  'DELETE /api/blog/posts/{id}/draft': { expect: adminFindsNone, send: () => noPost },
  // Refused without a file, whatever the role.
  'POST /api/blog/pictures': { expect: [401, 403, 403, 403, 400] },
};
