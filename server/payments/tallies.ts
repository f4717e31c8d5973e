/** What is counted of payments. */
export const paymentEvents = ['unconfirmed', 'second_found', 'difference'] as const;

/**
 * What is counted: `unconfirmed`, a success that a webhook reported and the gateway did not confirm when asked;
 * `second_found`, a second payment that no webhook reported; `difference`, a line on which the gateway's report and our
 * payments disagree.
 */
export type PaymentEvent = (typeof paymentEvents)[number];

/** Counters of one process, for `/metrics`. */
export type Tallies = { add(event: PaymentEvent): void; read(): Record<PaymentEvent, number> };

/** Makes the counters, all zero. */
export function createTallies(): Tallies {
  const counts: Record<PaymentEvent, number> = { unconfirmed: 0, second_found: 0, difference: 0 };
  return {
    add: (event) => {
      counts[event] += 1;
    },
    read: () => ({ ...counts }),
  };
}
