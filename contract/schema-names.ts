import type { z } from 'zod';
import { placeSchema } from './astrology/places/endpoints.ts';
import { kundliDataSchema } from './astrology/reports/kundli.ts';
import { matchingDataSchema } from './astrology/reports/matching.ts';
import { panchangDataSchema } from './astrology/reports/panchang.ts';
import { adminProductSchema } from './catalog/products/admin-products.ts';
import {
  productPageSchema,
  productSchema,
  reviewSchema,
  variantSchema,
} from './catalog/products/endpoints.ts';
import { ownReviewSchema } from './catalog/reviews/endpoints.ts';
import { listedAstrologerSchema, ownAstrologerSchema } from './consultations/astrologers/endpoints.ts';
import { chatMessageSchema, chatSessionSchema } from './consultations/chat/endpoints.ts';
import { transactionSchema, walletSchema, withdrawalSchema } from './consultations/wallet/endpoints.ts';
import { documented } from './core/documented.ts';
import { adminPostSchema, postCardSchema, postSchema } from './office/blog/endpoints.ts';
import { ticketSchema } from './office/tickets/endpoints.ts';
import { profileSchema, sessionSchema } from './people/accounts/endpoints.ts';
import { savedAddressSchema } from './people/addresses/endpoints.ts';
import { cartItemSchema } from './selling/cart/endpoints.ts';
import { adminCouponSchema } from './selling/coupons/admin.ts';
import { couponSchema } from './selling/coupons/endpoints.ts';
import { invoiceSchema } from './selling/invoices/endpoints.ts';
import { adminOrderSchema, listedOrderSchema } from './selling/orders/admin.ts';
import { orderItemSchema, orderSchema, shippingAddressSchema } from './selling/orders/endpoints.ts';
import { returnSchema } from './selling/returns/endpoints.ts';

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
