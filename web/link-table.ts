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

/**
 * The links of each place, in the order of the page table. The build writes this file for browsers as what it exports
 * (`build/evaluated.ts`): a first visit does without the table itself.
 */
export const placedLinks: Readonly<Partial<Record<Place, readonly PlacedLink[]>>> = placed;

/** The pages that load the payment gateway's script. */
export const gatewayPages: readonly { path: string }[] = shopPages
  .filter((page) => page.gateway)
  .map(({ path }) => ({ path }));
