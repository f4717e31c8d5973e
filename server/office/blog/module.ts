import { blog as blogApi } from '#contract/office/blog/endpoints.ts';
import { second } from '../../platform/core/durations.ts';
import type { RouteRegistry } from '../../platform/http/route-registry.ts';
import type { PartsOf } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { blogHandlers } from './routes.ts';
import { createBlog } from './service.ts';

/** Posts and their pictures. */
export const blogModule = {
  name: 'blog',
  optional: 'blog',
  start(platform: Platform, parts: PartsOf<typeof createBlog>) {
    const blog = createBlog(platform, parts);
    return {
      services: { blog },
      endpoints: (routes: RouteRegistry) => routes.register(blogApi, blogHandlers(blog)),
      sweeps: { blog: { sweep: blog.sweep, everyMs: 5 * second } },
    };
  },
};
