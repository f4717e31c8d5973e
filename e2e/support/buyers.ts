import type { APIRequestContext, Page } from '@playwright/test';
import type { Goods } from './products.ts';

/** A customer made for one test. */
export type Buyer = {
  firstName: string;
  email: string;
  phone: string;
  password: string;
  session: { token: string; role: string; isVerified: boolean; userId: string };
};

const digits = (n: number): string =>
  Array.from({ length: n }, () => Math.floor(Math.random() * 10)).join('');

/** Somebody nobody has seen before, as they would fill in the sign-up form. */
export function newPerson(): Omit<Buyer, 'session'> & { lastName: string } {
  const unique = digits(9);
  return {
    firstName: 'Savitri',
    lastName: 'Deshpande',
    email: `savitri.${unique}@example.in`,
    phone: `9${unique}`,
    password: 'lamp-and-river-42',
  };
}

/** Signs a new customer up over the API. */
export async function newBuyer(request: APIRequestContext): Promise<Buyer> {
  const person = newPerson();
  const answer = await request.post('/api/auth/signup', { data: { ...person, agreedToTerms: true } });
  if (answer.status() !== 201) throw new Error(`sign-up answered ${answer.status()}: ${await answer.text()}`);
  const { token, role, isVerified, userId } = await answer.json();
  return { ...person, session: { token, role, isVerified, userId } };
}

/** Puts a buyer's session into the browser, once: a logout in the test stays one. */
export async function signIn(page: Page, { session }: Buyer): Promise<void> {
  await page.addInitScript((stored) => {
    if (localStorage.getItem('test-signed-in')) return;
    localStorage.setItem('test-signed-in', 'yes');
    localStorage.setItem('auth-data', stored);
  }, JSON.stringify(session));
}

/** Logs a buyer in on another device; answers its token. */
export async function logInElsewhere(request: APIRequestContext, buyer: Buyer): Promise<string> {
  const answer = await request.post('/api/auth/login', {
    data: { email: buyer.email, password: buyer.password },
    headers: {
      'user-agent': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/139.0 Mobile Safari/537.36',
    },
  });
  return (await answer.json()).token;
}

/** Whether a token still opens anything. */
export const isLoggedIn = async (request: APIRequestContext, token: string): Promise<boolean> =>
  (await request.get('/api/auth/checking-auth', { headers: { authorization: `Bearer ${token}` } })).ok();

/** Keeps an address for a buyer over the API; answers its id. */
export async function keepAddress(
  request: APIRequestContext,
  { session }: Buyer,
  change: { name?: string; address?: string; city?: string } = {},
): Promise<string> {
  const answer = await request.post('/api/auth/addresses', {
    headers: { authorization: `Bearer ${session.token}` },
    data: {
      name: 'Savitri Deshpande',
      phone: '9823044150',
      address: '14, Shanti Kunj',
      city: 'Pune',
      state: 'MH',
      pincode: '411004',
      landmark: 'Ganesh mandir',
      ...change,
    },
  });
  if (answer.status() !== 201)
    throw new Error(`addresses answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()).address._id;
}

/** Puts goods into a buyer's cart over the API. */
export async function fillCart(
  request: APIRequestContext,
  { session }: Buyer,
  lines: { goods: Goods; quantity?: number }[],
): Promise<void> {
  for (const { goods, quantity = 1 } of lines) {
    const answer = await request.post('/api/auth/add-cart', {
      headers: { authorization: `Bearer ${session.token}` },
      data: { product: goods.id, quantity },
    });
    if (!answer.ok()) throw new Error(`add-cart answered ${answer.status()}: ${await answer.text()}`);
  }
}

/** The buyer's orders, as the API tells them. */
export async function ordersOf(
  request: APIRequestContext,
  { session }: Buyer,
): Promise<
  { _id: string; paymentStatus: string; orderStatus: string; totalAmount: number; customOrderId: string }[]
> {
  const answer = await request.get('/api/auth/user-orders', {
    headers: { authorization: `Bearer ${session.token}` },
  });
  return answer.json();
}
