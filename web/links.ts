import { gatewayPages, type PlacedLink, placedLinks } from './link-table.ts';
import { pageIn, routerPath } from './page-in.ts';
import type { Place } from './route-table.ts';

/** Returns the links of a place, in order. */
export const linksAt = (place: Place): readonly PlacedLink[] => placedLinks[place] ?? [];

/**
 * Returns whether the page at a path loads the payment gateway's script. Reads a path as the router does.
 */
export const loadsGateway = (path: string): boolean => pageIn(gatewayPages, routerPath(path)) !== undefined;
