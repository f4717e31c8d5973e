import { ApiError, api } from '#web/api/client.ts';
import { setCartCount } from './cart-count.ts';

/** A line to add to the cart. */
type NewLine = {
  product: string;
  quantity: number;
  size: string | null;
  variantId: string | null;
  /** What the buyer filled in. */
  personalisation?: { field: string; value: string }[];
};

/** Adds a line to the cart, and updates its count. Returns `there` if the cart has it already. Throws `ApiError`. */
export async function addLine(line: NewLine): Promise<'added' | 'there'> {
  try {
    const { items } = await api('POST /api/auth/add-cart', { body: line });
    setCartCount(items.length);
    return 'added';
  } catch (error) {
    if (error instanceof ApiError && error.code === 'already_in_cart') return 'there';
    throw error;
  }
}
