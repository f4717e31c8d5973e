import { sql } from 'kysely';

/**
 * The SQL condition for products that the public sees: published and not deleted. Refers to `products p`. Every public read of
 * products uses it; a test walks all of them (server/catalog/products/states.test.ts).
 */
export const published = sql<boolean>`p.deleted_at is null and p.state = 'published'`;
