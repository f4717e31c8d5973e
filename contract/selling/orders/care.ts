import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { anyIdSchema, oneLine } from '../../core/primitives.ts';
import { expectedRevisionSchema, shippingAddressSchema } from './endpoints.ts';

const ofOrder = z.object({ id: anyIdSchema });
const text = z.string().overwrite(oneLine).max(300);
const refused = ['order_not_found', 'order_is_cancelled', 'order_changed', 'order_has_left'] as const;

/** The longest reason of a hold. */
export const holdReasonLength = 500;

/** The admin endpoints for one order before it is sent: hold, release, and the correction of its address. */
export const orderCare = {
  'POST /api/admin/orders/{id}/hold': endpoint({
    summary:
      'Puts an order on hold: it cannot be marked as shipped until it is released. The buyer sees that it is on hold, and not the reason.',
    access: 'admin',
    permission: 'orders.care',
    unauthenticatedError: 'admin_not_authenticated',
    params: ofOrder,
    body: z.object({
      reason: z.string().trim().min(1).max(holdReasonLength),
      revision: expectedRevisionSchema,
    }),
    response: z.object({ message: z.string() }),
    errors: refused,
  }),
  'POST /api/admin/orders/{id}/release': endpoint({
    summary: 'Releases an order from its hold. An order that is not on hold stays as it is.',
    access: 'admin',
    permission: 'orders.care',
    unauthenticatedError: 'admin_not_authenticated',
    params: ofOrder,
    body: z.object({ revision: expectedRevisionSchema }),
    response: z.object({ message: z.string() }),
    errors: ['order_not_found', 'order_changed'],
  }),
  'PUT /api/admin/orders/{id}/address': endpoint({
    summary:
      'Corrects the delivery address of an order that has not been shipped, and mails it to the buyer. An issued invoice keeps its address, and fixes the state.',
    access: 'admin',
    permission: 'orders.care',
    unauthenticatedError: 'admin_not_authenticated',
    params: ofOrder,
    body: z.object({
      name: text,
      phone: text,
      address: text,
      city: text,
      state: text,
      country: text.default('IN'),
      pincode: text,
      landmark: text,
      revision: expectedRevisionSchema,
    }),
    response: z.object({ message: z.string(), shippingAddress: shippingAddressSchema }),
    errors: [
      ...refused,
      'order_not_paid_yet',
      'address_state_fixed',
      'gstin_state',
      'fill_in',
      'name_unfit',
      'name_script',
      'address_link',
      'address_script',
      'phone_digits',
      'pincode_digits',
      'pincode_state',
      'country_not_served',
      'state_unknown',
    ],
  }),
};
