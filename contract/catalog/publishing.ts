import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { anyIdSchema, idSchema, messageSchema } from '../core/primitives.ts';
import { productPageSchema } from './endpoints.ts';
import { productStates } from './rules.ts';

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
