import type { SkuInput } from './input.ts';

/**
 * Gives every written SKU an id, so that carts and orders keep pointing at the same thing after an edit: the id it
 * came with if the product has it, else that of the SKU with its name, else with its code, else a new one. Older
 * clients send variants without ids.
 */
export function keepIds(
  written: readonly SkuInput[],
  known: readonly { id: string; name: string; code: string | null }[],
  newId: () => string,
): (SkuInput & { id: string })[] {
  const free = new Map(known.map((sku) => [sku.id, sku]));
  const ids = new Map<SkuInput, string>();
  const take = (same: (sku: SkuInput, old: { id: string; name: string; code: string | null }) => boolean) => {
    for (const sku of written.filter((one) => !ids.has(one))) {
      const old = [...free.values()].find((one) => same(sku, one));
      if (!old) continue;
      free.delete(old.id);
      ids.set(sku, old.id);
    }
  };
  take((sku, old) => sku.id === old.id);
  take((sku, old) => sku.name === old.name);
  take((sku, old) => sku.code !== null && sku.code === old.code);
  // Without an earlier version the ids of an import stand as they are.
  return written.map((sku) => ({
    ...sku,
    id: ids.get(sku) ?? (known.length === 0 && sku.id ? sku.id : newId()),
  }));
}
