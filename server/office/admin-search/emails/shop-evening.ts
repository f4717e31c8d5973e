import { noonOf } from '#contract/core/india-time.ts';
import type { AttentionKind } from '#contract/office/dashboard/rules.ts';
import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { dayAndMonth, money } from '../../../base/email/words.ts';

const words = readWords('admin-search/emails');

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
    const say = words[language].shopEvening;
    const count = (n: number) => n.toLocaleString('en-IN');
    const amount = money(mail.amount, language);
    return {
      subject: fillText(say.subject, { day: dayAndMonth(noonOf(mail.day), language), amount }),
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
                since
                  ? fillText(say.since, { count: count(n), day: dayAndMonth(new Date(since), language) })
                  : count(n),
              ]),
            },
        ...(mail.low > 0
          ? [
              { kind: 'title' as const, text: say.low },
              ...(mail.lowest.length > 0
                ? [
                    {
                      kind: 'facts' as const,
                      rows: mail.lowest.map(
                        ({ name, left }) => [name, fillText(say.left, { n: left })] as const,
                      ),
                    },
                  ]
                : []),
              { kind: 'small' as const, text: fillText(say.more, { n: mail.low }) },
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
