import type { Order, OrderStatus } from '#contract/selling/orders/endpoints.ts';
import type { Lang } from '#languages/list.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { journeyOf } from '#web/selling/orders/shared/journey.ts';
import { fill, formatRupees } from '#web/texts/format.ts';

type Event = Order['history'][number];
type Texts = Pick<Messages['orders'], 'events' | 'notes'>;
/** Returns the reason of an event: the shop's own reasons in the reader's language, or a person's own words. */
export function reasonWords({ note, amount, reason }: Event, t: Texts, lang: Lang): string | null {
  if (!note) return reason;
  const words = fill(t.notes[note], { amount: formatRupees(amount ?? 0, lang, { paise: true }) });
  return reason ? `${words} “${reason}”` : words;
}

/**
 * Returns the title of an event; `before` is the event before it, `last` says that none follows. Only reasons contain
 * the amount.
 */
function eventTitle(event: Event, before: Event | undefined, { events }: Texts, last = false): string | null {
  if (!before) return last && event.paymentStatus === 'Initiated' ? events.placedUnpaid : events.placed;
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

/** Returns the name of a step of the journey, in the words of the history. */
export const stepName = (status: OrderStatus, { events }: Pick<Texts, 'events'>): string =>
  status === 'Pending' ? events.placed : events[status];

/** Returns the history for the reader, newest first: title, reason if there is one, and time. */
export function historyLines(
  history: readonly Event[],
  t: Texts,
  lang: Lang,
): { at: string; title: string; reason: string | null }[] {
  return history
    .map((event, i) => {
      const title = eventTitle(event, history[i - 1], t, i === history.length - 1);
      const reason = reasonWords(event, t, lang);
      // An event that changes nothing only carries words. They become its title.
      return title === null
        ? { at: event.at, title: reason ?? t.events.note, reason: null }
        : { at: event.at, title, reason };
    })
    .reverse();
}

/** Returns the lines of the history that the journey of the order does not tell: payments, reasons, what the shop did. */
export function untoldLines(order: Order, t: Texts, lang: Lang): ReturnType<typeof historyLines> {
  const steps = journeyOf(order);
  const times = new Set(steps.map(({ at }) => at));
  const names = new Set([t.events.placedUnpaid, ...steps.map(({ status }) => stepName(status, t))]);
  return historyLines(order.history, t, lang).filter(
    ({ at, title, reason }) => reason !== null || !times.has(at) || !names.has(title),
  );
}
