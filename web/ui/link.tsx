import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router';

type LinkProps = ComponentProps<typeof RouterLink>;

/** In the browser: followed without leaving the page. Its table of routes is whole, so links need not be discovered. */
const BrowserLink = (props: LinkProps) => <RouterLink discover="none" {...props} />;

/**
 * In HTML the same element: what makes it follow, prefetch and keep the scroll is of the browser alone, and took a
 * twentieth of the time of a list with its seventy links.
 */
function WrittenLink(props: LinkProps) {
  const { to, discover, prefetch, preventScrollReset, relative, reloadDocument, replace, state, ...rest } =
    props;
  const isWhole = typeof to === 'string' && to.startsWith('/');
  return isWhole ? <a {...rest} href={to} /> : <BrowserLink {...props} />;
}

/** A link to a page of the house. */
export const Link = import.meta.env.SSR ? WrittenLink : BrowserLink;
