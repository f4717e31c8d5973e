import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import {
  anyIdSchema,
  htmlSchema,
  idSchema,
  instantSchema,
  messageSchema,
  pictureSchema,
  typedVersionSchema,
  versionSchema,
} from '../core/primitives.ts';
import { isKeptPicture, postCounts, postLengths, postPictureBytes, postsPerPage } from './rules.ts';

const count = z.number().int().nonnegative();

/** A picture of a post: where it lies, and what it shows in words, in both languages. */
export const postPictureSchema = z.object({
  src: pictureSchema.refine(isKeptPicture),
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
/** The Hindi side of a post; what is missing is read in English. */
export type PostHindi = z.output<typeof hindiSchema>;

/** What a list shows of a post. `featuredImage` is the first of `image`; `publishedAt` is null for drafts only. */
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
/** What a list shows of a post. */
export type PostCard = z.output<typeof postCardSchema>;

/** A post as everyone reads it: `content` is HTML of the allow-list. */
export const postSchema = postCardSchema.extend({ content: htmlSchema });
/** A post as everyone reads it. */
export type Post = z.output<typeof postSchema>;

/** What an editor writes. `content` is HTML; what is not on the allow-list is taken out. */
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
/** What an editor writes. */
export type PostFields = z.output<typeof postFieldsSchema>;

const states = ['draft', 'scheduled', 'published'] as const;

/** A post at the desk: as it stands, and the working copy that is not published yet. */
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
/** A post at the desk. */
export type AdminPost = z.output<typeof adminPostSchema>;

/** A row of the desk's list; `hasDraft`: changes wait to be published; `inHindi`: there is a Hindi text. */
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
/** A row of the desk's list. */
export type AdminRow = z.output<typeof adminRowSchema>;

/** A JSON value in a field of a form. */
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
 * A post as a form sends it. Tags and categories are joined by commas. `pictures` and `translations` are JSON; `state`,
 * `publishedAt` ('' keeps the date, or means now) and `version` (the one that was opened) are ours, all optional.
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
    summary: 'Published posts, the newest first, whole; at most 100. Lists of cards come by pages.',
    access: 'anyone',
    response: z.array(postSchema),
    cacheTags: ['posts'],
  }),
  'GET /api/blog/cards': endpoint({
    summary: 'A page of published posts as cards, the newest first, and how many there are.',
    access: 'anyone',
    query: z.object({
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      limit: z.coerce.number().int().min(1).max(50).default(postsPerPage),
    }),
    response: z.object({ posts: z.array(postCardSchema), total: count }),
    cacheTags: ['posts'],
  }),
  'GET /api/blog/posts/{id}': endpoint({
    summary: 'A published post.',
    access: 'anyone',
    params,
    response: postSchema,
    errors: ['post_not_found'],
  }),
  'GET /api/blog/posts/{id}/related': endpoint({
    summary: 'Up to three other posts that share its tags, those with the most in common first.',
    access: 'anyone',
    params,
    response: z.array(postCardSchema),
    errors: ['post_not_found'],
  }),
  'GET /api/sitemap/posts': endpoint({
    summary: 'Every published post by id and its last change, the newest 20,000: what the sitemap lists.',
    access: 'anyone',
    response: z.array(z.object({ _id: idSchema, updatedAt: instantSchema })),
    cacheTags: ['posts'],
  }),
  'GET /api/blog/desk': endpoint({
    summary: 'A page of all posts, the last changed first: drafts, scheduled, published or deleted ones.',
    access: 'admin',
    query: z.object({
      state: z.enum(['all', ...states, 'deleted']).default('all'),
      q: z.string().trim().max(80).default(''),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
    }),
    response: z.object({
      posts: z.array(adminRowSchema),
      counts: z.object({ all: count, draft: count, scheduled: count, published: count, deleted: count }),
      total: count,
    }),
  }),
  'GET /api/blog/desk/{id}': endpoint({
    summary: 'A post as its editor needs it, with the working copy.',
    access: 'admin',
    params,
    response: adminPostSchema,
    errors: ['post_not_found'],
  }),
  'POST /api/blog/posts': endpoint({
    summary: 'Writes a post: published at once, at a date to come, or as a draft.',
    access: 'admin',
    status: 201,
    parts,
    body: formSchema,
    response: saved,
    errors: [...pictureErrors, 'post_pictures_many'],
  }),
  'PUT /api/blog/posts/{id}': endpoint({
    summary:
      'Writes a post over; what is not sent stays. With `version` it is refused when somebody else has written since.',
    access: 'admin',
    parts,
    params,
    body: formSchema,
    response: saved,
    errors: [...pictureErrors, 'post_pictures_many', 'post_not_found', 'post_changed'],
  }),
  'DELETE /api/blog/posts/{id}': endpoint({
    summary: 'Takes a post off the site; it can be brought back.',
    access: 'admin',
    params,
    response: messageSchema,
    errors: ['post_not_found'],
  }),
  'POST /api/blog/posts/{id}/restore': endpoint({
    summary: 'Brings a deleted post back as it was.',
    access: 'admin',
    params,
    response: messageSchema,
    errors: ['post_not_found'],
  }),
  'PUT /api/blog/posts/{id}/draft': endpoint({
    summary:
      'Keeps what is being written beside the post; readers see none of it. Answers it as it was kept.',
    access: 'admin',
    params,
    bodyLimit: 400_000,
    body: z.object({ version: versionSchema, fields: postFieldsSchema }),
    response: z.object({ version: count, draft: postFieldsSchema }),
    errors: ['post_not_found', 'post_changed'],
  }),
  'DELETE /api/blog/posts/{id}/draft': endpoint({
    summary: 'Throws the working copy away; the post stays as readers see it.',
    access: 'admin',
    params,
    response: adminPostSchema,
    errors: ['post_not_found'],
  }),
  'POST /api/blog/pictures': endpoint({
    summary:
      'Keeps pictures for a post and answers their addresses. Drawn anew; those no post shows go after a day.',
    access: 'admin',
    status: 201,
    parts,
    response: z.object({ images: z.array(pictureSchema) }),
    errors: [...pictureErrors, 'post_pictures_missing'],
  }),
};
