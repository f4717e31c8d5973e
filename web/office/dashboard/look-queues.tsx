import type { Dashboard } from '#contract/office/dashboard/endpoints.ts';
import type { AttentionKind } from '#contract/office/dashboard/rules.ts';
import type { Lang } from '#languages/list.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { langOf } from '#web/catalog/products/shared/local-texts.ts';
import { fill, formatDate, formatDateTime, formatRupees, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { QueueCard, QueueName, QueueRow } from './queue-card.tsx';

const pages: Record<AttentionKind, string> = {
  orders: '/admin/orders?status=Pending',
  energisations: '/admin/energisations',
  returns: '/admin/returns',
  tickets: '/admin/tickets?status=open',
  reportedChats: '/admin/reported-chats',
  kyc: '/admin/verify-astrologers',
  withdrawals: '/admin/withdrawal-requests?status=pending',
  jobs: '/admin/jobs',
  webhooks: '/admin/webhooks',
  refunds: '/admin/webhooks',
  lowStock: '/admin/manage-products?stock=low',
};

/** Something that failed, not only waits. */
const failures: readonly AttentionKind[] = ['jobs', 'webhooks', 'refunds'];

/** Returns the time between two instants as "3 days", in whole minutes, hours or days. */
export function ageWords(since: string, at: string, t: Messages['dashboard'], lang: Lang): string {
  const { ages } = t.attention;
  const minutes = Math.max(1, Math.floor((Date.parse(at) - Date.parse(since)) / 60_000));
  if (minutes < 60) return plural(ages.minutes, minutes, lang);
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? plural(ages.hours, hours, lang) : plural(ages.days, Math.floor(hours / 24), lang);
}

/** Shows everything that waits, the oldest first, each with its age and its page; last, payments that are left open. */
export function LookQueue({ attention, payments, at }: Pick<Dashboard, 'attention' | 'payments' | 'at'>) {
  const t = useTexts('dashboard');
  const lang = useLang();
  return (
    <QueueCard title={t.attention.title} none={attention.length + payments.open === 0 && t.attention.none}>
      {attention.map(({ kind, count, since }) => (
        <QueueRow
          key={kind}
          aside={
            since && (
              <time
                translate="no"
                dateTime={since}
                title={formatDateTime(since, lang)}
                className="text-ink-2"
              >
                {fill(t.attention.oldest, { age: ageWords(since, at, t, lang) })}
              </time>
            )
          }
        >
          <QueueName to={pages[kind]}>
            <Badge tone={failures.includes(kind) ? 'bad' : 'warn'}>
              {plural(t.attention.kinds[kind], count, lang)}
            </Badge>
          </QueueName>
        </QueueRow>
      ))}
      {payments.open > 0 && (
        <QueueRow>
          <QueueName to="/admin/webhooks">
            <Badge tone="info">{plural(t.open, payments.open, lang)}</Badge>
          </QueueName>
          <span className="mt-1 block text-ink-2">
            {fill(t.openNote, { amount: formatRupees(payments.amount, lang) })}
          </span>
        </QueueRow>
      )}
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
          <span className="block text-ink-3">{`${review.author}, ${formatDate(review.createdAt, lang, { day: 'numeric', month: 'short' })}`}</span>
        </QueueRow>
      ))}
    </QueueCard>
  );
}
