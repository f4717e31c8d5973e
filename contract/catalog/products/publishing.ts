import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { anyIdSchema, idSchema, instantSchema, messageSchema, rupeesSchema } from '../../core/primitives.ts';
import { adminProductSchema } from './admin-products.ts';
import { productPageSchema } from './endpoints.ts';
import { productLimits, productStates } from './rules.ts';

const idParams = z.object({ id: anyIdSchema });

/** Whether the public sees a product, and what follows from it. */
export const productPublishing = {
  'PUT /api/admin/products/{id}/state': endpoint({
    summary:
      'Publishes a product, hides it, or makes it a draft. Only a published one is in the shop; the others keep their address.',
    access: 'admin',
    permission: 'products.write',
    params: idParams,
    body: z.object({ state: z.enum(productStates) }),
    response: messageSchema,
    errors: ['product_not_found', 'service_not_hidden'],
  }),
  'PUT /api/admin/products/{id}/sale': endpoint({
    summary:
      'Replaces the sale of a product: a price for each named SKU, from a moment until another. No prices end the sale. The sizes of a product share one price.',
    access: 'admin',
    permission: 'products.write',
    further: ['products.prices'],
    fresh: 'sometimes',
    params: idParams,
    body: z.object({
      prices: z
        .array(z.object({ _id: idSchema, price: rupeesSchema.positive().multipleOf(0.01) }))
        .max(productLimits.skus),
      from: instantSchema,
      /** Null: until the sale is taken away. */
      to: instantSchema.nullable(),
    }),
    response: adminProductSchema,
    errors: [
      'price_not_allowed',
      'product_not_found',
      'product_changed',
      'sale_price_high',
      'sale_times',
      'sale_one_price',
    ],
  }),
  'GET /api/admin/products/{id}/preview': endpoint({
    summary: 'Returns a product as its page would show it, in any state.',
    access: 'admin',
    permission: 'products.read',
    params: idParams,
    response: productPageSchema,
    errors: ['product_not_found'],
  }),
  'POST /api/admin/products/{id}/duplicate': endpoint({
    summary: 'Copies a product as a draft without stock and reviews. SKU codes get a suffix.',
    access: 'admin',
    permission: 'products.write',
    params: idParams,
    response: z.object({ _id: idSchema }),
    errors: ['product_not_found', 'service_not_hidden'],
  }),
};
