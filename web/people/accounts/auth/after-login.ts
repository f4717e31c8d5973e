import { homeOf } from '#web/session/actions.ts';
import { hasAgreed } from '#web/session/agreed.ts';
import type { Session } from '#web/session/store.ts';
import { existingPage } from './use-next-path.ts';

/**
 * Returns the path to open after a login. A customer without consent goes to the terms. Other customers go to
 * `next`. All others go to the home page of their role.
 */
export const afterLogin = (session: Session, next: string | null): string => {
  if (session.role === 'user' && !hasAgreed(session.token)) return existingPage('/accept-terms');
  const back = session.role === 'user' && next ? existingPage(next) : '/';
  return back === '/' ? existingPage(homeOf(session)) : back;
};
