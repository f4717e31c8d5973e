import type { ReturnCondition } from '#contract/selling/returns/reasons.ts';

/** A return as e-mails show it. `amount` is in rupees; `as` is the form of the refund. */
export type ReturnFacts = {
  name: string;
  orderId: string;
  orderNumber: string;
  item: string;
  itemHi: string | null;
  quantity: number;
  amount: number;
  as: 'refund' | 'credit' | 'by_hand';
};

/**
 * A step of a return between the request and the decision. `sendBy` is an instant. `days`: within which the shop looks
 * at the parcel.
 */
export type ReturnStepFacts =
  | { step: 'agreed'; sendBy: string; text: string | null }
  | { step: 'reminder'; sendBy: string }
  | { step: 'sent'; number: string; courier: string | null; by: 'buyer' | 'shop' }
  | { step: 'arrived'; days: number }
  | { step: 'inspected'; condition: ReturnCondition; text: string | null }
  | { step: 'withdrawn' };

/** The return of the samples. */
export const sampleReturn: ReturnFacts = {
  name: 'Savitri Sharma',
  orderId: 'mwpwf52v95a1b2c3',
  orderNumber: 'NR-20461',
  item: 'Natural Ruby',
  itemHi: 'प्राकृतिक माणिक',
  quantity: 1,
  amount: 15_350,
  as: 'refund',
};
