import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { sessionSchema } from './endpoints.ts';

/**
 * Signing in by an OpenID provider. A browser goes through two addresses that answer redirects only and are therefore no
 * calls: GET /api/auth/google (`?next=` a path of this site) and GET /api/auth/google/callback.
 */
export const signIn = {
  'POST /api/auth/google/session': endpoint({
    summary:
      'Exchanges the one-time token of /oauth-success (a minute, only in the browser that began) for a session; also sets the session cookie.',
    access: 'anyone',
    limit: 'login',
    body: z.object({ token: z.string().min(20).max(100) }),
    secret: true,
    response: sessionSchema.extend({
      message: z.string(),
      agreedToTerms: z.boolean(),
      /** Where the person wanted to go before the login, a path of this site. */
      next: z.string().nullable(),
    }),
    errors: ['sign_in_over', 'account_blocked'],
  }),
};
