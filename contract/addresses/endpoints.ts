import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { anyIdSchema, idSchema, messageSchema, oneLine } from '../core/primitives.ts';
import { shippingAddressSchema } from '../orders/endpoints.ts';

const text = z.string().overwrite(oneLine).max(300);

/** An address as the form sends it: the server says what is missing, in the words of the checkout. */
export const addressInputSchema = z
  .object({
    name: text,
    phone: text,
    address: text,
    city: text,
    state: text,
    country: text.default('IN'),
    pincode: text,
    landmark: text,
  })
  .partial();

/** A kept address; one of them is the default. */
export const savedAddressSchema = shippingAddressSchema.extend({ _id: idSchema, isDefault: z.boolean() });
/** A kept address. */
export type SavedAddress = z.output<typeof savedAddressSchema>;

const body = addressInputSchema.extend({ isDefault: z.boolean().optional() });
const params = z.object({ addressId: anyIdSchema });
const answer = messageSchema.extend({ address: savedAddressSchema });
const wrong = [
  'fill_in',
  'phone_digits',
  'pincode_digits',
  'pincode_state',
  'country_not_served',
  'state_unknown',
] as const;

/** The addresses a person keeps. */
export const addresses = {
  'GET /api/auth/addresses': endpoint({
    summary: 'One’s own addresses: the default first, then the newest.',
    access: 'member',
    response: z.object({ addresses: z.array(savedAddressSchema) }),
  }),
  'POST /api/auth/addresses': endpoint({
    summary:
      'Keeps an address, checked as at the checkout; the first is the default. The same one again is found again.',
    access: 'member',
    status: 201,
    body,
    response: answer,
    errors: [...wrong, 'addresses_full'],
  }),
  'PUT /api/auth/addresses/{addressId}': endpoint({
    summary: 'Writes an address over; `isDefault` true makes it the default in place of the other.',
    access: 'member',
    params,
    body,
    response: answer,
    errors: [...wrong, 'address_not_found'],
  }),
  'DELETE /api/auth/addresses/{addressId}': endpoint({
    summary: 'Deletes an address; if it was the default, the newest of the others is now.',
    access: 'member',
    params,
    response: messageSchema,
    errors: ['address_not_found'],
  }),
};
