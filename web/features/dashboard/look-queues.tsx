import type { Dashboard } from '#contract/dashboard/endpoints.ts';
import { langOf } from '#web/shared/catalog/local-texts.ts';
import { fill, formatDate, formatRupees, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { QueueCard, QueueName, QueueRow } from './queue-card.tsx';

/** Shows open payments, and errors of the shop's background work. */
export function LookQueue({ payments, troubles }: Pick<Dashboard, 'payments' | 'troubles'>) {
  const t = useTexts('dashboard');
  const lang = useLang();
  const amount = formatRupees(payments.amount, lang);
  const rows = [
    {
      key: 'open',
      n: payments.open,
      text: t.open,
      note: fill(t.openNote, { amount }),
      to: '/admin/webhooks',
    },
    { key: 'jobs', n: troubles.jobs, text: t.jobs, note: t.jobsNote, to: '/admin/jobs' },
    { key: 'webhooks', n: troubles.webhooks, text: t.webhooks, note: t.webhooksNote, to: '/admin/webhooks' },
    { key: 'refunds', n: troubles.refunds, text: t.refunds, note: t.refundsNote, to: '/admin/webhooks' },
  ].filter(({ n }) => n > 0);
  return (
    <QueueCard title={t.look} none={rows.length === 0 && t.allWell}>
      {rows.map(({ key, n, text, note, to }) => (
        <QueueRow key={key}>
          <QueueName to={to}>
            <Badge tone={key === 'open' ? 'info' : 'bad'}>{plural(text, n, lang)}</Badge>
          </QueueName>
          <span className="mt-1 block text-ink-2">{note}</span>
        </QueueRow>
      ))}
    </QueueCard>
  );
}

/** Shows the latest reviews. */
export function ReviewsQueue({ reviews }: { reviews: Dashboard['reviews'] }) {
  const t = useTexts('dashboard');
  const lang = useLang();
  return (
    <QueueCard title={t.reviews} to="/admin/reviews" link={t.all} none={reviews.length === 0 && t.noReviews}>
      {reviews.map((review) => (
        <QueueRow key={review._id}>
          <span className="flex items-baseline justify-between gap-3">
            <QueueName to={`/single-product/${review.productId}`}>
              {(lang === 'hi' && review.productHi) || review.product}
            </QueueName>
            <Stars rating={review.rating} className="shrink-0 text-sm" />
          </span>
          <span lang={langOf(review.text)} className="written line-clamp-2">
            {review.text}
          </span>
          <span className="block text-ink-3">
            {review.author}, {formatDate(review.createdAt, lang, { day: 'numeric', month: 'short' })}
          </span>
        </QueueRow>
      ))}
    </QueueCard>
  );
}
