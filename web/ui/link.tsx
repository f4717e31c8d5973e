import type { ComponentProps } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';
import { isAt, useIsAbsent } from '#web/route-table/absent-pages.ts';
import { useOnline } from './hooks/use-online.ts';

type LinkProps = ComponentProps<typeof RouterLink>;

/** The browser's link: client-side navigation. The route manifest is complete, so links need no discovery. */
function BrowserLink(props: LinkProps) {
  if (useIsAbsent(props.to)) return null;
  return props.prefetch ? <PrefetchingLink {...props} /> : <RouterLink discover="none" {...props} />;
}

/** Without a network nothing is prefetched: React Router reloads the page when the module of a route does not arrive. */
const PrefetchingLink = (props: LinkProps) => (
  <RouterLink discover="none" {...props} prefetch={useOnline() ? props.prefetch : 'none'} />
);

/**
 * The server's link: the same HTML element. Navigation, prefetching and scroll restoration only work in the browser,
 * and took a twentieth of the render time of a list with seventy links.
 */
function WrittenLink(props: LinkProps) {
  const { to, discover, prefetch, preventScrollReset, relative, reloadDocument, ...other } = props;
  const { replace, state, viewTransition, ...rest } = other;
  if (useIsAbsent(to)) return null;
  const isWhole = typeof to === 'string' && to.startsWith('/');
  return isWhole ? <a {...rest} href={to} /> : <BrowserLink {...props} />;
}

/** Whether motion from one page to the next is wanted (web/shell/flight.ts). */
export const flies = !import.meta.env.SSR && matchMedia('(prefers-reduced-motion:no-preference)').matches;

/** A link to a page of this site. Draws nothing when the page belongs to a module that is left out. */
export const Link = import.meta.env.SSR ? WrittenLink : BrowserLink;

/** A link of a menu. `aria-current` marks the link to the page itself, or to the page above it. */
export function MenuLink({ to, ...rest }: LinkProps & { to: string }) {
  const { pathname } = useLocation();
  return <Link {...rest} to={to} aria-current={isAt(pathname.toLowerCase(), to) ? 'page' : undefined} />;
}
