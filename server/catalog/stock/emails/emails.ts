import { shopStockLow } from './shop-stock-low.ts';

/** Every kind of e-mail of stock. */
export const stockEmails = [shopStockLow];
