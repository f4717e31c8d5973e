import type { Api } from '../../../contract/core/client.ts';
import { createClient } from '../../../contract/core/client.ts';
import { categories, priceRanges, sortOrders } from '../../../contract/core/rules.ts';
import { requestBytes } from './http.ts';
import type { Script } from './load.ts';
import { dice } from './products.ts';

/** The encodings that browsers accept. */
export const encodings = { 'accept-encoding': 'gzip, deflate, br' };

const counted = (request: Buffer) => ({ request, counts: true });
const perClient = 3000;

const pickBy =
  (roll: () => number) =>
  <T>(list: readonly T[]): T =>
    list[Math.floor(roll() * list.length)] as T;

/** Creates reading clients, each with its own sequence of paths from `draw`. */
export const readers = (clients: number, draw: (pick: <T>(list: readonly T[]) => T) => string): Script[] =>
  Array.from({ length: clients }, (_, n) => {
    const pick = pickBy(dice(n + 7));
    return Array.from({ length: perClient }, () =>
      counted(requestBytes('GET', draw(pick), { headers: encodings })),
    );
  });

// Typical searches: correct, misspelt, in Hindi, several words, a prefix.
const searches = [
  'pukhraj',
  'pukraj',
  'neelam',
  'nilam ring',
  'पन्ना',
  'पुखराज',
  'paanch mukhi',
  'panch mukhi mala',
  '5 mukhi',
  'ruby',
  'rubby pendant',
  'emrald',
  'blue saphire',
  'yelow sapphire ring',
  'moti mala',
  'silver',
  'rudraksh',
  'copper yantra',
  'kashi',
  'certified ruby ring',
  'amathist',
  'sphatik',
  'firoza',
  'jaipur jewels',
  'di',
  'गोमेद',
  'kamara',
  'videsha',
  'gold',
  'xqzvbk',
  'temple diya brass',
  'p',
  'ring',
  'natural pearl necklace',
];

const filters = (pick: <T>(list: readonly T[]) => T): URLSearchParams => {
  const query = new URLSearchParams();
  if (pick([true, false])) query.set('category', pick(categories));
  if (pick([true, false, false])) query.set('price', pick(Object.keys(priceRanges)));
  if (pick([true, false, false, false]))
    query.set('brand', pick(['Kashi Crafts', 'Jaipur Jewels', 'Puri Arts']));
  if (pick([true, false, false, false])) query.set('size', pick(['7', '5 Mukhi', 'Medium', '5.25 ratti']));
  if (pick([true, false])) query.set('sort', pick(sortOrders));
  if (pick([true, false])) query.set('page', pick(['1', '2', '3', '9', '40']));
  return query;
};

/** Returns a query string of the list: a search, filters, or both. */
export function someQuery(pick: <T>(list: readonly T[]) => T): string {
  const query = pick([true, false, false]) ? new URLSearchParams() : filters(pick);
  if (query.size === 0 || pick([true, false])) query.set('q', pick(searches));
  return query.toString();
}

/** A customer of the benchmarks. */
export type Customer = { userId: string; token: string };

/** Signs customers up over the API. */
export async function signUp(port: number, count: number): Promise<Customer[]> {
  const api: Api = createClient({
    base: `http://127.0.0.1:${port}`,
    token: () => null,
    lang: () => 'en',
    offline: () => 'no answer',
  });
  const customers: Customer[] = [];
  for (let i = 0; i < count; i++) {
    const { userId, token } = await api('POST /api/auth/signup', {
      body: {
        firstName: 'Buyer',
        lastName: '',
        email: `buyer${i}@example.test`,
        phone: String(9_000_000_000 + i),
        password: 'a good password',
        agreedToTerms: true,
      },
    });
    customers.push({ userId, token });
  }
  return customers;
}

const as = ({ token }: Customer) => ({ authorization: `Bearer ${token}` });

/** Creates customers who add products to their carts. After every fourth they empty it, which is not counted. */
export const cartFillers = (customers: readonly Customer[], productIds: readonly string[]): Script[] =>
  customers.map((customer, n) => {
    const pick = pickBy(dice(n + 77));
    // The products of a cart differ: each step of five draws from a share of its own.
    const share = Math.min(1000, Math.floor(productIds.length / 5));
    const clear = requestBytes('DELETE', `/api/auth/clear-cart/${customer.userId}`, {
      headers: as(customer),
    });
    return Array.from({ length: perClient }, (_, i) => {
      if (i % 5 === 0) return { request: clear, counts: false };
      const product = pick(productIds.slice((i % 5) * share, ((i % 5) + 1) * share));
      return counted(
        requestBytes('POST', '/api/auth/add-cart', { headers: as(customer), body: { product, quantity: 1 } }),
      );
    });
  });

/** Creates customers who place orders with cash on delivery. Each has an address of the network: orders of one wait for each other. */
export const cashBuyers = (customers: readonly Customer[], productIds: readonly string[]): Script[] =>
  customers.map((customer, n) => {
    const pick = pickBy(dice(n + 777));
    return Array.from({ length: perClient }, () =>
      counted(
        requestBytes('POST', '/api/auth/place-order', {
          headers: { ...as(customer), 'x-forwarded-for': `10.0.0.${n + 1}` },
          body: {
            items: [{ product: pick(productIds), quantity: 1 }],
            paymentMethod: 'cod',
            shippingAddress: {
              name: 'Asha Rao',
              phone: '9876543210',
              address: '12 Temple Road',
              city: 'Bengaluru',
              state: 'Karnataka',
              country: 'IN',
              pincode: '560001',
              landmark: 'Near the lake',
            },
          },
        }),
      ),
    );
  });
