import { blog as blogCalls } from '#contract/blog/endpoints.ts';
import { blogHandlers } from '../blog/routes.ts';
import { createBlog } from '../blog/service.ts';
import type { Platform } from '../platform/platform.ts';
import { createPictures } from '../platform/storage/pictures.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { Foundation } from './core.ts';
import type { Serving } from './register-routes.ts';

/** What the shop writes for its readers. */
export type Publishing = ReturnType<typeof createPublishing>;

/** The blog. */
export function createPublishing(
  platform: Platform,
  { audit, accounts }: Foundation,
  { storage }: { storage: Storage },
) {
  return { blog: createBlog(platform, { audit, accounts, pictures: createPictures(storage) }) };
}

/** Serves its calls. */
export function servePublishing({ calls }: Serving, { blog }: Publishing): void {
  calls(blogCalls, blogHandlers(blog));
}
