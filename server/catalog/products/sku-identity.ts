import type { SkuInput } from './input.ts';

/**
 * Assigns an id to every written SKU, so that carts and orders refer to the same SKU after an edit. Matches by id, then
 * by name, then by code; otherwise the SKU is new. Older clients send variants without ids.
 */
export function assignSkuIds(
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
  // A new product keeps the ids of its input.
  return written.map((sku) => ({
    ...sku,
    id: ids.get(sku) ?? (known.length === 0 && sku.id ? sku.id : newId()),
  }));
}
