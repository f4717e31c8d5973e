import type { Post, PostCard } from '#contract/blog/endpoints.ts';
import { relatedPosts } from '#contract/blog/rules.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { AuditService } from '../audit/service.ts';
import { AppError, appError } from '../platform/core/app-error.ts';
import { transact } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { createChanges } from '../platform/realtime/changes.ts';
import type { Pictures } from '../platform/storage/pictures.ts';
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

/** Posts that the bare list of older clients answers. */
const inBareList = 100;
/** Posts in the sitemap: in two languages they stay below the 50,000 addresses a file may hold (sitemaps.org). */
const inSitemap = 20_000;

/** The blog. */
export type BlogService = ReturnType<typeof createBlog>;

/** Makes the blog. */
export function createBlog(
  platform: Pick<Platform, 'db' | 'bus' | 'now'>,
  parts: { audit: AuditService; accounts: Pick<AccountsService, 'findPeople'>; pictures: Pictures },
) {
  const { db, bus, now } = platform;
  const changes = createChanges('blog', bus);
  const pictures = createPostPictures(platform, parts);

  return {
    admin: createBlogAdmin(platform, { ...parts, changes }),
    keepPictures: pictures.keep,

    /** The newest published posts, whole. */
    newest: async (): Promise<Post[]> => (await readNewest(db, now(), inBareList)).map(presentPost),

    /** A page of published posts, and how many there are. */
    async cards(wanted: { page: number; limit: number }): Promise<{ posts: PostCard[]; total: number }> {
      const { rows, total } = await readCards(db, { now: now(), ...wanted });
      return { posts: rows.map(presentCard), total };
    },

    /** A published post. */
    async post(id: string): Promise<Post | AppError> {
      const row = await readPost(db, id, now());
      return row ? presentPost(row) : appError('post_not_found');
    },

    /** Up to three other posts with tags of this one. */
    async related(id: string): Promise<PostCard[] | AppError> {
      const at = now();
      const row = await readPost(db, id, at);
      if (!row) return appError('post_not_found');
      return (await readRelated(db, { id, tags: row.tags, now: at, limit: relatedPosts })).map(presentCard);
    },

    /** What the sitemap lists. */
    sitemap: async () =>
      (await readForSitemap(db, now(), inSitemap)).map((row) => ({
        _id: row.id,
        updatedAt: row.updatedAt.toISOString(),
      })),

    /** Tells pages of posts whose date has come, and removes pictures nobody shows. */
    async sweep(): Promise<number> {
      const removed = await pictures.tidy();
      if (!(await isAnyDue(db, now()))) return removed;
      const told = await transact(db, async (tx) => {
        const ids = await announceDue(tx, now());
        await changes.publish(tx, ids);
        return ids.length;
      });
      return removed + (told instanceof AppError ? 0 : told);
    },

    /** Hears of posts that changed in this process, before the change is answered. */
    onChange: changes.subscribe,
  };
}
