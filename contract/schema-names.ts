import type { z } from 'zod';
import { profileSchema, sessionSchema } from './accounts/endpoints.ts';
import { savedAddressSchema } from './addresses/endpoints.ts';
import { listedAstrologerSchema, ownAstrologerSchema } from './astrologers/endpoints.ts';
import { adminPostSchema, postCardSchema, postSchema } from './blog/endpoints.ts';
import { cartItemSchema } from './cart/endpoints.ts';
import { adminProductSchema } from './catalog/admin-products.ts';
import { productPageSchema, productSchema, reviewSchema, variantSchema } from './catalog/endpoints.ts';
import { chatMessageSchema, chatSessionSchema } from './chat/endpoints.ts';
import { documented } from './core/documented.ts';
import { adminCouponSchema } from './coupons/admin.ts';
import { couponSchema } from './coupons/endpoints.ts';
import { invoiceSchema } from './invoices/endpoints.ts';
import { adminOrderSchema, listedOrderSchema } from './orders/admin.ts';
import { orderItemSchema, orderSchema, shippingAddressSchema } from './orders/endpoints.ts';
import { placeSchema } from './places/endpoints.ts';
import { kundliDataSchema } from './reports/kundli.ts';
import { matchingDataSchema } from './reports/matching.ts';
import { panchangDataSchema } from './reports/panchang.ts';
import { returnSchema } from './returns/endpoints.ts';
import { ownReviewSchema } from './reviews/endpoints.ts';
import { ticketSchema } from './tickets/endpoints.ts';
import { transactionSchema, walletSchema, withdrawalSchema } from './wallet/endpoints.ts';

const names: Record<string, z.ZodType> = {
  AdminCoupon: adminCouponSchema,
  AdminOrder: adminOrderSchema,
  AdminPost: adminPostSchema,
  AdminProduct: adminProductSchema,
  Astrologer: listedAstrologerSchema,
  CartItem: cartItemSchema,
  ChatMessage: chatMessageSchema,
  ChatSession: chatSessionSchema,
  Coupon: couponSchema,
  Invoice: invoiceSchema,
  Kundli: kundliDataSchema,
  ListedOrder: listedOrderSchema,
  Matching: matchingDataSchema,
  Order: orderSchema,
  OrderItem: orderItemSchema,
  OwnAstrologer: ownAstrologerSchema,
  OwnReview: ownReviewSchema,
  Panchang: panchangDataSchema,
  Place: placeSchema,
  Post: postSchema,
  PostCard: postCardSchema,
  Product: productSchema,
  ProductPage: productPageSchema,
  Return: returnSchema,
  Review: reviewSchema,
  SavedAddress: savedAddressSchema,
  Session: sessionSchema,
  ShippingAddress: shippingAddressSchema,
  Ticket: ticketSchema,
  Transaction: transactionSchema,
  User: profileSchema,
  Variant: variantSchema,
  Wallet: walletSchema,
  Withdrawal: withdrawalSchema,
};

/** Gives the schemas that programmers import their names in the OpenAPI document. Idempotent. */
export function nameSchemas(): void {
  for (const [id, schema] of Object.entries(names))
    if (!documented.has(schema)) documented.add(schema, { id });
}
