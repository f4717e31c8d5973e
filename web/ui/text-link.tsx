import type { ComponentProps } from 'react';
import { Link } from '#web/ui/link.tsx';

/** Classes of a link in running text. */
export const textLinkClass =
  'font-medium text-manik-text underline decoration-current/35 underline-offset-[.22em] hover:decoration-current';

/** A link in running text. */
export function TextLink({ className = '', ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} className={`${textLinkClass} ${className}`} />;
}
