import type { Messages } from '#languages/messages.gen.ts';
import { apiContext, cacheTagsContext, langContext } from '#web/api/context.ts';
import { type LoadWords, load } from '#web/api/load.ts';
import { inLanguage } from '#web/head/canonical-path.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { structuredPath } from '#web/head/structured-path.ts';
import { Article } from '#web/office/blog/article.tsx';
import { shownCard, shownPost } from '#web/office/blog/local-post.ts';
import { cardGrid, PostCardView } from '#web/office/blog/post-card.tsx';
import { structuredPost } from '#web/office/blog/structured-post.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useTexts } from '#web/texts/use-texts.ts';
import type { Route } from './+types/blog-details';

const features = ['blog', 'shell'] as const;

const failureWords = ({ blog: t }: Pick<Messages, 'blog'>): LoadWords => ({
  failed: t.postFailed,
  retry: t.retry,
  missing: { title: t.notFound, text: t.notFoundHint },
  back: { to: '/blog-list', text: t.seePosts },
});

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const lang = context.get(langContext);
  context.get(cacheTagsContext).add('posts');
  const texts = await loadTexts(lang, features);
  const [post, related] = await load(
    Promise.all([
      api('GET /api/blog/posts/{id}', { params }),
      api('GET /api/blog/posts/{id}/related', { params }),
    ]),
    failureWords(texts),
    context,
  );
  return { texts, post: shownPost(post, lang), related: related.map((card) => shownCard(card, lang)) };
}

/** In the browser. An unreachable server is a failed load. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  load(serverLoader(), async () => failureWords(await loadTexts(pageLang(), features)));

export function meta({ loaderData: { post, texts }, matches, location }: Route.MetaArgs) {
  const brand = shopNameIn(matches);
  const { publicUrl: origin, lang } = matches[0].loaderData;
  const here = origin + location.pathname;
  const url = inLanguage(here, lang);
  const steps = [{ to: '/blog-list', text: texts.blog.title }];
  return [
    ...pageMeta({
      title: post.title,
      brand,
      description: post.description,
      image: `${origin}/share/post/${post._id}.png?lang=${lang}&v=${Date.parse(post.updatedAt)}`,
    }),
    { property: 'og:type', content: 'article' },
    ...(post.publishedAt ? [{ property: 'article:published_time', content: post.publishedAt }] : []),
    { property: 'article:modified_time', content: post.updatedAt },
    ...(post.author ? [{ name: 'author', content: post.author }] : []),
    { 'script:ld+json': structuredPost(post, { url, origin, brand }) },
    { 'script:ld+json': structuredPath(steps, { name: post.title, origin }) },
  ];
}

/** One post, and up to three related ones. */
export default function BlogDetails({ loaderData: { post, related } }: Route.ComponentProps) {
  const t = useTexts('blog');
  return (
    <div className="wrap pb-16 lg:pb-20">
      <Article post={post} />
      {related.length > 0 && (
        <section aria-labelledby="read-next" className="pt-14 lg:pt-20">
          <h2 id="read-next" className="mb-5 text-h2">
            {t.readNext}
          </h2>
          <div className={cardGrid}>
            {related.map((card) => (
              <PostCardView key={card._id} post={card} heading="h3" />
            ))}
          </div>
        </section>
      )}
    </div>
  );
}
