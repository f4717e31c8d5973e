import type { Lang } from '#languages/list.ts';
import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import type { Part } from '../../../base/email/layout.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { moment, money } from '../../../base/email/words.ts';
import type { MailOrder, NamedItem, ReturnDeadlines } from './order-facts.ts';
import { orderItems } from './order-parts.ts';
import { sampleCashOrder, sampleMadeToOrder, sampleOrder, sampleReturns } from './sample-orders.ts';

const words = readWords('orders/emails');

const listNames = (items: readonly NamedItem[], language: Lang): string =>
  items.map(({ name, nameHi }) => (language === 'hi' ? nameHi : null) ?? name).join(', ');

/** Returns what the buyer may still do, with the last instant of each; nothing when nothing can be done. */
function whatIsPossible({ problem, change, customised }: ReturnDeadlines, language: Lang): Part[] {
  const say = words[language].orderDelivered;
  const lines: string[] = [];
  if (problem) lines.push(fillText(say.problem, { inTime: moment(problem.inTimeUntil, language) }));
  if (change) {
    const until = moment(change.until, language);
    const { fee, months, only } = change;
    const offer =
      fee > 0
        ? fillText(say.change, { until, fee: money(fee, language), months })
        : fillText(say.free, { until, months });
    lines.push(only ? `${offer} ${fillText(say.only, { names: listNames(only, language) })}` : offer);
  }
  if (lines.length === 0) return [];
  if (customised.length > 0) lines.push(fillText(say.customised, { names: listNames(customised, language) }));
  return [
    { kind: 'title', text: say.title },
    ...lines.map((text) => ({ kind: 'text' as const, text })),
    { kind: 'small', text: say.how },
  ];
}

/** Tells the buyer that the order has arrived, and until when what can be returned or reported. */
export const orderDelivered = defineEmail<{ order: MailOrder; returns: ReturnDeadlines }>({
  kind: 'order-delivered',
  write: ({ order, returns }, { language, site }) => {
    const say = words[language].orderDelivered;
    const number = order.orderNumber;
    return {
      subject: fillText(say.subject, { order: number }),
      heading: say.heading,
      drawing: 'thali',
      parts: [
        ...letter(order.user.name, language, [fillText(say.arrived, { order: number })]),
        { kind: 'button', label: say.button, url: `${site.publicUrl}/orders/${order._id}` },
        ...orderItems(order, language),
        ...whatIsPossible(returns, language),
        { kind: 'link', label: say.invoice, url: `${site.publicUrl}/invoice/${order._id}` },
      ],
    };
  },
  samples: () => [
    { order: sampleOrder, returns: sampleReturns },
    { order: sampleOrder, returns: sampleMadeToOrder },
    {
      order: sampleCashOrder,
      returns: { problem: null, change: null, customised: [] },
    },
  ],
});
