import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { pageQuery, pagesSchema } from '../../core/pages.ts';
import {
  anyIdSchema,
  htmlSchema,
  idSchema,
  instantSchema,
  messageSchema,
  pictureSchema,
  typedVersionSchema,
  versionSchema,
} from '../../core/primitives.ts';
import { isStoredPicture, postCounts, postLengths, postPictureBytes, postsPerPage } from './rules.ts';

const count = z.number().int().nonnegative();

/** A picture of a post: URL and alternative text in both languages. */
export const postPictureSchema = z.object({
  src: pictureSchema.refine(isStoredPicture),
  alt: z.object({
    en: z.string().trim().max(postLengths.alt, 'post_picture_alt').default(''),
    hi: z.string().trim().max(postLengths.alt, 'post_picture_alt').default(''),
  }),
});
/** A picture of a post. */
export type PostPicture = z.output<typeof postPictureSchema>;

const contentSchema = htmlSchema.max(postLengths.content, 'post_content_long');

const hindiSchema = z.object({
  title: z.string().trim().max(postLengths.title).optional(),
  description: z.string().trim().max(postLengths.description).optional(),
  content: contentSchema.optional(),
  author: z.string().trim().max(postLengths.author).optional(),
});
/** The Hindi texts of a post. Missing ones are shown in English. */
export type PostHindi = z.output<typeof hindiSchema>;

/**
 * A post in lists, without its content. `featuredImage` is the first of `image`; `publishedAt` is null only
 * for drafts.
 */
export const postCardSchema = z.object({
  _id: idSchema,
  title: z.string(),
  description: z.string(),
  author: z.string(),
  tags: z.array(z.string()),
  categories: z.array(z.string()),
  image: z.array(pictureSchema),
  featuredImage: pictureSchema.nullable(),
  pictures: z.array(postPictureSchema),
  publishedAt: instantSchema.nullable(),
  updatedAt: instantSchema,
  translations: z.object({ hi: hindiSchema.optional() }),
});
/** A post in lists, without its content. */
export type PostCard = z.output<typeof postCardSchema>;

/** A published post. `content` is HTML of the allow-list. */
export const postSchema = postCardSchema.extend({ content: htmlSchema });
/** A published post. */
export type Post = z.output<typeof postSchema>;

/** The editable fields of a post. `content` is HTML; anything not on the allow-list is removed. */
export const postFieldsSchema = z.object({
  title: z.string().trim().max(postLengths.title),
  description: z.string().trim().max(postLengths.description),
  content: contentSchema,
  author: z.string().trim().max(postLengths.author),
  tags: z.array(z.string().trim().max(postLengths.tag)).max(postCounts.tags),
  categories: z.array(z.string().trim().max(postLengths.tag)).max(postCounts.tags),
  pictures: z.array(postPictureSchema).max(postCounts.pictures, 'post_pictures_many'),
  hi: hindiSchema,
  publishedAt: instantSchema.nullable(),
});
/** The editable fields of a post. */
export type PostFields = z.output<typeof postFieldsSchema>;

const states = ['draft', 'scheduled', 'published'] as const;

/** A post in the admin: its current fields, and the unpublished working copy. */
export const adminPostSchema = z.object({
  _id: idSchema,
  state: z.enum(states),
  version: count,
  fields: postFieldsSchema,
  draft: postFieldsSchema.nullable(),
  updatedAt: instantSchema,
  updatedBy: z.string().nullable(),
  deletedAt: instantSchema.nullable(),
});
/** A post in the admin. */
export type AdminPost = z.output<typeof adminPostSchema>;

/** A row of the admin's post list. `hasDraft`: has unpublished changes; `inHindi`: has a Hindi text. */
export const adminRowSchema = z.object({
  _id: idSchema,
  title: z.string(),
  author: z.string(),
  state: z.enum(states),
  publishedAt: instantSchema.nullable(),
  updatedAt: instantSchema,
  updatedBy: z.string().nullable(),
  hasDraft: z.boolean(),
  inHindi: z.boolean(),
  version: count,
  deletedAt: instantSchema.nullable(),
});
/** A row of the admin's post list. */
export type AdminPostSummary = z.output<typeof adminRowSchema>;

/** A form field that holds JSON. */
const inForm = <S extends z.ZodType>(schema: S) =>
  z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'malformed_body' });
        return z.NEVER;
      }
    })
    .pipe(schema);

const { title, description, content, author } = postFieldsSchema.shape;

/**
 * A post as a form sends it. Tags and categories are comma-separated; `pictures` and `translations` are JSON.
 * Older clients do not send `state`, `publishedAt` ('' keeps the date, or means now) and `version` (of the
 * post that was opened).
 */
const formSchema = z.object({
  title: title.min(1, 'post_title_required'),
  content: content.optional(),
  description: description.optional(),
  author: author.optional(),
  tags: z.string().max(1000).optional(),
  categories: z.string().max(1000).optional(),
  pictures: inForm(postFieldsSchema.shape.pictures).optional(),
  translations: inForm(z.object({ hi: hindiSchema.optional() })).optional(),
  state: z.enum(['draft', 'published']).optional(),
  publishedAt: z.union([z.literal(''), instantSchema]).optional(),
  version: typedVersionSchema.optional(),
});
/** A post as a form sends it. */
export type PostForm = z.output<typeof formSchema>;

const parts = {
  files: ['images'],
  perName: 8,
  tooMany: 'post_pictures_many',
  maxBytes: postPictureBytes,
} as const;
const params = z.object({ id: anyIdSchema });
const saved = postSchema.extend({ state: z.enum(states), version: count });
const pictureErrors = ['image_kind', 'image_unreadable', 'image_too_large', 'post_picture_large'] as const;

/** The blog: read by everyone, written by admins. */
export const blog = {
  'GET /api/blog/posts': endpoint({
    summary:
      'Lists whole published posts, newest first, at most 100. For pages of cards see `/api/blog/cards`.',
    access: 'anyone',
    response: z.array(postSchema),
    cacheTags: ['posts'],
  }),
  'GET /api/blog/cards': endpoint({
    summary: 'Returns a page of published posts as cards, newest first, and the total.',
    access: 'anyone',
    query: z.object({
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      limit: z.coerce.number().int().min(1).max(50).default(postsPerPage),
    }),
    response: z.object({ posts: z.array(postCardSchema), total: count }),
    cacheTags: ['posts'],
  }),
  'GET /api/blog/posts/{id}': endpoint({
    summary: 'Returns a published post.',
    access: 'anyone',
    params,
    response: postSchema,
    errors: ['post_not_found'],
  }),
  'GET /api/blog/posts/{id}/related': endpoint({
    summary: 'Lists up to three other posts with shared tags, most shared first.',
    access: 'anyone',
    params,
    response: z.array(postCardSchema),
    errors: ['post_not_found'],
  }),
  'GET /api/sitemap/posts': endpoint({
    summary: 'Lists the newest 20,000 published posts with their last change, for the sitemap.',
    access: 'anyone',
    response: z.array(z.object({ _id: idSchema, updatedAt: instantSchema })),
    cacheTags: ['posts'],
  }),
  'GET /api/blog/desk': endpoint({
    summary: 'Returns a page of posts of any state, last changed first.',
    access: 'admin',
    permission: 'content.write',
    query: z.object({
      state: z.enum(['all', ...states, 'deleted']).default('all'),
      q: z.string().trim().max(80).default(''),
      ...pageQuery,
    }),
    response: z.object({
      posts: z.array(adminRowSchema),
      pages: pagesSchema,
      counts: z.object({ all: count, draft: count, scheduled: count, published: count, deleted: count }),
      total: count,
    }),
  }),
  'GET /api/blog/desk/{id}': endpoint({
    summary: 'Returns a post for the editor, with its working copy.',
    access: 'admin',
    permission: 'content.write',
    params,
    response: adminPostSchema,
    errors: ['post_not_found'],
  }),
  'POST /api/blog/posts': endpoint({
    summary: 'Creates a post: published, scheduled or as a draft.',
    access: 'admin',
    permission: 'content.write',
    status: 201,
    parts,
    body: formSchema,
    response: saved,
    errors: [...pictureErrors, 'post_pictures_many'],
  }),
  'PUT /api/blog/posts/{id}': endpoint({
    summary: 'Updates a post. Missing fields are unchanged. With a stale `version` it returns 409.',
    access: 'admin',
    permission: 'content.write',
    parts,
    params,
    body: formSchema,
    response: saved,
    errors: [...pictureErrors, 'post_pictures_many', 'post_not_found', 'post_changed'],
  }),
  'DELETE /api/blog/posts/{id}': endpoint({
    summary: 'Soft-deletes a post. It can be restored.',
    access: 'admin',
    permission: 'content.write',
    params,
    response: messageSchema,
    errors: ['post_not_found'],
  }),
  'POST /api/blog/posts/{id}/restore': endpoint({
    summary: 'Restores a deleted post.',
    access: 'admin',
    permission: 'content.write',
    params,
    response: messageSchema,
    errors: ['post_not_found'],
  }),
  'PUT /api/blog/posts/{id}/draft': endpoint({
    summary: 'Saves the working copy of a post, which readers do not see. Returns it as stored.',
    access: 'admin',
    permission: 'content.write',
    params,
    bodyLimit: 400_000,
    body: z.object({ version: versionSchema, fields: postFieldsSchema }),
    response: z.object({ version: count, draft: postFieldsSchema }),
    errors: ['post_not_found', 'post_changed'],
  }),
  'DELETE /api/blog/posts/{id}/draft': endpoint({
    summary: 'Discards the working copy. The published post is unchanged.',
    access: 'admin',
    permission: 'content.write',
    params,
    response: adminPostSchema,
    errors: ['post_not_found', 'post_not_published'],
  }),
  'POST /api/blog/pictures': endpoint({
    summary:
      'Uploads pictures for a post and returns their URLs. They are re-encoded, and removed after a day if unused.',
    access: 'admin',
    permission: 'content.write',
    status: 201,
    parts,
    response: z.object({ images: z.array(pictureSchema) }),
    errors: [...pictureErrors, 'post_pictures_missing'],
  }),
};
