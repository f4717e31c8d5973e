import { noonOf } from '#contract/core/india-time.ts';
import type { AttentionKind } from '#contract/office/dashboard/rules.ts';
import type { Lang } from '#languages/list.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { dayAndMonth, money } from '../../../base/email/words.ts';

type Words = {
  subject: (day: string, amount: string) => string;
  today: string;
  placed: string;
  paid: string;
  sales: string;
  before: string;
  waits: string;
  nothingWaits: string;
  since: (count: string, day: string) => string;
  kinds: Record<AttentionKind, string>;
  low: string;
  left: (n: number) => string;
  more: (n: number) => string;
  button: string;
};

const texts: Record<Lang, Words> = {
  en: {
    subject: (day, amount) => `Today in the shop, ${day}: ${amount}`,
    today: 'Today',
    placed: 'Orders placed',
    paid: 'Orders paid',
    sales: 'Sales, less refunds',
    before: 'Yesterday by this hour',
    waits: 'Waiting for you',
    nothingWaits: 'Nothing is waiting. Enjoy the evening.',
    since: (count, day) => `${count}, the oldest since ${day}`,
    kinds: {
      orders: 'Orders to pack',
      energisations: 'Goods to energise',
      returns: 'Returns to decide',
      tickets: 'Open tickets',
      reportedChats: 'Reported chats',
      kyc: 'Documents of astrologers',
      withdrawals: 'Withdrawals',
      jobs: 'Failed background jobs',
      webhooks: 'Payment events not processed',
      refunds: 'Failed refunds',
      lowStock: 'Low stock',
    },
    low: 'Low stock',
    left: (n) => `${n} left`,
    more: (n) => `${n} products run low or have run out in a size or variant.`,
    button: 'Open the dashboard',
  },
  hi: {
    subject: (day, amount) => `आज दुकान में, ${day}: ${amount}`,
    today: 'आज',
    placed: 'नए ऑर्डर',
    paid: 'भुगतान हुए ऑर्डर',
    sales: 'बिक्री, रिफ़ंड घटाकर',
    before: 'कल इस समय तक',
    waits: 'आपकी प्रतीक्षा में',
    nothingWaits: 'कुछ भी बाकी नहीं है। शाम का आनंद लें।',
    since: (count, day) => `${count}, सबसे पुराना ${day} से`,
    kinds: {
      orders: 'पैक करने के ऑर्डर',
      energisations: 'अभिमंत्रण बाकी',
      returns: 'वापसी के अनुरोध',
      tickets: 'खुले टिकट',
      reportedChats: 'बातचीत की शिकायतें',
      kyc: 'ज्योतिषियों के दस्तावेज़',
      withdrawals: 'निकासी के अनुरोध',
      jobs: 'असफल बैकग्राउंड काम',
      webhooks: 'भुगतान की बाकी सूचनाएँ',
      refunds: 'असफल रिफ़ंड',
      lowStock: 'कम स्टॉक',
    },
    low: 'कम स्टॉक',
    left: (n) => `${n} बाकी`,
    more: (n) => `${n} उत्पादों का कोई नाप या विकल्प कम बचा है या खत्म हो गया है।`,
    button: 'डैशबोर्ड खोलें',
  },
};

/**
 * To the shop's mailboxes in the evening of `day` (YYYY-MM-DD, IST). Amounts in rupees. `waiting` is what waits, the oldest
 * first; `lowest` the products with the least stock.
 */
type Facts = {
  day: string;
  placed: number;
  paid: number;
  amount: number;
  amountBefore: number;
  waiting: { kind: AttentionKind; count: number; since: string | null }[];
  low: number;
  lowest: { name: string; left: number }[];
};

/** Writes the e-mail of the evening to the shop: the orders and sales of the day, what waits, and low stock. */
export const shopEvening = defineEmail<Facts>({
  kind: 'shop-evening',
  write: (mail, { language, site }) => {
    const say = texts[language];
    const count = (n: number) => n.toLocaleString('en-IN');
    const amount = money(mail.amount, language);
    return {
      subject: say.subject(dayAndMonth(noonOf(mail.day), language), amount),
      preview: `${say.placed}: ${count(mail.placed)}. ${say.sales}: ${amount}.`,
      toStaff: true,
      parts: [
        { kind: 'title', text: say.today },
        {
          kind: 'facts',
          rows: [
            [say.placed, count(mail.placed)],
            [say.paid, count(mail.paid)],
            [say.sales, amount],
            [say.before, money(mail.amountBefore, language)],
          ],
        },
        { kind: 'title', text: say.waits },
        mail.waiting.length === 0
          ? { kind: 'text', text: say.nothingWaits }
          : {
              kind: 'facts',
              rows: mail.waiting.map(({ kind, count: n, since }) => [
                say.kinds[kind],
                since ? say.since(count(n), dayAndMonth(new Date(since), language)) : count(n),
              ]),
            },
        ...(mail.low > 0
          ? [
              { kind: 'title' as const, text: say.low },
              ...(mail.lowest.length > 0
                ? [
                    {
                      kind: 'facts' as const,
                      rows: mail.lowest.map(({ name, left }) => [name, say.left(left)] as const),
                    },
                  ]
                : []),
              { kind: 'small' as const, text: say.more(mail.low) },
            ]
          : []),
        { kind: 'button', label: say.button, url: `${site.publicUrl}/admin/dashboard` },
      ],
    };
  },
  samples: () => [
    {
      day: '2026-11-20',
      placed: 14,
      paid: 11,
      amount: 48_230,
      amountBefore: 39_900,
      waiting: [
        { kind: 'returns', count: 2, since: '2026-11-18T09:20:00.000Z' },
        { kind: 'tickets', count: 1, since: '2026-11-19T14:05:00.000Z' },
        { kind: 'orders', count: 14, since: '2026-11-20T03:40:00.000Z' },
      ],
      low: 2,
      lowest: [
        { name: 'Five-mukhi rudraksha mala', left: 1 },
        { name: 'Sri Yantra, copper', left: 3 },
      ],
    },
    {
      day: '2026-11-21',
      placed: 0,
      paid: 0,
      amount: 0,
      amountBefore: 0,
      waiting: [],
      low: 0,
      lowest: [],
    },
  ],
});
