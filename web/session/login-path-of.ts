import { loginPath } from './return-path.ts';

/** The result pages of reports. Their specified addresses may have a birth in them. */
const resultPages = /^\/(kundli-result|matching-kundli-result|panchang-result)\/?$/i;

/**
 * Returns an address that may be copied into another one, into history and logs: of a result page the order id and the
 * language alone. The page reads the rest from the server.
 */
export function withoutBirth(address: string): string {
  const [path = '', query = ''] = address.split(/\?(.*)/s);
  if (!resultPages.test(path)) return address;
  const asked = new URLSearchParams(query);
  const kept = new URLSearchParams();
  const orderId = asked.get('order_id') ?? orderIn(asked.get('data'));
  if (orderId) kept.set('order_id', orderId);
  if (asked.get('la')) kept.set('la', asked.get('la') ?? '');
  return kept.size > 0 ? `${path}?${kept}` : path;
}

/** Returns the order id that a client packed into `data`: JSON, encoded once or twice. */
function orderIn(data: string | null): string | null {
  for (const text of [data ?? '', decoded(data ?? '')]) {
    try {
      const { order_id } = JSON.parse(text) as { order_id?: unknown };
      if (typeof order_id === 'string') return order_id;
    } catch {
      // Tries the other encoding.
    }
  }
  return null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** Returns the login page's address for a page that asks for it, without the birth that the page's address may have. */
export const loginPathOf = (address: string): string => loginPath(withoutBirth(address));
