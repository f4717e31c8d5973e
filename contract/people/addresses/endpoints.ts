import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { anyIdSchema, idSchema, messageSchema, oneLine } from '../../core/primitives.ts';
import { shippingAddressSchema } from '../../selling/orders/endpoints.ts';

const text = z.string().overwrite(oneLine).max(300);

/** An address as the form sends it. All fields are optional here, so that the server can report each missing one. */
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

/** A saved address. One per user is the default. */
export const savedAddressSchema = shippingAddressSchema.extend({ _id: idSchema, isDefault: z.boolean() });
/** A saved address. */
export type SavedAddress = z.output<typeof savedAddressSchema>;

const body = addressInputSchema.extend({ isDefault: z.boolean().optional() });
const params = z.object({ addressId: anyIdSchema });
const saved = messageSchema.extend({ address: savedAddressSchema });
const wrong = [
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
] as const;

/** The saved addresses of a user. */
export const addresses = {
  'GET /api/auth/addresses': endpoint({
    summary: 'Lists the user’s addresses: the default first, then the newest.',
    access: 'member',
    response: z.object({ addresses: z.array(savedAddressSchema) }),
  }),
  'POST /api/auth/addresses': endpoint({
    summary:
      'Saves an address, with the checks of the checkout. The first becomes the default. A duplicate returns the saved one.',
    access: 'member',
    status: 201,
    body,
    response: saved,
    errors: [...wrong, 'addresses_full'],
  }),
  'PUT /api/auth/addresses/{addressId}': endpoint({
    summary: 'Updates an address. `isDefault` true makes it the default.',
    access: 'member',
    params,
    body,
    response: saved,
    errors: [...wrong, 'address_not_found'],
  }),
  'DELETE /api/auth/addresses/{addressId}': endpoint({
    summary: 'Deletes an address. If it was the default, the newest of the others becomes it.',
    access: 'member',
    params,
    response: messageSchema,
    errors: ['address_not_found'],
  }),
};
