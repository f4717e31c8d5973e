import type { ComponentProps, ReactNode } from 'react';
import type { Permission } from '#contract/people/accounts/permissions.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { textLinkClass } from '#web/ui/text-link.tsx';
import { useMayOpen, usePermission } from './rights.ts';

/** Draws its content for those who have the permission, and `otherwise`, if given, for others. */
export function Allowed({
  permission,
  otherwise = null,
  children,
}: {
  permission: Permission;
  otherwise?: ReactNode;
  children: ReactNode;
}) {
  return usePermission(permission) ? children : otherwise;
}

/** A link to an admin page. Plain text for those who may not open it. */
export function AdminLink({
  to,
  className,
  children,
  ...rest
}: ComponentProps<typeof Link> & { to: string }) {
  return useMayOpen(to) ? (
    <Link to={to} className={className} {...rest}>
      {children}
    </Link>
  ) : (
    <span>{children}</span>
  );
}

/** A link in running text to an admin page. Plain text for those who may not open it. */
export const AdminTextLink = ({ className = '', ...rest }: ComponentProps<typeof AdminLink>) => (
  <AdminLink {...rest} className={`${textLinkClass} ${className}`} />
);

/** A link that only makes sense as one ("All orders"), to an admin page. Nothing for those who may not open it. */
export function AdminWay({ className = '', ...rest }: ComponentProps<typeof Link> & { to: string }) {
  return useMayOpen(rest.to) ? <Link {...rest} className={`${textLinkClass} ${className}`} /> : null;
}

/** A button that opens an admin page. Nothing for those who may not open it. */
export function AdminLinkButton(props: ComponentProps<typeof LinkButton> & { to: string }) {
  return useMayOpen(props.to) ? <LinkButton {...props} /> : null;
}
