import type { Sellable } from '../../../catalog/products/service.ts';
import { AppError, appError } from '../../../platform/core/app-error.ts';
import type { Reader } from '../../../platform/database/database.ts';
import {
  type CartLine,
  type CartService,
  checkPersonalisation,
  type Personalisation,
} from '../../cart/service.ts';
import type { FilledLine, RequestedLine } from './quote.ts';

const nothing: FilledLine = { lineId: null, personal: null };

/** Finds the line of the cart that a request names, or else the only line of its SKU, as older clients send it. */
function lineOf(lines: readonly CartLine[], skuId: string, named: string | null | undefined) {
  const ofSku = lines.filter(({ sku }) => sku.skuId === skuId);
  if (named) return ofSku.find(({ id }) => id === named);
  return ofSku.length === 1 ? ofSku[0] : undefined;
}

/**
 * Finds what the buyer filled in for requested lines: in their cart, or with `byHand` in the request, as staff wrote it.
 * The values are checked against the fields of today. Returns an error when a line lacks what its product needs, or when
 * a photo in the request is not the buyer's. Reads the cart only if a product has fields.
 */
export async function findFilledLines(
  db: Reader,
  {
    cart,
    userId,
    byHand,
    requested,
    found,
  }: {
    cart: Pick<CartService, 'lines' | 'ownsPhotos'>;
    userId: string;
    byHand: boolean;
    requested: readonly RequestedLine[];
    found: readonly (Sellable | AppError)[];
  },
): Promise<FilledLine[] | AppError> {
  const hasFields = (item: Sellable | AppError): item is Sellable =>
    !(item instanceof AppError) && (item.personalFields ?? []).length > 0;
  if (!found.some(hasFields)) return [];
  const lines = byHand ? [] : await cart.lines(db, userId);
  const filled: FilledLine[] = [];
  for (const [i, item] of found.entries()) {
    if (!hasFields(item)) {
      filled.push(nothing);
      continue;
    }
    const line = lineOf(lines, item.skuId, requested[i]?.lineId);
    const input = byHand
      ? (requested[i]?.personalisation ?? [])
      : (line?.personal ?? []).map(({ field, value }) => ({ field, value }));
    const personal = checkPersonalisation({ name: item.name, fields: item.personalFields ?? [] }, input);
    if (personal instanceof AppError) return withProduct(personal, item);
    filled.push({ lineId: line?.id ?? null, personal });
  }
  const written: readonly Personalisation[] = byHand ? filled.flatMap(({ personal }) => personal ?? []) : [];
  return (await cart.ownsPhotos(db, userId, written)) ? filled : appError('personalisation_photo');
}

/** Adds the product to the error, so that the checkout names it. */
const withProduct = ({ code, values }: AppError, { productId, name }: Sellable): AppError =>
  new AppError(code, { values: { ...values, product: name }, details: { productId } });
