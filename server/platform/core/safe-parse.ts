import type { z } from 'zod';

type Unreadable = { success: false; data: undefined; error: { issues: z.core.$ZodIssue[] } };

/** The result for a value on which a check throws, such as `{ length: { valueOf: 1 } }`, whose length zod compares, or a long nest of lists in its place. */
const unreadable: Unreadable = {
  success: false,
  data: undefined,
  error: { issues: [{ code: 'custom', path: [], message: 'malformed_body', input: undefined }] },
};

/** Parses a value that a client sent. A value on which a check throws is refused like any other. */
export function safeParse<S extends z.ZodType>(
  schema: S,
  value: unknown,
): z.ZodSafeParseResult<z.output<S>> | Unreadable {
  try {
    return schema.safeParse(value);
  } catch (error) {
    // Only these can come from the value's shape: a RangeError if it is nested too deep. Any other error is a bug.
    if (!(error instanceof TypeError || error instanceof RangeError)) throw error;
    return unreadable;
  }
}
