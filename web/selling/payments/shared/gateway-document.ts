import { redirectDocument } from 'react-router';
import { loadsGateway } from '#web/route-table/gateway-pages.ts';
import { cartSettled } from '#web/selling/cart/shared/cart-queue.ts';

/**
 * Returns whether the open document may load the payment gateway's script. Looks at the address that the document was
 * opened with: its CSP stays while the address changes.
 */
export function isGatewayDocument(): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  return loadsGateway(new URL(opened?.name ?? location.href).pathname);
}

/**
 * Opens a page that loads the gateway's script as a document of its own, unless the open document is one: only their
 * CSP names the gateway, and only there are Trusted Types not enforced (decision 31). Waits for the changes of the cart
 * in flight: the next document knows nothing of them, and the checkout must not price an older cart.
 * Runs as client middleware.
 */
export async function requireGatewayDocument({ request }: { request: Request }): Promise<void> {
  const { pathname, search } = new URL(request.url);
  if (!loadsGateway(pathname) || isGatewayDocument()) return;
  await cartSettled();
  throw redirectDocument(pathname + search);
}
