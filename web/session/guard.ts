import { redirect } from 'react-router';
import type { Role } from '#contract/people/accounts/endpoints.ts';
import { loginPathOf } from './login-path-of.ts';
import { readSession } from './store.ts';

/**
 * Creates the client middleware of an area. Visitors go to the login page and return after it. A wrong role goes to
 * /dashboard where an admin is required, otherwise to / (specification, "Guard behaviour").
 */
export const requireSession =
  (roles: readonly Role[]) =>
  async ({ request }: { request: Request }): Promise<void> => {
    const { pathname, search } = new URL(request.url);
    const session = readSession();
    if (!session) throw redirect(loginPathOf(pathname + search));
    if (!roles.includes(session.role))
      throw redirect(roles.length === 1 && roles[0] === 'admin' ? '/dashboard' : '/');
  };
