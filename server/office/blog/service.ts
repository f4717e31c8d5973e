import type { Post, PostCard } from '#contract/office/blog/endpoints.ts';
import { relatedPosts } from '#contract/office/blog/rules.ts';
import type { AuditService } from '../../base/audit/service.ts';
import type { AccountsService } from '../../people/accounts/service.ts';
import { type AppError, appError } from '../../platform/core/app-error.ts';
import { transact } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { createChanges } from '../../platform/realtime/changes.ts';
import type { Pictures } from '../../storage/pictures.ts';
import { createBlogAdmin } from './admin/posts.ts';
import { createPostPictures } from './pictures.ts';
import { presentCard, presentPost } from './present.ts';
import {
  announceDue,
  isAnyDue,
  readCards,
  readForSitemap,
  readNewest,
  readPost,
  readRelated,
} from './store.ts';

/** The limit of the list of whole posts, which older clients use. */
const newestLimit = 100;
/** The limit of posts in the sitemap: two URLs each, below the 50,000 URLs per file (sitemaps.org). */
const sitemapLimit = 20_000;

/** The blog service. */
export type BlogService = ReturnType<typeof createBlog>;

/** Creates the blog service. */
export function createBlog(
  platform: Pick<Platform, 'db' | 'now'>,
  parts: { audit: AuditService; accounts: Pick<AccountsService, 'findPeople'>; pictures: Pictures },
) {
  const { db, now } = platform;
  const changes = createChanges('blog');
  const pictures = createPostPictures(platform, parts);

  return {
    admin: createBlogAdmin(platform, { ...parts, changes }),
    keepPictures: pictures.keep,

    /** Lists the newest published posts, whole. */
    newest: async (): Promise<Post[]> => (await readNewest(db, now(), newestLimit)).map(presentPost),

    /** Returns a page of published posts as cards, and the total. */
    async cards(page: { page: number; limit: number }): Promise<{ posts: PostCard[]; total: number }> {
      const { rows, total } = await readCards(db, { now: now(), ...page });
      return { posts: rows.map(presentCard), total };
    },

    /** Returns a published post. */
    async post(id: string): Promise<Post | AppError> {
      const row = await readPost(db, id, now());
      return row ? presentPost(row) : appError('post_not_found');
    },

    /** Lists up to three other posts with shared tags. */
    async related(id: string): Promise<PostCard[] | AppError> {
      const at = now();
      const row = await readPost(db, id, at);
      if (!row) return appError('post_not_found');
      return (await readRelated(db, { id, tags: row.tags, now: at, limit: relatedPosts })).map(presentCard);
    },

    /** Lists the posts of the sitemap. */
    sitemap: async () =>
      (await readForSitemap(db, now(), sitemapLimit)).map((row) => ({
        _id: row.id,
        updatedAt: row.updatedAt.toISOString(),
      })),

    /** Publishes a change for posts whose date has come, and removes unused pictures. Returns the number of both. */
    async sweep(): Promise<number> {
      const removed = await pictures.tidy();
      if (!(await isAnyDue(db, now()))) return removed;
      const announced = await transact(db, async (tx) => {
        const ids = await announceDue(tx, now());
        await changes.publish(tx, ids);
        return ids.length;
      });
      return removed + announced;
    },

    /** Subscribes to posts that changed in this process, before the write is answered. */
    onChange: changes.subscribe,
  };
}
