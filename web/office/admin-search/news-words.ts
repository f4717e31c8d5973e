import type { News } from '#contract/office/admin-search/endpoints.ts';
import type { Lang } from '#languages/list.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { fill, formatNumber, formatRupees, plural } from '#web/texts/format.ts';

type Words = Messages['admin-search']['news'];

/** Returns the page that a piece of news opens. */
export function newsPath({ kind, subject }: News): string {
  const id = encodeURIComponent(subject);
  switch (kind) {
    case 'order':
      return `/admin/orders/${id}`;
    case 'return':
      return `/admin/orders/${id}`;
    case 'ticket':
      return `/admin/tickets/${id}`;
    case 'report':
      return '/admin/reported-chats';
    case 'kyc':
      return `/admin/verify-astrologers?astrologer=${id}`;
    case 'withdrawal':
      return '/admin/withdrawal-requests?status=pending';
    case 'review':
      return '/admin/reviews';
    case 'stock':
      return '/admin/manage-products?stock=low';
  }
}

/** Returns what happened, such as "New order NR-20461". Names no person, so that it may be shown on a locked screen. */
export const newsTitle = ({ kind, number }: News, t: Words): string =>
  fill(t.kinds[kind], { number: number ?? '' }).trim();

/** Returns who or what it is about, with its amount, stars or pieces. `named` is false where no person may be named. */
export function newsNote(news: News, t: Words, lang: Lang, { named = true } = {}): string {
  const { kind, name, nameHi, number, amount, count } = news;
  const isThing = kind === 'review' || kind === 'stock';
  const about = (lang === 'hi' && nameHi) || name;
  const counted =
    count === null
      ? ''
      : kind === 'review'
        ? fill(t.stars, { n: formatNumber(count, lang) })
        : count === 0
          ? t.soldOut
          : plural(t.left, count, lang);
  return [
    isThing || named ? about : '',
    kind === 'stock' ? number : '',
    amount === null ? '' : formatRupees(amount, lang),
    counted,
  ]
    .filter(Boolean)
    .join(', ');
}
