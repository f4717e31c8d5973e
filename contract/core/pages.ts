import { z } from 'zod';

const cursorSchema = z.string().max(2000).optional();

/**
 * The query of a page: `after` and `before` are cursors that a response gave, opaque to clients. With neither it is the
 * first page, with `before=end` the last. A cursor of another sort counts as none.
 */
export const pageQuery = { after: cursorSchema, before: cursorSchema };

/** The cursors of the pages beside a page: `next` is sent as `after`, `previous` as `before`. Null where there is none. */
export const pagesSchema = z.object({ next: z.string().nullable(), previous: z.string().nullable() });
/** The cursors of the pages beside a page. */
export type Pages = z.output<typeof pagesSchema>;
