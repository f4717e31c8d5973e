import { isPhone } from '#contract/core/rules.ts';

/** A name as it is kept: control characters and runs of spaces become one space. */
export const tidyName = (name: string): string => name.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** The name to show. Clients may send the whole name as `firstName`. */
export const displayName = (person: { firstName: string; lastName: string }): string =>
  `${person.firstName} ${person.lastName}`.trim();

/** What a person logs in with: an e-mail (folded) where there is an @, else a ten-digit mobile number; null for neither. */
export function loginName(typed: string): { email: string } | { phone: string } | null {
  const text = typed.trim();
  if (/\p{Cc}/u.test(text)) return null;
  if (text.includes('@')) return { email: text.toLowerCase() };
  const phone = text.replace(/[\s-]/g, '');
  return isPhone(phone) ? { phone } : null;
}
