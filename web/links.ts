import { pageIn, routerPath } from './page-in.ts';
import { type LinkText, type Place, shopPages, type Viewer } from './route-table.ts';

/** A link of a place. Without `for`, everyone sees it. */
export type PlacedLink = { to: string; text: LinkText; for?: readonly Viewer[] };

const placed: Partial<Record<Place, PlacedLink[]>> = {};
for (const { path, links = [] } of shopPages)
  for (const link of links)
    if (link.at !== 'admin') {
      placed[link.at] ??= [];
      placed[link.at]?.push({ to: path, text: link.text, ...(link.for && { for: link.for }) });
    }
// The only link outside the admin pages that leads to one.
placed.main?.push({ to: '/admin/dashboard', text: 'adminDashboard', for: ['admin'] });

/** Returns the links of a place, in the order of the page table. */
export const linksAt = (place: Place): readonly PlacedLink[] => placed[place] ?? [];

const gatewayPages = shopPages.filter((page) => page.gateway);

/**
 * Returns whether the page at a path loads the payment gateway's script. Reads a path as the router does.
 */
export const loadsGateway = (path: string): boolean => pageIn(gatewayPages, routerPath(path)) !== undefined;
