import type { blog } from '#contract/office/blog/endpoints.ts';
import { postState } from '#contract/office/blog/rules.ts';
import { readWords } from '#languages/read.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import type { BlogService } from './service.ts';

const words = readWords('blog/answers');

/** Returns the handlers of the blog. */
export const blogHandlers = (service: BlogService): Handlers<typeof blog> => {
  const { admin } = service;

  /** Returns the response of a save: the post as readers will see it. */
  async function saved(id: string | AppError, now: Date) {
    if (id instanceof AppError) return id;
    const post = await admin.show(id);
    if (post instanceof AppError) return post;
    const { hi, publishedAt, pictures, ...texts } = post.fields;
    const image = pictures.map(({ src }) => src);
    return {
      ...texts,
      _id: id,
      image,
      featuredImage: image[0] ?? null,
      pictures,
      publishedAt,
      updatedAt: post.updatedAt,
      translations: Object.keys(hi).length > 0 ? { hi } : {},
      state: postState(publishedAt, now),
      version: post.version,
    };
  }

  return {
    'GET /api/blog/posts': () => service.newest(),
    'GET /api/blog/cards': ({ query }) => service.cards(query),
    'GET /api/blog/posts/{id}': ({ params }) => service.post(params.id),
    'GET /api/blog/posts/{id}/related': ({ params }) => service.related(params.id),
    'GET /api/sitemap/posts': () => service.sitemap(),

    'GET /api/blog/desk': ({ query }) => admin.list(query),
    'GET /api/blog/desk/{id}': ({ params }) => admin.show(params.id),
    'POST /api/blog/posts': async ({ body, files, session, now }) => {
      const sent = await service.keepPictures(files, session.userId);
      if (sent instanceof AppError) return sent;
      return saved(await admin.create(body, sent, { by: session.userId }), now);
    },
    'PUT /api/blog/posts/{id}': async ({ params, body, files, session, now }) => {
      const sent = await service.keepPictures(files, session.userId);
      if (sent instanceof AppError) return sent;
      return saved(await admin.save(params.id, body, sent, { by: session.userId }), now);
    },
    'DELETE /api/blog/posts/{id}': async ({ params, session, lang }) => {
      const removed = await admin.remove(params.id, { by: session.userId });
      return removed instanceof AppError ? removed : { message: words[lang].deleted };
    },
    'POST /api/blog/posts/{id}/restore': async ({ params, session, lang }) => {
      const restored = await admin.restore(params.id, { by: session.userId });
      return restored instanceof AppError ? restored : { message: words[lang].restored };
    },
    'PUT /api/blog/posts/{id}/draft': ({ params, body, session }) =>
      admin.keepDraft(params.id, body.version, body.fields, { by: session.userId }),
    'DELETE /api/blog/posts/{id}/draft': ({ params, session }) =>
      admin.dropDraft(params.id, { by: session.userId }),
    'POST /api/blog/pictures': async ({ files, session }) => {
      if (files.length === 0) return appError('post_pictures_missing');
      const images = await service.keepPictures(files, session.userId);
      return images instanceof AppError ? images : { images };
    },
  };
};
