import { blog as blogCalls } from '#contract/blog/endpoints.ts';
import { blogHandlers } from '../blog/routes.ts';
import { createBlog } from '../blog/service.ts';
import type { Platform } from '../platform/platform.ts';
import { createPictures } from '../platform/storage/pictures.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { Core } from './core.ts';
import type { RouteRegistry } from './register-routes.ts';

/** What the shop writes for its readers. */
export type Content = ReturnType<typeof createPublishing>;

/** The blog. */
export function createPublishing(
  platform: Platform,
  { audit, accounts }: Core,
  { storage }: { storage: Storage },
) {
  return { blog: createBlog(platform, { audit, accounts, pictures: createPictures(storage) }) };
}

/** Serves its calls. */
export function servePublishing({ calls }: RouteRegistry, { blog }: Content): void {
  calls(blogCalls, blogHandlers(blog));
}
