import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router';

type LinkProps = ComponentProps<typeof RouterLink>;

/** The browser's link: client-side navigation. The route manifest is complete, so links need no discovery. */
const BrowserLink = (props: LinkProps) => <RouterLink discover="none" {...props} />;

/**
 * The server's link: the same HTML element. Navigation, prefetching and scroll restoration only work in the browser,
 * and took a twentieth of the render time of a list with seventy links.
 */
function WrittenLink(props: LinkProps) {
  const { to, discover, prefetch, preventScrollReset, relative, reloadDocument, replace, state, ...rest } =
    props;
  const isWhole = typeof to === 'string' && to.startsWith('/');
  return isWhole ? <a {...rest} href={to} /> : <BrowserLink {...props} />;
}

/** A link to a page of this site. */
export const Link = import.meta.env.SSR ? WrittenLink : BrowserLink;
