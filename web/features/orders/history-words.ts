import type { Lang } from '#contract/faults.ts';
import type { Order } from '#contract/orders.ts';
import type { AllTexts } from '#web/messages/index.ts';
import { fill, formatRupees } from '#web/texts/format.ts';

type Event = Order['history'][number];
type Texts = Pick<AllTexts['orders'], 'events' | 'reasons'>;
type ReasonKey = keyof Texts['reasons'];

// The server writes its own reasons in English into the history; people's reasons are kept as they were typed.
const amount = '₹([\\d.,]+)';
const serverReasons: readonly [ReasonKey, RegExp][] = [
  ['expired', /^Not paid in time\.$/],
  ['replaced', /^Replaced by a newer checkout\.$/],
  ['paidLate', /^Paid after the reservation ran out; the goods were still there\.$/],
  ['paidTwice', new RegExp(`^Paid twice; the second payment of ${amount} goes back\\.$`)],
  ['paidTooLate', new RegExp(`^Paid too late; ${amount} goes back\\.$`)],
  ['sentBack', new RegExp(`^${amount} was sent back\\.$`)],
  ['cashCame', /^Payment received\.$/],
  ['notSentBack', new RegExp(`^The gateway could not send back ${amount}; we will see to it\\.$`)],
];

/** Which of the server's own reasons this is; null for none, or a person's words. */
export function reasonKey(reason: string | null): ReasonKey | null {
  return serverReasons.find(([, pattern]) => reason !== null && pattern.test(reason))?.[0] ?? null;
}

/** A reason in the reader's language; a person's own words stay as they are. */
export function reasonWords(reason: string | null, t: Texts, lang: Lang): string | null {
  for (const [key, pattern] of serverReasons) {
    const found = reason?.match(pattern);
    if (!found) continue;
    const rupees = Number((found[1] ?? '').replaceAll(',', ''));
    return fill(t.reasons[key], { amount: formatRupees(rupees, lang, { paise: true }) });
  }
  return reason;
}

/** What one step of the history says; `before` is the step before it. The amount is nowhere repeated but in reasons. */
export function eventTitle(event: Event, before: Event | undefined, { events }: Texts): string | null {
  if (!before) return event.paymentStatus === 'Initiated' ? events.placedUnpaid : events.placed;
  const paymentChanged = event.paymentStatus !== before.paymentStatus;
  if (paymentChanged && event.by === 'gateway') {
    if (event.paymentStatus === 'Paid') return events.paid;
    if (event.paymentStatus === 'Refunded') return events.refunded;
  }
  if (event.orderStatus !== before.orderStatus) return events[event.orderStatus];
  if (!paymentChanged) return null;
  if (event.paymentStatus === 'Paid') return events.paid;
  if (event.paymentStatus === 'Refunded') return events.refunded;
  return event.paymentStatus === 'Failed' ? events.paymentFailed : null;
}

/** The history for its reader, newest first: a title, why if it was said, and when. */
export function historyLines(
  history: readonly Event[],
  t: Texts,
  lang: Lang,
): { at: string; title: string; reason: string | null }[] {
  return history
    .map((event, i) => {
      const title = eventTitle(event, history[i - 1], t);
      const reason = reasonWords(event.reason, t, lang);
      // A step that changes nothing only carries words: they are its title.
      return title === null
        ? { at: event.at, title: reason ?? t.events.note, reason: null }
        : { at: event.at, title, reason };
    })
    .reverse();
}
