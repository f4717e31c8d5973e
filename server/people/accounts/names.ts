import { tidyEmail, tidyPhone } from '#contract/core/typed.ts';
import { isPhone } from '#contract/people/accounts/person-rules.ts';

/** Normalises a name: control characters and runs of spaces become one space. */
export const tidyName = (name: string): string => name.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** Returns the display name. Clients may send the whole name as `firstName`. */
export const displayName = (person: { firstName: string; lastName: string }): string =>
  `${person.firstName} ${person.lastName}`.trim();

/**
 * Parses a login name: an e-mail (folded) if it contains an @, else a ten-digit mobile number in any notation. Returns null for
 * neither.
 */
export function loginName(typed: string): { email: string } | { phone: string } | null {
  const text = typed.trim();
  if (/\p{Cc}/u.test(text)) return null;
  if (text.includes('@')) return { email: tidyEmail(text).toLowerCase() };
  const phone = tidyPhone(text);
  return isPhone(phone) ? { phone } : null;
}
