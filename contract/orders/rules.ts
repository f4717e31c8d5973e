// No zod here, because pages load this file.

/** How an order by hand is paid: cash at the counter, cash on delivery, or by the link of its payment page. */
export const handPayments = ['counter', 'cod', 'link'] as const;
/** A way to pay an order by hand. */
export type HandPayment = (typeof handPayments)[number];

/** For so many days after its time ran out, the buyer of an unpaid order may be reminded of it. */
export const remindedForDays = 7;

/**
 * The most that may be taken in cash for one sale, in rupees: less than two lakh (Income-tax Act 1961, section 269ST, and
 * the rule that follows it).
 */
export const cashAtMost = 199_999;
