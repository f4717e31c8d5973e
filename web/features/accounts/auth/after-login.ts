import { homeOf } from '#web/session/actions.ts';
import { hasAgreed } from '#web/session/agreed.ts';
import type { Session } from '#web/session/store.ts';
import { existingPage } from './use-next-path.ts';

/**
 * Where a login leads: a customer who has not agreed to the terms to these, others back to where a guard took them from,
 * everyone else to the home of their role.
 */
export const afterLogin = (session: Session, next: string | null): string => {
  if (session.role === 'user' && !hasAgreed(session.token)) return existingPage('/accept-terms');
  const back = session.role === 'user' && next ? existingPage(next) : '/';
  return back === '/' ? existingPage(homeOf(session)) : back;
};
