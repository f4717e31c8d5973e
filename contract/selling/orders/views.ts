import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { anyIdSchema, idSchema, messageSchema, oneLine } from '../../core/primitives.ts';
import { orderViewLimits } from './rules.ts';

/** A saved view of the order list. `search` is the query of the list's address. */
export const orderViewSchema = z.object({ _id: idSchema, name: z.string(), search: z.string() });
/** A saved view of the order list. */
export type OrderView = z.output<typeof orderViewSchema>;

const nameSchema = z
  .string('order_view_name')
  .max(200, 'order_view_name')
  .overwrite(oneLine)
  .min(1, 'order_view_name')
  .max(orderViewLimits.name, 'order_view_name');
const common = {
  access: 'admin',
  permission: 'orders.read',
  unauthenticatedError: 'admin_not_authenticated',
} as const;
const ofView = z.object({ id: anyIdSchema });

/** The saved views of the order list. Each member of staff has their own, and sees no other. */
export const orderViews = {
  'GET /api/admin/order-views': endpoint({
    summary: 'The caller’s saved views of the order list, in the order in which they were saved.',
    ...common,
    response: z.object({ views: z.array(orderViewSchema) }),
  }),
  'POST /api/admin/order-views': endpoint({
    summary: 'Saves a view. Unknown parameters of the address are left out.',
    ...common,
    status: 201,
    body: z.object({ name: nameSchema, search: z.string().max(orderViewLimits.search) }),
    response: messageSchema.extend({ view: orderViewSchema }),
    errors: ['order_view_name', 'order_view_taken', 'order_views_full', 'order_view_empty'],
  }),
  'PATCH /api/admin/order-views/{id}': endpoint({
    summary: 'Renames a view.',
    ...common,
    params: ofView,
    body: z.object({ name: nameSchema }),
    response: messageSchema.extend({ view: orderViewSchema }),
    errors: ['order_view_name', 'order_view_taken', 'order_view_not_found'],
  }),
  'DELETE /api/admin/order-views/{id}': endpoint({
    summary: 'Deletes a view. Deleting it again changes nothing.',
    ...common,
    params: ofView,
    response: messageSchema,
  }),
};
