import { useEffect, useState } from 'react';
import type { StockAdminRow } from '#contract/catalog/stock/admin.ts';
import { typedNumber } from '#contract/core/typed.ts';
import { deviceStorage } from '#web/browser-storage.ts';

/** A counted SKU. `expected` is the available pieces when it was first scanned; `counted` is the text of its input. */
export type CountedSku = Pick<StockAdminRow, '_id' | 'name' | 'nameHi' | 'size' | 'code' | 'shelf'> & {
  expected: number;
  counted: string;
};

const storageName = 'nr-stock-count';

function readStored(): CountedSku[] {
  try {
    const stored: unknown = JSON.parse(deviceStorage.getItem(storageName) ?? '[]');
    return Array.isArray(stored) ? (stored as CountedSku[]) : [];
  } catch {
    return [];
  }
}

/** Returns the count with one more piece of a SKU. The SKU that was scanned last comes first. */
export function withScanned(lines: readonly CountedSku[], row: StockAdminRow): CountedSku[] {
  const { _id, name, nameHi, size, code, shelf, available } = row;
  const known = lines.find((line) => line._id === _id);
  const line = known
    ? { ...known, counted: String((typedNumber(known.counted, 0) || 0) + 1) }
    : { _id, name, nameHi, size, code, shelf, expected: available, counted: '1' };
  return [line, ...lines.filter((one) => one._id !== _id)];
}

/** Returns the lines of a count for the server; null when a number is wrong. */
export function linesOf(
  lines: readonly CountedSku[],
): { skuId: string; expected: number; counted: number }[] | null {
  const read = lines.map(({ _id, expected, counted }) => ({
    skuId: _id,
    expected,
    counted: typedNumber(counted, 0),
  }));
  return read.every(({ counted }) => counted >= 0 && counted < 1_000_000) ? read : null;
}

/** Returns the count of this browser, which survives a reload, and its setter. */
export function useCount() {
  const [lines, setLines] = useState<readonly CountedSku[]>(readStored);
  useEffect(() => {
    if (lines.length === 0) deviceStorage.removeItem(storageName);
    else deviceStorage.setItem(storageName, JSON.stringify(lines));
  }, [lines]);
  return [lines, setLines] as const;
}
