import { z } from 'zod';
import { personalInputSchema, personalValueSchema } from '../../catalog/products/personal.ts';
import { endpoint } from '../../core/endpoint.ts';
import { anyIdSchema, idSchema, messageSchema, pictureSchema, rupeesSchema } from '../../core/primitives.ts';

const quantitySchema = z
  .number('quantity_whole')
  .int('quantity_whole')
  .min(1, 'quantity_whole')
  .max(999, 'quantity_whole');
/** A size or variant in a body. Absent, null and '' mean none. */
const choiceSchema = z
  .string()
  .max(64)
  .nullish()
  .transform((value) => value || null);

/** A cart line, with the current price and stock. */
export const cartItemSchema = z.object({
  _id: idSchema,
  product: z.object({
    _id: idSchema,
    name: z.string(),
    nameHi: z.string().nullable(),
    price: rupeesSchema,
    image: z.array(pictureSchema),
    category: z.string(),
    brand: z.string(),
    hasVariants: z.boolean(),
    sizeType: z.string().nullable(),
    /** The product's own GST percent today; null if it has none. */
    gstPercent: z.number().nullable(),
    /** The service that it is; absent for other products. Its quantity follows the lines that have it. */
    service: z.literal('energisation').optional(),
  }),
  cartQuantity: z.number().int(),
  quantity: z.number().int(),
  availableStock: z.number().int(),
  cartPrice: rupeesSchema,
  size: z.string().nullable(),
  variantId: idSchema.nullable(),
  variant: z
    .object({
      variantName: z.string(),
      gram: z.number().nullable(),
      price: rupeesSchema,
      stock: z.number().int(),
      sku: z.string().nullable(),
    })
    .nullable(),
  /** The seller's Hindi name of the size or variant; absent without one. */
  choiceHi: z.string().optional(),
  /** What the buyer filled in for products that are made to order; absent for nothing. */
  personalisation: z.array(personalValueSchema).optional(),
});
/** A cart line. */
export type CartItem = z.output<typeof cartItemSchema>;

const itemsSchema = z.object({ message: z.string(), items: z.array(cartItemSchema) });
const lineIdentity = { size: choiceSchema, variantId: choiceSchema };
/** The `_id` of a line, which tells two lines of one product apart. */
const lineId = { lineId: anyIdSchema.optional() };

/** The cart endpoints. A line is identified by product and variant, else product and size, else product. */
export const cart = {
  'GET /api/auth/cart/{userId}': endpoint({
    summary: 'The cart with current prices and stock. Sold-out lines have `availableStock` 0.',
    access: 'member',
    params: z.object({ userId: anyIdSchema }),
    query: z.object({ timestamp: z.string().optional() }),
    response: z.object({ items: z.array(cartItemSchema), cartId: idSchema }),
    errors: ['cart_not_found'],
  }),
  'POST /api/auth/add-cart': endpoint({
    summary: 'Adds a line. Refuses a line that is already in the cart.',
    access: 'member',
    body: z.object({
      product: anyIdSchema,
      quantity: quantitySchema.default(1),
      variant: z.unknown().optional(),
      /** What the buyer fills in for products that are made to order. */
      personalisation: personalInputSchema.optional(),
      ...lineIdentity,
    }),
    response: itemsSchema,
    errors: [
      'product_not_found',
      'variant_required',
      'size_required',
      'out_of_stock',
      'above_stock_add',
      'already_in_cart',
      'personalisation_required',
      'personalisation_wrong',
      'personalisation_photo',
      'energisation_at_goods',
    ],
  }),
  'PUT /api/auth/update': endpoint({
    summary: 'Sets the quantity of a line.',
    access: 'member',
    body: z.object({ productId: anyIdSchema, quantity: quantitySchema, ...lineIdentity, ...lineId }),
    response: itemsSchema,
    errors: ['line_not_found', 'above_stock_update', 'energisation_at_goods'],
  }),
  'DELETE /api/auth/remove/{productId}': endpoint({
    summary: 'Removes a line.',
    access: 'member',
    params: z.object({ productId: anyIdSchema }),
    query: z.object({ userId: z.string().optional(), ...lineIdentity, ...lineId }),
    response: itemsSchema,
    errors: ['line_not_found', 'cart_not_found'],
  }),
  'DELETE /api/auth/clear-cart/{userId}': endpoint({
    summary: 'Empties the cart.',
    access: 'member',
    params: z.object({ userId: anyIdSchema }),
    response: messageSchema,
    errors: ['cart_not_found'],
  }),
};
