import { blog as blogEndpoints } from '#contract/blog/endpoints.ts';
import { blogHandlers } from '../blog/routes.ts';
import { createBlog } from '../blog/service.ts';
import type { Platform } from '../platform/platform.ts';
import { createPictures } from '../platform/storage/pictures.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { Core } from './core.ts';
import type { RouteRegistry } from './register-routes.ts';

/** The services of published content. */
export type Content = ReturnType<typeof createContent>;

/** Creates the blog. */
export function createContent(
  platform: Platform,
  { audit, accounts }: Core,
  { storage }: { storage: Storage },
) {
  return { blog: createBlog(platform, { audit, accounts, pictures: createPictures(storage) }) };
}

/** Registers its endpoints. */
export function serveContent({ register }: RouteRegistry, { blog }: Content): void {
  register(blogEndpoints, blogHandlers(blog));
}
