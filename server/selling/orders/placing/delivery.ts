import { tidyDigits } from '#contract/core/typed.ts';
import type { delivery } from '#contract/selling/checkout/delivery.ts';
import {
  type DeliveryCalendar,
  type DeliveryDates,
  deliveryDates,
  madeBy,
} from '#contract/selling/checkout/delivery-days.ts';
import type { Settings, SettingsService } from '../../../base/settings/service.ts';
import type { CatalogService } from '../../../catalog/products/service.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { waitsForService } from '../order-services.ts';
import type { FullOrder, OrderRow } from '../store.ts';

/** Returns the settings that decide when a parcel arrives. */
export const deliveryCalendar = ({ shop, holidays, care, deliveryDays }: Settings): DeliveryCalendar => ({
  workingDays: deliveryDays.workingDays,
  hours: shop.hours,
  holidays,
  usual: care.shippingDays,
  zones: deliveryDays.zones,
});

type Sent = {
  order: Pick<OrderRow, 'status' | 'created_at' | 'shipping'>;
} & Pick<FullOrder, 'items' | 'events'>;

/** Returns the dates of an order, counted from when its items are made and energised; null while a service is not done. */
function datesOf({ order, items, events }: Sent, calendar: DeliveryCalendar): DeliveryDates | null {
  if (waitsForService({ items, events })) return null;
  const made = madeBy(
    order.created_at,
    items.map(({ snapshot }) => snapshot.makingDays ?? 0),
  );
  const done = events.filter(({ note }) => note === 'energisation_done').map(({ at }) => at.getTime());
  return deliveryDates(new Date(Math.max(made.getTime(), ...done)), order.shipping.pincode, calendar);
}

/**
 * Returns when an order arrives; null once it is delivered or cancelled, and while a service is not done. It follows the settings of
 * today, so a holiday that the shop adds moves it.
 */
export const arrivalOf = (full: Sent, calendar: DeliveryCalendar): DeliveryDates | null =>
  full.order.status === 'Delivered' || full.order.status === 'Cancelled' ? null : datesOf(full, calendar);

/** Returns the last day (`YYYY-MM-DD`, IST) on which an order was promised to arrive, by the settings of today; null without one. */
export const promisedDay = (full: Sent, calendar: DeliveryCalendar): string | null =>
  datesOf(full, calendar)?.to ?? null;

/** Returns the handler of delivery dates. */
export const deliveryHandlers = (
  settings: SettingsService,
  catalog: Pick<CatalogService, 'byIds'>,
): Handlers<typeof delivery> => ({
  'GET /api/delivery/dates': async ({ query, now }) => {
    const pincode = tidyDigits(query.pincode);
    const products = await catalog.byIds(query.products?.split(',').filter(Boolean) ?? []);
    const made = madeBy(
      now,
      products.map(({ facts }) => Number(facts.values.making ?? 0)),
    );
    return { pincode, dates: deliveryDates(made, pincode, deliveryCalendar(await settings.all())) };
  },
});
