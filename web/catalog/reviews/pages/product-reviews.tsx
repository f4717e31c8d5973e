import { useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { choiceName } from '#contract/catalog/products/choice-names.ts';
import type { OwnReview } from '#contract/catalog/reviews/endpoints.ts';
import { load } from '#web/api/load.ts';
import { type PageProduct, productWithoutFacts } from '#web/catalog/products/product/page-product.ts';
import { productWords } from '#web/catalog/products/product/product-words.ts';
import { langOf } from '#web/catalog/products/shared/local-texts.ts';
import { HiddenNote } from '#web/catalog/reviews/hidden-note.tsx';
import { OwnActions } from '#web/catalog/reviews/own-actions.tsx';
import { loadReviewsPage, type OpenLine, REVIEWS_A_PAGE } from '#web/catalog/reviews/page-data.ts';
import { ReviewForm } from '#web/catalog/reviews/review-form.tsx';
import { pageReview } from '#web/catalog/reviews/shared/page-review.ts';
import { RatingSummary } from '#web/catalog/reviews/shared/rating-summary.tsx';
import { ReviewEntry } from '#web/catalog/reviews/shared/review-entry.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { fill } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import type { Route } from './+types/product-reviews';

export async function clientLoader({ params: { productId } }: Route.ClientLoaderArgs) {
  const lang = pageLang();
  const texts = await loadTexts(lang, ['reviews', 'products/product', 'products', 'shell']);
  const { title, fetchFailed: failed, retry } = texts.reviews;
  const { missing, back } = productWords(texts);
  const { product, own, open } = await load(loadReviewsPage(productId), {
    title,
    failed,
    retry,
    missing,
    back,
  });
  const all = product.reviews.map(pageReview);
  return { texts, product: productWithoutFacts(product, lang), all, own, open };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { texts, product } = loaderData;
  const title = fill(texts.reviews.titleOf, { name: product.name });
  return pageMeta({ title, brand: shopNameIn(matches) });
}

/**
 * All reviews of a product, ten per page. The reader's own comes first, with edit and delete. Buyers get the
 * form.
 */
export default function ProductReviews({ loaderData: page }: Route.ComponentProps) {
  return <AllReviews key={page.product._id} {...page} />;
}

type PageProps = {
  product: Omit<PageProduct, 'facts'>;
  all: PageProduct['reviews'];
  own: readonly OwnReview[];
  open: readonly OpenLine[];
};

function AllReviews({ product, all, own, open }: PageProps) {
  const t = useTexts('reviews');
  const p = useTexts('products/product');
  const { revalidate } = useRevalidator();
  const [query] = useSearchParams();
  const isOwn = new Set(own.map(({ _id }) => _id));
  const others = all.filter(({ _id }) => !isOwn.has(_id));
  const last = Math.max(1, Math.ceil(others.length / REVIEWS_A_PAGE));
  const current = Math.min(last, Math.max(1, Math.trunc(Number(query.get('page'))) || 1));
  const shown = others.slice((current - 1) * REVIEWS_A_PAGE, current * REVIEWS_A_PAGE);
  const renew = () => void revalidate();
  return (
    <div className="wrap pt-4 pb-16 lg:pt-9 lg:pb-24">
      <BackLink to={`/single-product/${product._id}`}>{t.backToProduct}</BackLink>
      <h1 className="text-h1">{t.title}</h1>
      <p lang={langOf(product.name)} className="mt-1 mb-7 text-lg text-ink-2">
        {product.name}
      </p>
      <div className="grid gap-8 lg:grid-cols-[22rem_1fr] lg:items-start lg:gap-20">
        {product.rating ? (
          <RatingSummary rating={product.rating} counts={product.starCounts} />
        ) : (
          <p className="text-ink-2">{p.noReviews}</p>
        )}
        <div className="grid min-w-0 gap-8">
          {open[0] ? (
            <ReviewForm
              key={`${open[0].orderId} ${own.length}`}
              heading="h2"
              spoken
              subject={{ productId: product._id, ...open[0] }}
              onDone={renew}
            />
          ) : (
            own.length === 0 && <p className="text-ink-2">{t.onlyBuyers}</p>
          )}
          {own.length > 0 && (
            <section aria-label={t.yours}>
              <h2 className="mb-4 text-h3">{t.yours}</h2>
              {own.map((review) => (
                <OwnEntry key={review._id} review={review} onChange={renew} />
              ))}
            </section>
          )}
          {shown.length > 0 && (
            <section aria-label={t.title}>
              {shown.map((review) => (
                <ReviewEntry key={review._id} review={review} choicesHi={product.choicesHi} heading="h2" />
              ))}
            </section>
          )}
          <Pagination current={current} last={last} to={(n) => (n === 1 ? '?' : `?page=${n}`)} />
        </div>
      </div>
    </div>
  );
}

function OwnEntry({ review, onChange }: { review: OwnReview; onChange: () => void }) {
  const [editing, setEditing] = useState(false);
  const lang = useLang();
  const { variantName } = review;
  if (editing) {
    return (
      <ReviewForm
        heading="h3"
        spoken
        subject={{ productId: review.productId }}
        review={review}
        onDone={() => {
          setEditing(false);
          onChange();
        }}
        onCancel={() => setEditing(false)}
      />
    );
  }
  return (
    <ReviewEntry
      review={pageReview({ ...review, variantName: variantName && choiceName(variantName, lang) })}
      actions={
        <>
          {review.hidden && <HiddenNote hidden={review.hidden} />}
          <OwnActions review={review} onEdit={() => setEditing(true)} onDeleted={onChange} />
        </>
      }
    />
  );
}
