// No zod here, because pages load this file.

/** The orders of the admin list. `waiting`: orders that wait for the shop come first, the oldest of them on top. */
export const orderSorts = ['newest', 'oldest', 'highest', 'lowest', 'waiting'] as const;
/** An order of the admin list. */
export type OrderSort = (typeof orderSorts)[number];

/** The most orders that one bulk action takes. */
export const bulkOrders = 500;
/** The most orders whose papers are in one PDF. */
export const printedOrders = 100;
/** The papers of orders that are printed together. */
export const orderPapers = ['invoices', 'slips', 'labels'] as const;
/** The papers of orders that are printed together. */
export type OrderPapers = (typeof orderPapers)[number];

/** The most saved views of a person, and the longest name of one. */
export const orderViewLimits = { views: 20, name: 40, search: 800 } as const;

const viewParameters = [
  ...[
    'status',
    'q',
    'payment',
    'method',
    'packed',
    'from',
    'to',
    'item',
    'pin',
    'courier',
    'tracking',
    'sort',
  ],
];

/**
 * Returns the query of a list's address as a saved view has it: known parameters only, in one order, without the page.
 * Equal filters have equal views.
 */
export function viewSearch(search: string): string {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of viewParameters) {
    const value = given.get(name)?.trim();
    if (value) kept.set(name, value);
  }
  return kept.toString();
}

/** The ways to pay an order by hand: cash at the counter, cash on delivery, or by the link of its payment page. */
export const handPayments = ['counter', 'cod', 'link'] as const;
/** A way to pay an order by hand. */
export type HandPayment = (typeof handPayments)[number];

/** The ways to pay the rest of an order that the buyer's credit does not cover. In both, the buyer agrees from afar. */
export const creditPayments = ['cod', 'link'] as const satisfies readonly HandPayment[];

/** The states of a request to use a buyer's credit. `replaced`: staff have asked again about the same credit. */
export const creditRequestStates = ['waiting', 'agreed', 'declined', 'lapsed', 'replaced'] as const;
/** The state of a request to use a buyer's credit. */
export type CreditRequestState = (typeof creditRequestStates)[number];

/** For so many days after its time ran out, the buyer of an unpaid order may be reminded of it. */
export const remindedForDays = 7;

/**
 * The most that may be taken in cash for one sale, in rupees: less than two lakh (Income-tax Act 1961, section 269ST, and
 * the rule that follows it).
 */
export const cashAtMost = 199_999;
