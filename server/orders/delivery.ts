import type { delivery } from '#contract/checkout/delivery.ts';
import {
  type DeliveryCalendar,
  type DeliveryDates,
  deliveryDates,
} from '#contract/checkout/delivery-days.ts';
import { tidyDigits } from '#contract/core/typed.ts';
import type { Handlers } from '../platform/http/serve.ts';
import type { Settings, SettingsService } from '../settings/service.ts';
import type { OrderRow } from './store.ts';

/** Returns the settings that decide when a parcel arrives. */
export const deliveryCalendar = ({ shop, holidays, care, deliveryDays }: Settings): DeliveryCalendar => ({
  workingDays: deliveryDays.workingDays,
  hours: shop.hours,
  holidays,
  usual: care.shippingDays,
  zones: deliveryDays.zones,
});

/**
 * Returns when an order arrives, counted from the day it was placed; null once it is delivered or cancelled. It follows
 * the settings of today, so a holiday that the shop adds moves it.
 */
export const arrivalOf = (
  order: Pick<OrderRow, 'status' | 'created_at' | 'shipping'>,
  calendar: DeliveryCalendar,
): DeliveryDates | null =>
  order.status === 'Delivered' || order.status === 'Cancelled'
    ? null
    : deliveryDates(order.created_at, order.shipping.pincode, calendar);

/** Returns the last day (`YYYY-MM-DD`, IST) on which an order was promised to arrive, by the settings of today; null without one. */
export const promisedDay = (
  order: Pick<OrderRow, 'created_at' | 'shipping'>,
  calendar: DeliveryCalendar,
): string | null => deliveryDates(order.created_at, order.shipping.pincode, calendar)?.to ?? null;

/** Returns the handler of delivery dates. */
export const deliveryHandlers = (settings: SettingsService): Handlers<typeof delivery> => ({
  'GET /api/delivery/dates': async ({ query, now }) => {
    const pincode = tidyDigits(query.pincode);
    return { pincode, dates: deliveryDates(now, pincode, deliveryCalendar(await settings.all())) };
  },
});
