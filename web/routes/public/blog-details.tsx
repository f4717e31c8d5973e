import { data, useRevalidator } from 'react-router';
import { apiContext, cacheTagsContext, langContext, NO_STORE } from '#web/api/context.ts';
import { statusOf } from '#web/api/status-of.ts';
import { Article } from '#web/features/blog/article.tsx';
import { shownCard, shownPost } from '#web/features/blog/local-post.ts';
import { cardGrid, PostCardView } from '#web/features/blog/post-card.tsx';
import { structuredPost } from '#web/features/blog/structured-post.ts';
import { structuredPath } from '#web/features/catalog/product/structured-data.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { inLanguage } from '#web/head/search-pages.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useTexts } from '#web/texts/use-texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Route } from './+types/blog-details';

const features = ['blog', 'shell'] as const;

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const lang = context.get(langContext);
  const tags = context.get(cacheTagsContext).add('posts');
  const texts = await loadTexts(lang, features);
  try {
    const [post, related] = await Promise.all([
      api('GET /api/blog/posts/{id}', { params }),
      api('GET /api/blog/posts/{id}/related', { params }),
    ]);
    return {
      texts,
      post: shownPost(post, lang),
      related: related.map((card) => shownCard(card, lang)),
      problem: null,
    };
  } catch (error) {
    const missing = statusOf(error) === 404;
    tags.add(NO_STORE);
    return data(
      { texts, post: null, related: [], problem: missing ? ('missing' as const) : ('failed' as const) },
      { status: missing ? 404 : 503 },
    );
  }
}

/** In the browser. The page itself reports an unreachable server. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (error instanceof Response) throw error;
    const texts = await loadTexts(pageLang(), features);
    return { texts, post: null, related: [], problem: 'failed' as const };
  }
}

export function meta({ loaderData: { post, texts }, matches, location }: Route.MetaArgs) {
  const { brand } = texts.shell;
  if (!post) {
    return [...pageMeta({ title: texts.blog.notFound, brand }), { name: 'robots', content: 'noindex' }];
  }
  const { publicUrl: origin, lang } = matches[0].loaderData;
  const here = origin + location.pathname;
  const url = lang === 'hi' ? inLanguage(here, 'hi') : here;
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
export default function BlogDetails({ loaderData: { post, related, problem } }: Route.ComponentProps) {
  const t = useTexts('blog');
  if (!post) return <Problem missing={problem === 'missing'} />;
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

/** Replaces a post that does not exist or could not be loaded. */
function Problem({ missing }: { missing: boolean }) {
  const t = useTexts('blog');
  const { revalidate, state } = useRevalidator();
  return (
    <div className="wrap section" role={missing ? undefined : 'alert'}>
      <EmptyState
        art="diya-unlit"
        heading="h1"
        title={missing ? t.notFound : t.postFailed}
        {...(missing && { text: t.notFoundHint })}
        action={
          missing ? (
            <LinkButton to="/blog-list">{t.seePosts}</LinkButton>
          ) : (
            <Button busy={state === 'loading'} onClick={() => void revalidate()}>
              {t.retry}
            </Button>
          )
        }
      />
    </div>
  );
}
