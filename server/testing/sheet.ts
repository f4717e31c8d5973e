import { csvRow } from '../platform/csv/write.ts';

/** Creates a CSV file with these rows. The headings are the keys of the rows. */
export const sheet = (rows: Record<string, string>[]): string => {
  const names = [...new Set(rows.flatMap(Object.keys))];
  return [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))].map(csvRow).join('');
};

/** Returns a new ring on two lines of a file; `images` is a picture of the shop. */
export const ringRow = (images: string, more: Record<string, string> = {}): Record<string, string> => ({
  product: 'emerald-ring',
  name: 'Emerald ring',
  description: 'A ring.',
  category: 'Rings',
  sold_by: 'Ring',
  images,
  variant_or_size: '7',
  price: '6800',
  stock: '2',
  ...more,
});
