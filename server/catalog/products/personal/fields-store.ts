import type { PersonalField } from '#contract/catalog/products/personal-rules.ts';
import type { Reader, Tx } from '../../../platform/database/database.ts';

/** Returns what a buyer fills in for a product; undefined if it is not in the shop. */
export const readPersonalFields = async (
  db: Reader,
  productId: string,
): Promise<PersonalField[] | undefined> => (await personalOf(db, productId))?.fields;

/** Returns the name and the fields of a product; undefined if it is not in the shop. */
export async function personalOf(
  db: Reader,
  productId: string,
): Promise<{ name: string; fields: PersonalField[] } | undefined> {
  const row = await db
    .selectFrom('products as p')
    .leftJoin('product_personal_fields as f', 'f.product_id', 'p.id')
    .select(['p.name', 'f.fields'])
    .where('p.id', '=', productId)
    .where('p.deleted_at', 'is', null)
    .executeTakeFirst();
  return row && { name: row.name, fields: row.fields ?? [] };
}

/** Replaces the fields of a product. Without fields the row is removed. */
export async function writePersonalFields(
  tx: Tx,
  { productId, fields, at }: { productId: string; fields: readonly PersonalField[]; at: Date },
): Promise<void> {
  if (fields.length === 0) {
    await tx.deleteFrom('product_personal_fields').where('product_id', '=', productId).execute();
    return;
  }
  const values = { fields: JSON.stringify(fields), updated_at: at };
  await tx
    .insertInto('product_personal_fields')
    .values({ product_id: productId, ...values })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet(values))
    .execute();
}
