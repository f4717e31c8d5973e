import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enqueue } from '../../cart/shared/cart-queue.ts';
import { requireGatewayDocument } from './gateway-document.ts';

beforeEach(() => vi.stubGlobal('location', { href: 'https://shop.test/cart' }));
afterEach(() => vi.unstubAllGlobals());

const open = (path: string) =>
  requireGatewayDocument({ request: new Request(`https://shop.test${path}`) }).then(
    () => null,
    (redirect: Response) => redirect.headers.get('location'),
  );

test('opens a page of the gateway as a document of its own, and no other page', async () => {
  expect(await open('/my-orders')).toBeNull();
  expect(await open('/checkout?from=cart')).toBe('/checkout?from=cart');
});

test('leaves for the checkout once the changes of the cart are answered, accepted or refused', async () => {
  for (const end of ['resolve', 'reject'] as const) {
    const answer = Promise.withResolvers<void>();
    const change = enqueue(() => answer.promise).catch(() => undefined);
    const left = vi.fn();
    const leaving = open('/checkout').finally(left);
    await new Promise(setImmediate);
    expect(left).not.toHaveBeenCalled();
    answer[end]();
    await change;
    expect(await leaving).toBe('/checkout');
  }
});
