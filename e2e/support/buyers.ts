import type { APIRequestContext, Page } from '@playwright/test';
import type { TestProduct } from './products.ts';

/** A customer made for one test. */
export type Buyer = {
  firstName: string;
  email: string;
  phone: string;
  password: string;
  session: { token: string; role: string; isVerified: boolean; userId: string };
};

let people = 0;

/** Returns nine digits that nobody else has: of this process in this run, its next number, and some of chance for another run. */
function ownDigits(): string {
  people += 1;
  const worker = Number(process.env.TEST_WORKER_INDEX ?? 0) % 100;
  const parts = [worker, people % 10_000, Math.floor(Math.random() * 1000)];
  return parts.map((part, i) => String(part).padStart([2, 4, 3][i] ?? 0, '0')).join('');
}

/** Returns the sign-up data of a new person. */
export function newPerson(): Omit<Buyer, 'session'> & { lastName: string } {
  const unique = ownDigits();
  return {
    firstName: 'Savitri',
    lastName: 'Deshpande',
    email: `savitri.${unique}@example.in`,
    phone: `9${unique}`,
    password: 'lamp-and-river-42',
  };
}

/** Fills in the fields of the sign-up form, without the consent. */
export async function fillSignUp(page: Page, person: ReturnType<typeof newPerson>): Promise<void> {
  await page.getByRole('textbox', { name: 'First name' }).fill(person.firstName);
  await page.getByRole('textbox', { name: 'Last name' }).fill(person.lastName);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(person.email);
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(person.phone);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Password again').fill(person.password);
}

/** Signs a new customer up over the API. */
export async function newBuyer(request: APIRequestContext): Promise<Buyer> {
  const person = newPerson();
  const response = await request.post('/api/auth/signup', { data: { ...person, agreedToTerms: true } });
  if (response.status() !== 201)
    throw new Error(`sign-up returned ${response.status()}: ${await response.text()}`);
  const { token, role, isVerified, userId } = await response.json();
  return { ...person, session: { token, role, isVerified, userId } };
}

/** Stores a buyer's session in the browser, once: after a logout in the test it is not stored again. */
export async function signIn(page: Page, { session }: Buyer): Promise<void> {
  await page.addInitScript((stored) => {
    if (localStorage.getItem('test-signed-in')) return;
    localStorage.setItem('test-signed-in', 'yes');
    localStorage.setItem('auth-data', stored);
  }, JSON.stringify(session));
}

/** Logs a buyer in on another device. Returns its token. */
export async function logInElsewhere(request: APIRequestContext, buyer: Buyer): Promise<string> {
  const response = await request.post('/api/auth/login', {
    data: { email: buyer.email, password: buyer.password },
    headers: {
      'user-agent': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/139.0 Mobile Safari/537.36',
    },
  });
  return (await response.json()).token;
}

/** Returns whether a token is still valid. */
export const isLoggedIn = async (request: APIRequestContext, token: string): Promise<boolean> =>
  (await request.get('/api/auth/checking-auth', { headers: { authorization: `Bearer ${token}` } })).ok();

/** Saves an address for a buyer over the API. Returns its id. */
export async function saveAddress(
  request: APIRequestContext,
  { session }: Buyer,
  change: { name?: string; address?: string; city?: string } = {},
): Promise<string> {
  const response = await request.post('/api/auth/addresses', {
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
  if (response.status() !== 201)
    throw new Error(`addresses returned ${response.status()}: ${await response.text()}`);
  return (await response.json()).address._id;
}

/** Puts products into a buyer's cart over the API. */
export async function fillCart(
  request: APIRequestContext,
  { session }: Buyer,
  lines: { product: TestProduct; quantity?: number }[],
): Promise<void> {
  for (const { product, quantity = 1 } of lines) {
    const response = await request.post('/api/auth/add-cart', {
      headers: { authorization: `Bearer ${session.token}` },
      data: { product: product.id, quantity },
    });
    if (!response.ok()) throw new Error(`add-cart returned ${response.status()}: ${await response.text()}`);
  }
}

/** Returns the lines of a buyer's cart from the API. */
export async function cartOf(
  request: APIRequestContext,
  { session }: Buyer,
): Promise<{ cartQuantity: number }[]> {
  const headers = { authorization: `Bearer ${session.token}` };
  const response = await request.get(`/api/auth/cart/${session.userId}`, { headers });
  return (await response.json()).items;
}

/** Returns the buyer's orders from the API. */
export async function ordersOf(
  request: APIRequestContext,
  { session }: Buyer,
): Promise<
  {
    _id: string;
    orderNumber: string;
    paymentStatus: string;
    orderStatus: string;
    totalAmount: number;
    customOrderId: string;
  }[]
> {
  const response = await request.get('/api/auth/user-orders', {
    headers: { authorization: `Bearer ${session.token}` },
  });
  return response.json();
}
