import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { idSchema, instantSchema, pictureSchema, rupeesSchema } from '../../core/primitives.ts';
import { roleSchema } from '../../people/accounts/endpoints.ts';
import { orderStatuses } from '../../selling/orders/statuses.ts';
import { ticketStatuses, ticketTopics } from '../tickets/rules.ts';
import { newsCounted, newsKinds } from './news.ts';

/** The results of the admin's search: at most six of each kind, the best first. Amounts in rupees. */
export const foundSchema = z.object({
  orders: z.array(
    z.object({
      _id: idSchema,
      orderNumber: z.string(),
      name: z.string(),
      total: rupeesSchema,
      status: z.enum(orderStatuses),
      createdAt: instantSchema,
      /** The tracking number, if it is what was found. */
      tracking: z.string().nullable(),
    }),
  ),
  products: z.array(
    z.object({
      _id: idSchema,
      name: z.string(),
      nameHi: z.string().nullable(),
      /** The code of a SKU, if it is what was found. */
      code: z.string().nullable(),
      image: pictureSchema.nullable(),
      /** Pieces of all SKUs that can be sold; null for a service. */
      left: z.number().int().nullable(),
    }),
  ),
  people: z.array(
    z.object({
      _id: idSchema,
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      role: roleSchema,
    }),
  ),
  tickets: z.array(
    z.object({
      _id: idSchema,
      number: z.string(),
      name: z.string(),
      topic: z.enum(ticketTopics),
      status: z.enum(ticketStatuses),
    }),
  ),
  coupons: z.array(z.object({ _id: idSchema, code: z.string(), description: z.string() })),
});
/** The results of the admin's search. */
export type Found = z.output<typeof foundSchema>;

/**
 * A piece of news. `subject` is the id of its order, ticket, person or product. `name` is the person or the product,
 * `number` that of an order or ticket. `amount` is rupees, `count` the stars of a review or the pieces that are left.
 */
export const newsSchema = z.object({
  key: z.string(),
  kind: z.enum(newsKinds),
  at: instantSchema,
  subject: z.string(),
  name: z.string(),
  nameHi: z.string().nullable(),
  number: z.string().nullable(),
  amount: rupeesSchema.nullable(),
  count: z.number().int().nullable(),
  unread: z.boolean(),
});
/** A piece of news. */
export type News = z.output<typeof newsSchema>;

const unread = z.number().int().min(0).max(newsCounted);

/** The search and the news of the admin. */
export const adminSearch = {
  'GET /api/admin/desk/search': endpoint({
    summary:
      'Finds orders, products, people, tickets and coupons by a few letters. Kinds that the caller may not list are empty.',
    access: 'admin',
    permission: 'any',
    query: z.object({ q: z.string().max(80) }),
    response: foundSchema,
  }),
  'GET /api/admin/desk/news': endpoint({
    summary:
      'Lists the fifty newest things that the caller may see, and how many of the last 30 days are unread.',
    access: 'admin',
    permission: 'any',
    response: z.object({ news: z.array(newsSchema), unread, at: instantSchema }),
  }),
  'POST /api/admin/desk/news/read': endpoint({
    summary: 'Marks one piece of news as read by its `key`, or all news up to `until`.',
    access: 'admin',
    permission: 'any',
    body: z.union([
      z.object({ key: z.string().max(100), at: instantSchema }),
      z.object({ until: instantSchema }),
    ]),
    response: z.object({ unread }),
  }),
};
