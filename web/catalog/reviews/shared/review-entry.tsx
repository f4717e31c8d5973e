import type { ReactNode } from 'react';
import { pictureAt, pictureSet } from '#contract/core/pictures.ts';
import { langOf, otherLang } from '#web/catalog/products/shared/local-texts.ts';
import { fill, formatDate } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { useHydrated } from '#web/ui/hooks/use-hydrated.ts';
import { Stars } from '#web/ui/stars.tsx';
import type { PageReview } from './page-review.ts';

/** Shows one review. `actions` are below it, for its author. */
export function ReviewEntry({
  review,
  choicesHi,
  heading: Heading = 'h3',
  actions,
}: {
  review: PageReview;
  /** The Hindi names of variants and sizes, by name. */
  choicesHi?: Readonly<Record<string, string>>;
  heading?: 'h2' | 'h3';
  actions?: ReactNode;
}) {
  const t = useTexts('products/product');
  const name = review.name ?? t.someone;
  const { media } = review;
  const lang = useLang();
  return (
    <article className="border-t border-line py-5 first:border-0 first:pt-0">
      <header className="flex items-baseline justify-between gap-4">
        <Heading lang={langOf(name)} className="font-text text-base font-semibold">
          {name}
        </Heading>
        <time translate="no" dateTime={review.createdAt} className="shrink-0 text-sm text-ink-3">
          {formatDate(review.createdAt, lang)}
        </time>
      </header>
      <p className="mt-1 mb-2 flex items-center gap-3 text-sm text-ink-3">
        <Stars rating={review.rating} />
        {review.variantName && <span>{choicesHi?.[review.variantName] ?? review.variantName}</span>}
      </p>
      <Words text={review.text} />
      {media && (
        <a href={media} target="_blank" rel="noopener" className="mt-3 block w-fit rounded-tile">
          <img
            src={pictureAt(media, 320)}
            srcSet={pictureSet(media)}
            sizes="160px"
            alt={fill(t.reviewPhoto, { name })}
            width={160}
            height={160}
            loading="lazy"
            className="size-40 rounded-tile object-cover"
          />
        </a>
      )}
      {review.answer && <ShopAnswer answer={review.answer} />}
      {actions}
    </article>
  );
}

/** Shows what somebody wrote. The font of Hindi texts has 150 KB: an English page loads it once it responds. */
function Words({ text }: { text: string }) {
  const lang = useLang();
  const later = !useHydrated() && otherLang(text, lang) === 'hi';
  return (
    <p
      lang={langOf(text)}
      className={`max-w-[64ch] whitespace-pre-line wrap-anywhere ${later ? '[font-family:system-ui]' : 'written'}`}
    >
      {text}
    </p>
  );
}

/** Shows the shop's public answer to a review. */
function ShopAnswer({ answer }: { answer: NonNullable<PageReview['answer']> }) {
  const t = useTexts('products/product');
  const lang = useLang();
  return (
    <div className="mt-4 rounded-tile bg-sunken px-4 py-3">
      <p className="flex items-baseline justify-between gap-4 text-sm">
        <strong className="font-semibold">{t.shopAnswer}</strong>
        <time translate="no" dateTime={answer.at} className="shrink-0 text-ink-3">
          {formatDate(answer.at, lang)}
        </time>
      </p>
      <Words text={answer.text} />
    </div>
  );
}
