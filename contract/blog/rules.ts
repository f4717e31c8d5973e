/** Rules of the blog that forms and server share. No zod here: public pages load this file. */

/** Letters of a post's texts at most; `content` counts its HTML. */
export const postLengths = {
  title: 160,
  description: 300,
  author: 80,
  content: 30_000,
  alt: 200,
  tag: 40,
} as const;

/** Pictures, tags and categories of one post at most. */
export const postCounts = { pictures: 12, tags: 12 } as const;

/** Bytes of one picture at most (5 MB). */
export const postPictureBytes = 5 * 1024 * 1024;

/** Posts on a page of `/blog-list`: one large, then rows of three. */
export const postsPerPage = 13;

/** Posts on a page of the desk. */
export const adminPostsPerPage = 20;

/** Related posts under a post at most (specification, section 9). */
export const relatedPosts = 3;

/** Where a post stands: written, waiting for its date, or read by everyone. */
export type PostState = 'draft' | 'scheduled' | 'published';

/** Where a post stands at an instant; both in milliseconds or as dates. */
export const postState = (publishedAt: Date | string | null, now: Date): PostState =>
  publishedAt === null ? 'draft' : new Date(publishedAt) > now ? 'scheduled' : 'published';

/** Address of a picture that the shop itself keeps; nothing else is shown in a post. */
export const isKeptPicture = (address: string): boolean =>
  /^\/media\/[0-9a-f]{40}\.(?:svg|webp|avif|jpg|png)$/.test(address);

const plain = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/&\w+;|&#\w+;/g, ' ');

/** Words of a text in HTML. */
export const wordsIn = (html: string): number => plain(html).split(/\s+/).filter(Boolean).length;

/** Minutes that a reader needs for a text in HTML, at least 1; 220 words a minute. */
export const readingMinutes = (html: string): number => Math.max(1, Math.round(wordsIn(html) / 220));
