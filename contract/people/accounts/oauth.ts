import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { sessionSchema } from './endpoints.ts';

/**
 * Sign-in by an OpenID provider. A browser also goes through two addresses that only redirect and are therefore not
 * endpoints: GET /api/auth/google (`?next=` is a path of this site) and GET /api/auth/google/callback.
 */
export const signIn = {
  'POST /api/auth/google/session': endpoint({
    summary:
      'Exchanges the one-time token of /oauth-success (valid for a minute, only in the browser that began) for a session, and sets the session cookie.',
    access: 'anyone',
    limit: 'login',
    body: z.object({ token: z.string().max(2000) }),
    secret: true,
    response: sessionSchema.extend({
      message: z.string(),
      agreedToTerms: z.boolean(),
      /** The path of this site that the person asked for before the login. */
      next: z.string().nullable(),
    }),
    errors: ['sign_in_over', 'account_blocked', 'second_factor_needed', 'second_factor_setup_needed'],
  }),
};
