import type { OwnPiece } from '#contract/catalog/certificates/endpoints.ts';
import type { Product } from '#contract/catalog/products/endpoints.ts';
import { checkout } from '../../testing/fixtures/checkout.ts';
import { createProduct } from '../../testing/fixtures/create-product.ts';
import { payAndSettle } from '../../testing/gateway.ts';
import type { Person, TestShop } from '../../testing/test-shop.ts';

/** A paid order of some pieces of a product. */
export type Sold = { buyer: Person; product: Product; orderId: string };

/** Sells pieces of a product that has enough of them. The pieces get their codes with the next sweep. */
export async function sell(testShop: TestShop, quantity = 1, of?: Product): Promise<Sold> {
  const product = of ?? (await createProduct(testShop, { name: 'Panna', price: 1500, available: 50 }));
  const buyer = await testShop.customer();
  const opened = await checkout(buyer, product, quantity);
  await payAndSettle(testShop, opened.customOrderId);
  return { buyer, product, orderId: opened.orderId };
}

/** Returns the pieces of an order as its buyer sees them. */
export const piecesOf = async ({ buyer, orderId }: Sold): Promise<OwnPiece[]> =>
  (await buyer.api('GET /api/orders/{id}/certificates', { params: { id: orderId } })).pieces;

/** Reads the public page's data of a code, as a stranger. */
export const verify = ({ visitor }: TestShop, code: string) =>
  visitor('GET /api/certificates/verify/{code}', { params: { code } });

/** Creates a small PDF that is complete. */
export const plainPdf = (more = ''): Buffer =>
  Buffer.from(`%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R${more}>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`);

/** Creates the form of a report, with a file. */
export function reportForm(fields: Record<string, string>, file: Buffer | null = plainPdf()): FormData {
  const form = new FormData();
  const all = { laboratory: 'Test Gem Laboratory', number: 'T 1001', date: '2026-11-20', ...fields };
  for (const [name, value] of Object.entries(all)) form.set(name, value);
  if (file) form.set('file', new Blob([new Uint8Array(file)]), 'report');
  return form;
}

/** Attaches a report as this member of staff. */
export const attach = ({ api }: Person, fields: Record<string, string>, file?: Buffer | null) =>
  api('POST /api/admin/laboratory-reports', { body: reportForm(fields, file) });
