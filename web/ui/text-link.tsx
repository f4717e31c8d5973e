import type { ComponentProps } from 'react';
import { Link } from '#web/ui/link.tsx';

/** Classes of a link in running text. */
export const textLinkClass =
  'font-medium text-manik-text underline decoration-current/35 underline-offset-[.22em] hover:decoration-current';

/** Classes of a link outside of running text: 44 px high, for thumbs. */
export const aloneLinkClass = `${textLinkClass} inline-flex min-h-11 min-w-11 items-center`;

/** A link in running text, or `alone` outside of it. */
export function TextLink({
  alone,
  className = '',
  ...rest
}: ComponentProps<typeof Link> & { alone?: boolean }) {
  return <Link {...rest} className={`${alone ? aloneLinkClass : textLinkClass} ${className}`} />;
}
