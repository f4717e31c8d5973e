import { redirectDocument } from 'react-router';
import { loadsGateway } from '#web/route-table.ts';

// Read once, when the browser starts the document (entry.client.tsx): its CSP stays while the address changes.
const first = typeof location === 'undefined' ? '/' : location.pathname;

/** Returns whether the open document may load the payment gateway's script: only pages of the gateway's list may. */
export const isGatewayDocument = (): boolean => loadsGateway(first);

/**
 * Client middleware. Opens a page that loads the gateway's script as a document of its own, unless the open document is
 * one: only their CSP names the gateway, and only there are Trusted Types not enforced (decision 31).
 */
export async function requireGatewayDocument({ request }: { request: Request }): Promise<void> {
  const { pathname, search } = new URL(request.url);
  if (loadsGateway(pathname) && !isGatewayDocument()) throw redirectDocument(pathname + search);
}
