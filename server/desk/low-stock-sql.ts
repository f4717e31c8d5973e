import { type RawBuilder, sql } from 'kysely';

/** Returns the condition that a SKU (`s`) is low on stock: `stockLow` is the number of pieces of the settings. */
export const isLow = (stockLow: number): RawBuilder<boolean> =>
  sql<boolean>`s.deleted_at is null and s.available <= ${stockLow}`;
