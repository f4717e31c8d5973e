import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { anyIdSchema, messageSchema } from '../../core/primitives.ts';
import { productSchema } from '../products/endpoints.ts';

/** The maximum number of products in a wishlist. */
export const wishlistAtMost = 200;

const body = z.object({ productId: anyIdSchema });

/** The wishlist of a user. */
export const wishlist = {
  'GET /api/auth/get-wishlist': endpoint({
    summary: 'Lists the products of the user’s wishlist, last added first. Deleted products are omitted.',
    access: 'member',
    response: z.object({ products: z.array(productSchema) }),
  }),
  'POST /api/auth/add-wishlist': endpoint({
    summary: 'Adds a product. Adding it again has no effect.',
    access: 'member',
    status: 201,
    body,
    response: messageSchema,
    errors: ['product_not_found', 'wishlist_full'],
  }),
  'DELETE /api/auth/remove-wishlist': endpoint({
    summary: 'Removes the product in the body. Idempotent.',
    access: 'member',
    body,
    response: messageSchema,
  }),
};
