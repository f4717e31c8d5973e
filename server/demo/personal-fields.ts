import type { PersonalField } from '#contract/catalog/products/personal-rules.ts';
import { personId } from '#seed/import.ts';
import { FIXED } from '#seed/people.ts';
import { personalFields } from '#seed/personal-fields.ts';
import { AppError } from '../platform/core/app-error.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Shop } from '../shop.ts';

/** Declares what buyers fill in for the demo's products that are made to order. */
export async function declarePersonalFields(
  tx: Tx,
  { personalFields: admin }: Shop['services'],
  products: readonly { id: string; slug: string }[],
): Promise<void> {
  for (const { id, slug } of products) {
    const fields: readonly PersonalField[] | undefined = personalFields[slug];
    if (!fields) continue;
    const done = await admin.setIn(tx, id, fields, personId(FIXED.admin));
    if (done instanceof AppError) throw new Error(`fields of ${slug}: ${done.code}`);
  }
}
