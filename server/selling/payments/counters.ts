/** The names of the payment counters. */
export const paymentEvents = ['unconfirmed', 'second_found', 'difference'] as const;

/**
 * The name of a payment counter:
 * - `unconfirmed`: a webhook reported a success that the gateway did not confirm.
 * - `second_found`: a second payment that no webhook reported.
 * - `difference`: the gateway's report and our payments disagree.
 */
export type PaymentEvent = (typeof paymentEvents)[number];

/** The payment counters of one process, for `/metrics`. */
export type Tallies = { add(event: PaymentEvent): void; read(): Record<PaymentEvent, number> };

/** Creates the counters at zero. */
export function createTallies(): Tallies {
  const counts: Record<PaymentEvent, number> = { unconfirmed: 0, second_found: 0, difference: 0 };
  return {
    add: (event) => {
      counts[event] += 1;
    },
    read: () => ({ ...counts }),
  };
}
