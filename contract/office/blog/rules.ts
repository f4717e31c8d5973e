/** The rules of the blog, for forms and server. No zod here, because public pages load this file. */

/** The maximum lengths of a post's texts, in characters. `content` includes its HTML. */
export const postLengths = {
  title: 160,
  description: 300,
  author: 80,
  content: 30_000,
  alt: 200,
  tag: 40,
} as const;

/** The maximum numbers of pictures, and of tags and categories, of a post. */
export const postCounts = { pictures: 12, tags: 12 } as const;

/** The maximum size of a picture in bytes (5 MB). */
export const postPictureBytes = 5 * 1024 * 1024;

/** Posts per page of `/blog-list`: one large, then rows of three. */
export const postsPerPage = 13;

/** Posts per page of the admin. */
export const adminPostsPerPage = 20;

/** The maximum number of related posts under a post (specification). */
export const relatedPosts = 3;

/** The state of a post. */
export type PostState = 'draft' | 'scheduled' | 'published';

/** Returns the state of a post at an instant. */
export const postState = (publishedAt: Date | string | null, now: Date): PostState =>
  publishedAt === null ? 'draft' : new Date(publishedAt) > now ? 'scheduled' : 'published';

/** Returns whether a URL is a picture in the shop's storage. A post shows no others. */
export const isStoredPicture = (address: string): boolean =>
  /^\/media\/[0-9a-f]{40}\.(?:svg|webp|avif|jpg|png)$/.test(address);

const plain = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/&\w+;|&#\w+;/g, ' ');

/** Counts the words of an HTML text. */
export const wordsIn = (html: string): number => plain(html).split(/\s+/).filter(Boolean).length;

/** Returns the reading time of an HTML text in minutes, at least 1, at 220 words a minute. */
export const readingMinutes = (html: string): number => Math.max(1, Math.round(wordsIn(html) / 220));
