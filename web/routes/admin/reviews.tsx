import type { AdminReview } from '#contract/reviews/endpoints.ts';
import { AdminPage } from '#web/admin/admin-page.tsx';
import { AdminPager } from '#web/admin/admin-pager.tsx';
import { AdminTable, type Column } from '#web/admin/admin-table.tsx';
import { DayCell } from '#web/admin/day-cell.tsx';
import { FilterBar, SearchFilter, SelectFilter } from '#web/admin/filters.tsx';
import { loadForAdmin } from '#web/admin/load-for-admin.ts';
import { pageOf } from '#web/admin/use-list-url.ts';
import { api } from '#web/api/client.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { langOf } from '#web/shared/catalog/local-texts.ts';
import { plural } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/reviews';

const pageSize = 30;
const ratings = [5, 4, 3, 2, 1];

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const page = pageOf(search);
  const q = search.get('q')?.slice(0, 80) || undefined;
  const rating = ratings.find((one) => String(one) === search.get('rating'));
  const texts = await loadTexts(pageLang(), ['reviews/admin', 'catalog', 'shell']);
  const query = { page, ...(q && { q }), ...(rating && { rating }) };
  const list = await loadForAdmin(api('GET /api/auth/admin/reviews', { query }), {
    title: texts['reviews/admin'].title,
    failed: texts['reviews/admin'].loadFailed,
  });
  return { texts, page, list };
}
clientLoader.hydrate = true as const;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({ title: loaderData.texts['reviews/admin'].title, brand: loaderData.texts.shell.brand })
    : [];

/** All published reviews, searchable by words and stars. Each links to its product. */
export default function AdminReviews({ loaderData: { page, list } }: Route.ComponentProps) {
  const t = useTexts('reviews/admin');
  const lang = useLang();
  const columns = useColumns();
  return (
    <AdminPage title={t.title} intro={t.intro}>
      <FilterBar reset={['q', 'rating']}>
        <SearchFilter label={t.search} />
        <SelectFilter
          name="rating"
          label={t.rating}
          choices={[
            { value: '', text: t.allRatings },
            ...ratings.map((n) => ({ value: String(n), text: plural(t.stars, n, lang) })),
          ]}
        />
      </FilterBar>
      {list.reviews.length === 0 && <EmptyState art="diya" title={t.none} text={t.noneText} />}
      {list.reviews.length > 0 && (
        <AdminTable label={t.list} columns={columns} rows={list.reviews} keyOf={({ _id }) => _id} top />
      )}
      <AdminPager page={page} pageSize={pageSize} shown={list.reviews.length} total={list.total} />
    </AdminPage>
  );
}

function useColumns(): Column<AdminReview>[] {
  const t = useTexts('reviews/admin');
  const lang = useLang();
  return [
    {
      key: 'product',
      head: t.columns.product,
      phone: 'title',
      cell: ({ productId, product, productHi }) => (
        <TextLink to={`/single-product/${productId}`} className="break-words">
          {(lang === 'hi' && productHi) || product}
        </TextLink>
      ),
    },
    {
      key: 'rating',
      head: t.columns.rating,
      phone: 'aside',
      cell: ({ rating }) => <Stars rating={rating} className="text-sm" />,
    },
    {
      key: 'text',
      head: t.columns.text,
      phone: 'line',
      cell: ({ text }) => (
        <span lang={langOf(text)} className="written block max-w-[60ch] break-words whitespace-pre-line">
          {text}
        </span>
      ),
    },
    { key: 'author', head: t.columns.author, phone: 'foot', cell: ({ author }) => author || t.erased },
    {
      key: 'at',
      head: t.columns.at,
      phone: 'act',
      cell: ({ createdAt }) => <DayCell at={createdAt} />,
    },
  ];
}
