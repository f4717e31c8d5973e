import { z } from 'zod';

const count = z.number().int().min(1).max(100_000);
const rupees = z.number().nonnegative().multipleOf(0.01);

/** Pieces of one SKU, pieces and SKUs together, and their value in rupees. */
const itemLimits = { pieces: count, allPieces: count, items: count, value: rupees };
const buyerSchema = z.object({ terms: count, ...itemLimits });
const addressSchema = z.object({ orders: count, ...itemLimits });

const newBuyer = { terms: 6, pieces: 10, allPieces: 30, items: 15, value: 100_000 };
const knownBuyer = { terms: 20, pieces: 20, allPieces: 100, items: 40, value: 500_000 };
const address = { orders: 60, pieces: 40, allPieces: 100, items: 50, value: 500_000 };

/**
 * The limits of what unpaid orders take out of sale (decision 130).
 * - Cash on delivery per buyer: open orders, and pieces of a SKU in all of them. `cashProved`: only for buyers with a
 *   verified e-mail address.
 * - `newBuyer`, who has never paid, and `knownBuyer`: what their unpaid orders have at one time, and unpaid terms of
 *   reservations in 24 hours.
 * - `address`: buyers of one network address who have never paid, together. `orders` and `pieces` within 24 hours, the
 *   rest at one time.
 *
 * Pieces and SKUs of the excepted categories are not counted for a buyer.
 */
export const orderLimitsSchema = z
  .object({
    cashOrders: z.number().int().min(1).max(1000),
    cashPieces: z.number().int().min(1).max(1000),
    cashProved: z.boolean(),
    exceptCategories: z.array(z.string().trim().min(1).max(200)).max(50),
    newBuyer: buyerSchema.default(newBuyer),
    knownBuyer: buyerSchema.default(knownBuyer),
    address: addressSchema.default(address),
  })
  .default({
    cashOrders: 3,
    cashPieces: 5,
    cashProved: false,
    exceptCategories: [],
    newBuyer,
    knownBuyer,
    address,
  });
