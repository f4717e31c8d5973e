import type { DomainFigures } from '../../platform/http/metrics.ts';

/** Returns the figures of payments for `/metrics`: webhooks of the whole shop, and payment events of this process by name. */
export const paymentFigures = (read: {
  openWebhooks: () => Promise<number>;
  events: () => Readonly<Record<string, number>>;
}): DomainFigures => ({
  gauges: [
    {
      name: 'webhooks_open',
      help: 'Stored webhooks that are not processed yet, of the whole shop.',
      value: read.openWebhooks,
    },
  ],
  counters: [
    {
      name: 'payment_events_total',
      help: 'Payments reported but not confirmed by the gateway, double payments found by reconciling, differences from its report.',
      label: 'event',
      value: read.events,
    },
  ],
});
