import { redirect } from 'react-router';
import { postsPerPage } from '#contract/office/blog/rules.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { apiContext, cacheTagsContext, langContext } from '#web/api/context.ts';
import { type LoadWords, load } from '#web/api/load.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { shownCard } from '#web/office/blog/local-post.ts';
import { cardGrid, PostCardView } from '#web/office/blog/post-card.tsx';
import { fill, plural } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import type { Route } from './+types/blog-list';

const features = ['blog', 'shell'] as const;

const pathOf = (page: number): string => (page > 1 ? `/blog-list?page=${page}` : '/blog-list');

function pageOf(request: Request): number {
  const page = Number(new URL(request.url).searchParams.get('page'));
  return Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1;
}

const failureWords = ({ blog: { title, failed, retry } }: Pick<Messages, 'blog'>): LoadWords => ({
  title,
  failed,
  retry,
});

export async function loader({ context, request }: Route.LoaderArgs) {
  const lang = context.get(langContext);
  context.get(cacheTagsContext).add('posts');
  const page = pageOf(request);
  const texts = await loadTexts(lang, features);
  const answer = await load(
    context.get(apiContext)('GET /api/blog/cards', { query: { page } }),
    failureWords(texts),
    context,
  );
  const last = Math.max(1, Math.ceil(answer.total / postsPerPage));
  // A shared link to a page that no longer exists leads to the last page.
  if (page > last) throw redirect(pathOf(last));
  return { texts, page, total: answer.total, posts: answer.posts.map((post) => shownCard(post, lang)) };
}

/** In the browser. An unreachable server is a failed load. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  load(serverLoader(), async () => failureWords(await loadTexts(pageLang(), features)));

export function meta({ loaderData: { texts, page }, matches }: Route.MetaArgs) {
  const t = texts.blog;
  const title = page > 1 ? fill(t.titlePage, { n: page }) : t.title;
  return pageMeta({ title, brand: shopNameIn(matches), description: t.description });
}

/** The posts, newest first and largest. */
export default function BlogList({ loaderData: { page, total, posts } }: Route.ComponentProps) {
  const t = useTexts('blog');
  const lang = useLang();
  return (
    <div className="wrap pb-16 lg:pb-24">
      <h1 className="py-5 text-h1 lg:pt-9 lg:pb-7">{t.title}</h1>
      {posts.length === 0 && (
        <EmptyState
          art="diya"
          title={t.none}
          text={t.noneHint}
          action={<LinkButton to="/products">{t.seeProducts}</LinkButton>}
        />
      )}
      {posts.length > 0 && (
        <>
          <p role="status" className="sr-only">
            {plural(t.count, total, lang)}
          </p>
          <div className={cardGrid}>
            {posts.map((post, i) => (
              <PostCardView key={post._id} post={post} large={page === 1 && i === 0} eager={i === 0} />
            ))}
          </div>
        </>
      )}
      <div className="mt-12 empty:hidden">
        <Pagination current={page} last={Math.ceil(total / postsPerPage)} to={pathOf} />
      </div>
    </div>
  );
}
