import { useRevalidator } from 'react-router';
import type { AdminReview } from '#contract/catalog/reviews/admin.ts';
import { reviewStates } from '#contract/catalog/reviews/rules.ts';
import { AdminPage } from '#web/admin/admin-page.tsx';
import { AdminTable, type Column } from '#web/admin/admin-table.tsx';
import { AdminTextLink } from '#web/admin/allowed.tsx';
import { DayCell } from '#web/admin/day-cell.tsx';
import { FilterBar, SearchFilter, SelectFilter } from '#web/admin/filters.tsx';
import { ListPager } from '#web/admin/list-pager.tsx';
import { loadForAdmin } from '#web/admin/load-for-admin.ts';
import { cursorsOf } from '#web/admin/use-list-url.ts';
import { api } from '#web/api/client.ts';
import { ReviewActions } from '#web/catalog/reviews/admin/review-actions.tsx';
import { ReviewText } from '#web/catalog/reviews/admin/review-text.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { fill, plural } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/reviews';

const ratings = [5, 4, 3, 2, 1];

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const q = search.get('q')?.slice(0, 80) || undefined;
  const rating = ratings.find((one) => String(one) === search.get('rating'));
  const state = reviewStates.find((one) => one === search.get('state'));
  const texts = await loadTexts(pageLang(), ['reviews/admin', 'products', 'shell']);
  const query = {
    ...(q && { q }),
    ...(rating && { rating }),
    ...(state && { state }),
    ...(search.get('photo') === 'yes' && { photo: 'yes' as const }),
    ...cursorsOf(search),
  };
  const list = await loadForAdmin(api('GET /api/auth/admin/reviews', { query }), {
    title: texts['reviews/admin'].title,
    failed: texts['reviews/admin'].loadFailed,
  });
  return { texts, list };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({ title: loaderData.texts['reviews/admin'].title, brand: shopNameIn(matches) })
    : [];
}

/** Reviews, by words, stars, photo and state. Each can be answered, and hidden for a reason. */
export default function AdminReviews({ loaderData: { list } }: Route.ComponentProps) {
  const t = useTexts('reviews/admin');
  const lang = useLang();
  const columns = useColumns();
  return (
    <AdminPage title={t.title} intro={t.intro}>
      <FilterBar reset={['q', 'state', 'rating', 'photo']}>
        <SearchFilter label={t.search} />
        <SelectFilter
          name="state"
          label={t.state}
          choices={[
            { value: '', text: t.states.all },
            ...reviewStates.map((value) => ({ value, text: t.states[value] })),
          ]}
        />
        <SelectFilter
          name="rating"
          label={t.rating}
          choices={[
            { value: '', text: t.allRatings },
            ...ratings.map((n) => ({ value: String(n), text: plural(t.stars, n, lang) })),
          ]}
        />
        <SelectFilter
          name="photo"
          label={t.photos}
          choices={[
            { value: '', text: t.allPhotos },
            { value: 'yes', text: t.withPhoto },
          ]}
        />
      </FilterBar>
      {list.reviews.length === 0 && <EmptyState art="diya" title={t.none} text={t.noneText} />}
      {list.reviews.length > 0 && (
        <AdminTable label={t.list} columns={columns} rows={list.reviews} keyOf={({ _id }) => _id} top />
      )}
      <ListPager pages={list.pages} total={list.total} />
    </AdminPage>
  );
}

function useColumns(): Column<AdminReview>[] {
  const t = useTexts('reviews/admin');
  const lang = useLang();
  const { revalidate } = useRevalidator();
  return [
    {
      key: 'product',
      head: t.columns.product,
      phone: 'title',
      cell: ({ productId, product, productHi, orderId, orderNumber }) => (
        <>
          <TextLink to={`/single-product/${productId}`} className="break-words">
            {(lang === 'hi' && productHi) || product}
          </TextLink>
          <AdminTextLink to={`/admin/orders/${orderId}`} className="mt-1 block text-xs font-normal">
            {fill(t.order, { number: orderNumber })}
          </AdminTextLink>
        </>
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
      cell: (review) => <ReviewText review={review} />,
    },
    { key: 'author', head: t.columns.author, phone: 'foot', cell: ({ author }) => author || t.erased },
    { key: 'at', head: t.columns.at, phone: 'act', cell: ({ createdAt }) => <DayCell at={createdAt} /> },
    {
      key: 'actions',
      head: t.columns.actions,
      right: true,
      phone: 'line',
      cell: (review) => <ReviewActions review={review} onDone={revalidate} />,
    },
  ];
}
