import { type CartService, checkPersonalisation } from '../cart/service.ts';
import type { Sellable } from '../catalog/service.ts';
import { AppError } from '../platform/core/app-error.ts';
import type { Reader } from '../platform/database/database.ts';
import type { FilledLine, RequestedLine } from './quote.ts';

const nothing: FilledLine = { lineId: null, personal: null };

/**
 * Finds what the buyer filled in for requested lines: in the line of the cart that a request names, or in the only line of
 * its SKU, as older clients send it. The values are checked against the fields of today. Returns an error when a line
 * lacks what its product needs. Reads the cart only if a product has fields.
 */
export async function findFilledLines(
  db: Reader,
  {
    cart,
    userId,
    requested,
    found,
  }: {
    cart: Pick<CartService, 'lines'>;
    userId: string;
    requested: readonly RequestedLine[];
    found: readonly (Sellable | AppError)[];
  },
): Promise<FilledLine[] | AppError> {
  const hasFields = (item: Sellable | AppError): item is Sellable =>
    !(item instanceof AppError) && (item.personalFields ?? []).length > 0;
  if (!found.some(hasFields)) return [];
  const lines = await cart.lines(db, userId);
  const filled: FilledLine[] = [];
  for (const [i, item] of found.entries()) {
    if (!hasFields(item)) {
      filled.push(nothing);
      continue;
    }
    const ofSku = lines.filter(({ sku }) => sku.skuId === item.skuId);
    const named = requested[i]?.lineId;
    const line = named ? ofSku.find(({ id }) => id === named) : ofSku.length === 1 ? ofSku[0] : undefined;
    const input = (line?.personal ?? []).map(({ field, value }) => ({ field, value }));
    const personal = checkPersonalisation({ name: item.name, fields: item.personalFields ?? [] }, input);
    if (personal instanceof AppError) return withProduct(personal, item);
    filled.push({ lineId: line?.id ?? null, personal });
  }
  return filled;
}

/** Adds the product to the error, so that the checkout names it. */
const withProduct = ({ code, values }: AppError, { productId, name }: Sellable): AppError =>
  new AppError(code, { values: { ...values, product: name }, details: { productId } });
