import type { PostFields } from '#contract/office/blog/endpoints.ts';
import type { Person, TestShop } from '../../testing/test-shop.ts';

/** Builds a form: strings as they are, everything else as JSON. */
export function postForm(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
}

/** Publishes a post, or creates a draft with `state`. Returns it. */
export const writePost = (admin: Person, fields: Record<string, unknown> = {}) =>
  admin.api('POST /api/blog/posts', {
    body: postForm({ title: 'On rubies', content: '<p>Red.</p>', author: 'Vasudha', ...fields }),
  });

/** Updates a post. */
export const savePost = (admin: Person, id: string, fields: Record<string, unknown>) =>
  admin.api('PUT /api/blog/posts/{id}', { params: { id }, body: postForm(fields) });

/** Returns complete fields of a working copy. */
export const someFields = (changes: Partial<PostFields> = {}): PostFields => ({
  title: 'On rubies',
  description: '',
  content: '<p>Red.</p>',
  author: 'Vasudha',
  tags: [],
  categories: [],
  pictures: [],
  hi: {},
  publishedAt: null,
  ...changes,
});

/** Returns the titles of the published posts that a visitor sees. */
export const publishedTitles = async (testShop: TestShop): Promise<string[]> =>
  (await testShop.visitor('GET /api/blog/cards', { query: { limit: 50 } })).posts.map(({ title }) => title);
