import { Plus } from 'lucide';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { AdminPage } from '#web/admin/admin-page.tsx';
import { FilterBar, SearchFilter } from '#web/admin/filters.tsx';
import { ListPager } from '#web/admin/list-pager.tsx';
import { loadForAdmin } from '#web/admin/load-for-admin.ts';
import { cursorsOf, useListUrl } from '#web/admin/use-list-url.ts';
import { api, messageOf } from '#web/api/client.ts';
import { loadPart } from '#web/api/load-part.ts';
import { statusOf } from '#web/api/status-of.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { PostList } from '#web/office/blog/admin/post-list.tsx';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useTexts } from '#web/texts/use-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Icon } from '#web/ui/icon.tsx';
import { TabLinks } from '#web/ui/tabs.tsx';
import type { Route } from './+types/blog-manager';

// The editor is by far the largest script of the site, so it is loaded only when a post is opened.
const PostEditor = lazy(() => loadPart(() => import('#web/office/blog/admin/post-editor.tsx')));

const states = ['all', 'draft', 'scheduled', 'published', 'deleted'] as const;
/** The URL value for a post that does not exist yet. */
const NEW = 'new';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const state = states.find((one) => one === search.get('state')) ?? 'all';
  const query = { state, ...cursorsOf(search), q: (search.get('q') ?? '').trim().slice(0, 80) };
  const postId = search.get('post');
  const texts = await loadTexts(pageLang(), ['blog/admin', 'blog', 'shell']);
  const t = texts['blog/admin'];
  const [shown, post] = await loadForAdmin(
    Promise.all([
      api('GET /api/blog/desk', { query }),
      postId && postId !== NEW
        ? api('GET /api/blog/desk/{id}', { params: { id: postId } }).catch((error: unknown) => {
            if (statusOf(error) === 404) return null;
            throw error;
          })
        : null,
    ]),
    { title: t.title, failed: t.loadFailed },
  );
  return { texts, query, wanted: postId, shown, post: post?.deletedAt ? null : post };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({ title: loaderData.texts['blog/admin'].title, brand: shopNameIn(matches) })
    : [];
}

/** The posts on the left, the editor of the open post on the right. On phones one at a time. */
export default function BlogManager({ loaderData: { query, wanted, shown, post } }: Route.ComponentProps) {
  const t = useTexts('blog/admin');
  const shell = useTexts('shell');
  const url = useListUrl();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  // A new post gets its id on the first save. Its editor stays mounted.
  const [made, setMade] = useState<{ id: string; from: string } | null>(null);
  const editor = made && made.id === wanted ? made.from : wanted;
  const isOpen = wanted !== null;
  const keep = url.stay;
  const back = url.to({ ...keep, post: '' });

  async function restore(id: string) {
    try {
      await api('POST /api/blog/posts/{id}/restore', { params: { id } });
      toast.good(t.restored);
    } catch (error) {
      toast.problem(messageOf(error, t.restoreFailed));
    }
    await revalidate();
  }

  return (
    <AdminPage
      title={t.title}
      intro={t.intro}
      actions={
        <LinkButton size="small" to={url.to({ ...keep, post: NEW })}>
          <Icon of={Plus} small />
          {t.write}
        </LinkButton>
      }
    >
      <div className="grid gap-6 lg:grid-cols-[21rem_minmax(0,1fr)] lg:items-start">
        <div className={`min-w-0 ${isOpen ? 'max-lg:hidden' : ''}`}>
          <Posts
            query={query}
            shown={shown}
            current={wanted}
            to={(id) => url.to({ ...keep, post: id })}
            onRestore={(id) => void restore(id)}
          />
        </div>
        <div className="min-w-0">
          {isOpen && (post || wanted === NEW || made?.id === wanted) ? (
            <Suspense fallback={<Skeleton className="h-120 rounded-tile" />}>
              <PostEditor
                key={editor}
                post={wanted === NEW ? null : post}
                back={back}
                onMade={(id) => {
                  setMade({ id, from: editor ?? NEW });
                  void navigate(url.to({ ...keep, post: id }), { replace: true, preventScrollReset: true });
                }}
                onDone={() => void revalidate()}
                onDeleted={(id) => {
                  toast.good(t.deleted, { text: shell.undo, run: () => void restore(id) });
                  void navigate(back, { preventScrollReset: true });
                }}
              />
            </Suspense>
          ) : (
            <p
              className={`rounded-tile border border-dashed border-line-strong px-5 py-10 text-center text-ink-2 ${isOpen ? '' : 'max-lg:hidden'}`}
            >
              {isOpen ? t.gone : t.choose}
            </p>
          )}
        </div>
      </div>
    </AdminPage>
  );
}

/** The list of posts with its tabs, search and pages. */
function Posts({
  query,
  shown,
  ...list
}: Pick<Route.ComponentProps['loaderData'], 'query' | 'shown'> &
  Omit<ComponentProps<typeof PostList>, 'posts'>) {
  const t = useTexts('blog/admin');
  const url = useListUrl();
  return (
    <>
      <TabLinks
        wraps
        label={t.tabs.label}
        current={query.state}
        tabs={states.map((value) => ({
          value,
          to: url.to({ state: value === 'all' ? '' : value }),
          text: t.tabs[value],
          count: shown.counts[value],
        }))}
      />
      <div className="mt-4">
        <FilterBar reset={['q']}>
          <SearchFilter label={t.search} />
        </FilterBar>
        {shown.posts.length === 0 ? (
          <EmptyState art="diya" title={t.none} text={t.noneText} />
        ) : (
          <PostList posts={shown.posts} {...list} />
        )}
        <ListPager total={shown.total} pages={shown.pages} />
      </div>
    </>
  );
}
