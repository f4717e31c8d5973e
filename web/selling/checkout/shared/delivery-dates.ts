import { noonOf } from '#contract/core/india-time.ts';
import type { DeliveryDates } from '#contract/selling/checkout/delivery-days.ts';
import type { Lang } from '#languages/list.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { api } from '#web/api/client.ts';
import { fill, formatDate } from '#web/texts/format.ts';

const asked = new Map<string, Promise<DeliveryDates | null>>();

/**
 * Loads when an order of now arrives at a PIN code with these products, by their ids; null if there is no such PIN code. The
 * response is shared by all parts of this page's life, since it changes by the day only.
 */
export function loadDeliveryDates(pin: string, products: string): Promise<DeliveryDates | null> {
  const key = `${pin} ${products}`;
  let answer = asked.get(key);
  if (!answer) {
    const query = { pincode: pin, ...(products && { products }) };
    answer = api('GET /api/delivery/dates', { query }).then(({ dates }) => dates);
    asked.set(key, answer);
    answer.catch(() => asked.delete(key));
  }
  return answer;
}

/** Returns the ids of the products of some lines for {@link loadDeliveryDates}, the same for the same items. */
export const productsOf = (lines: readonly { product: { _id: string } }[]): string =>
  [...new Set(lines.map(({ product }) => product._id))].sort().join(',');

/** Formats a day as people say it: "Sat 28 Nov", "शनि 28 नवंबर"; without its month as "Sat 28". */
export function shortDay(day: string, lang: Lang, { month = true } = {}): string {
  const at = noonOf(day);
  const date = formatDate(at, lang, {
    day: 'numeric',
    // Hindi has no abbreviations of months that people read at a glance.
    ...(month && { month: lang === 'hi' ? 'long' : 'short' }),
  });
  return `${formatDate(at, lang, { weekday: 'short' })} ${date}`;
}

type Span = Pick<DeliveryDates, 'from' | 'to'>;
type Words = Messages['checkout/delivery'];

/** Returns the days of a delivery: "Thu 26 to Sat 28 Nov", or one day. */
export function arrivalDays({ from, to }: Span, lang: Lang, t: Words): string {
  const last = shortDay(to, lang);
  if (from === to) return last;
  const oneMonth = from.slice(0, 7) === to.slice(0, 7);
  return fill(t.span, { from: shortDay(from, lang, { month: !oneMonth }), to: last });
}

/** Returns the sentence of a delivery: "Arrives Thu 26 to Sat 28 Nov". */
export const arrivalText = (span: Span, lang: Lang, t: Words): string =>
  fill(span.from === span.to ? t.arrivesOn : t.arrives, { when: arrivalDays(span, lang, t) });
