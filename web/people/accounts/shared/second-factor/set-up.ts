import type { ResponseOf } from '#contract/core/client.ts';

/** A second factor that was added: recovery codes to show once, and the session of a log-in that it ended. */
export type Added = ResponseOf<'POST /api/auth/second-factor/totp'>;
