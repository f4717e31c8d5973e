import { z } from 'zod';
import { productSchema } from '../catalog/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { anyIdSchema, messageSchema } from '../core/primitives.ts';

/** How many products a wishlist holds. */
export const wishlistAtMost = 200;

const body = z.object({ productId: anyIdSchema });

/** The wishlist of a person. */
export const wishlist = {
  'GET /api/auth/get-wishlist': endpoint({
    summary: 'The products one loves, the last added first; those that left the shop are left out.',
    access: 'member',
    response: z.object({ products: z.array(productSchema) }),
  }),
  'POST /api/auth/add-wishlist': endpoint({
    summary: 'Adds a product; adding it again changes nothing.',
    access: 'member',
    status: 201,
    body,
    response: messageSchema,
    errors: ['product_not_found', 'wishlist_full'],
  }),
  'DELETE /api/auth/remove-wishlist': endpoint({
    summary: 'Removes the product named in the body; one that is not there is removed already.',
    access: 'member',
    body,
    response: messageSchema,
  }),
};
