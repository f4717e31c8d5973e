import { pageIn, routerPath } from './page-in.ts';
import { shopPages } from './route-table.ts';

const gatewayPages = shopPages.filter((page) => page.gateway);

/**
 * Returns whether the page at a path loads the payment gateway's script. Reads a path as the router does.
 */
export const loadsGateway = (path: string): boolean => pageIn(gatewayPages, routerPath(path)) !== undefined;
