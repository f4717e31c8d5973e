import type { Template } from '../../../base/email/template.ts';

/** Tells the shop which goods came down to their reorder level. In English, as every e-mail to the shop. */
export const shopStockLow: Template<'shop-stock-low'> = ({ skus, more, total }, { site }) => {
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
};
