import { defineEmail } from '../../../base/email/template.ts';

type Facts = {
  skus: readonly {
    name: string;
    size: string;
    code: string | null;
    available: number;
    suggested: number;
  }[];
  /** New ones that are not in `skus`. */
  more: number;
  total: number;
};

/** Tells the shop which products came down to their reorder level. In English, as every e-mail to the shop. */
export const shopStockLow = defineEmail<Facts>({
  kind: 'shop-stock-low',
  write: ({ skus, more, total }, { site }) => {
    const fresh = skus.length + more;
    return {
      subject: fresh === 1 ? `Low stock: ${skus[0]?.name ?? ''}` : `Low stock: ${fresh} items`,
      toStaff: true,
      parts: [
        {
          kind: 'text',
          text: 'These goods are at or below their reorder level. You hear of each of them once, until it is refilled.',
        },
        {
          kind: 'facts',
          rows: skus.map(({ name, size, code, available, suggested }) => [
            [name, size, code].filter(Boolean).join(' · '),
            `${available} left, order ${suggested}`,
          ]),
        },
        ...(more > 0 ? [{ kind: 'small' as const, text: `And ${more} more.` }] : []),
        { kind: 'text', text: `${total} on the list to order altogether.` },
        { kind: 'button', label: 'Open the list', url: `${site.publicUrl}/admin/stock?show=order` },
      ],
    };
  },
  samples: () => [
    {
      skus: [
        { name: 'Blue Sapphire, Neelam', size: '5 ratti', code: 'NEELAM-05', available: 0, suggested: 4 },
        { name: '5 Mukhi Rudraksha Mala', size: '', code: null, available: 3, suggested: 21 },
      ],
      more: 0,
      total: 9,
    },
  ],
});
