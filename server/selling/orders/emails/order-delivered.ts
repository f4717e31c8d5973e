import type { Lang } from '#languages/list.ts';
import type { Part } from '../../../base/email/layout.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { moment, money } from '../../../base/email/words.ts';
import type { MailOrder, NamedItem, ReturnDeadlines } from './order-facts.ts';
import { orderItems } from './order-parts.ts';
import { sampleCashOrder, sampleMadeToOrder, sampleOrder, sampleReturns } from './sample-orders.ts';

const texts = {
  en: {
    subject: (order: string) => `Order ${order} is delivered`,
    heading: 'Your order has arrived',
    arrived: (order: string) => `Your order ${order} has been delivered. We hope it brings you joy.`,
    button: 'See my order',
    title: 'If something is not right',
    problem: (inTime: string) =>
      `Damaged, missing, defective or wrong? Please tell us by ${inTime}, and we refund you in full.`,
    change: (until: string, fee: string, months: number) =>
      `Changed your mind? You can return it until ${until}. You get a credit note for the price less ${fee}, valid for ${months} months.`,
    free: (until: string, months: number) =>
      `Changed your mind? You can return it until ${until}. You get a credit note for the price, valid for ${months} months.`,
    only: (names: string) => `This is possible for: ${names}.`,
    customised: (names: string) => `Made to order, and so not to be returned for a change of mind: ${names}.`,
    how: 'Open your order and choose “Return or report”.',
    invoice: 'Open the invoice',
  },
  hi: {
    subject: (order: string) => `ऑर्डर ${order} पहुँच गया`,
    heading: 'आपका ऑर्डर पहुँच गया',
    arrived: (order: string) => `आपका ऑर्डर ${order} आप तक पहुँच गया है। आशा है, आपको पसंद आएगा।`,
    button: 'मेरा ऑर्डर देखें',
    title: 'अगर कुछ ठीक न हो',
    problem: (inTime: string) => `टूटा, गायब, खराब या गलत मिला? ${inTime} तक बता दीजिए, पूरा पैसा लौटाया जाएगा।`,
    change: (until: string, fee: string, months: number) =>
      `मन बदल गया? ${until} तक लौटाया जा सकता है। आपको दाम में से ${fee} घटाकर क्रेडिट नोट मिलेगा, जो ${months} महीने चलेगा।`,
    free: (until: string, months: number) =>
      `मन बदल गया? ${until} तक लौटाया जा सकता है। आपको पूरे दाम का क्रेडिट नोट मिलेगा, जो ${months} महीने चलेगा।`,
    only: (names: string) => `यह इनके लिए है: ${names}।`,
    customised: (names: string) => `ये खास आपके लिए बनाए गए हैं, मन बदलने पर लौटाए नहीं जा सकते: ${names}।`,
    how: 'अपना ऑर्डर खोलें और “लौटाएँ या शिकायत करें” चुनें।',
    invoice: 'इनवॉइस खोलें',
  },
};

const listNames = (items: readonly NamedItem[], language: Lang): string =>
  items.map(({ name, nameHi }) => (language === 'hi' ? nameHi : null) ?? name).join(', ');

/** Returns what the buyer may still do, with the last instant of each; nothing when nothing can be done. */
function whatIsPossible({ problem, change, customised }: ReturnDeadlines, language: Lang): Part[] {
  const say = texts[language];
  const lines: string[] = [];
  if (problem) lines.push(say.problem(moment(problem.inTimeUntil, language)));
  if (change) {
    const until = moment(change.until, language);
    const { fee, months, only } = change;
    const offer = fee > 0 ? say.change(until, money(fee, language), months) : say.free(until, months);
    lines.push(only ? `${offer} ${say.only(listNames(only, language))}` : offer);
  }
  if (lines.length === 0) return [];
  if (customised.length > 0) lines.push(say.customised(listNames(customised, language)));
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
    const say = texts[language];
    const number = order.orderNumber;
    return {
      subject: say.subject(number),
      heading: say.heading,
      drawing: 'thali',
      parts: [
        ...letter(order.user.name, language, [say.arrived(number)]),
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
