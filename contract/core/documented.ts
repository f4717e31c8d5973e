import { z } from 'zod';

/** Notes of a schema in the OpenAPI document, beyond its rules. `id` is its name among the schemas of the document. */
export type Documented = { id?: string; description?: string; minimum?: number; multipleOf?: number };

/** The names and notes of schemas for the OpenAPI document. A schema is validated the same without them. */
export const documented = z.registry<Documented>();
