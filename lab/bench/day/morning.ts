import type { APIRequestContext } from '@playwright/test';
import { demo } from '../../../e2e/support/astrologers.ts';
import { type Buyer, newBuyer } from '../../../e2e/support/buyers.ts';
import { attempt, openOrder, placeOrder, plentiful, setStatus, settle } from '../../../e2e/support/orders.ts';

/** The work that waits for staff in the morning. */
export type Morning = {
  orders: number;
  /** Two returns to decide, by the names of their products. */
  toDecide: readonly [string, string];
  /** The parcel number of a return that comes back today. */
  parcel: string;
  /** The numbers of three tickets. */
  tickets: readonly [string, string, string];
  savedAnswer: string;
  /** The names of two products that are delivered, and of two that run low. */
  received: readonly [string, string];
  low: readonly [string, string];
  /** The product that is ordered by phone. */
  wanted: string;
  /** The words of the review that is answered. */
  review: string;
};

type Product = Awaited<ReturnType<typeof plentiful>>[number];

async function adminHeaders(request: APIRequestContext): Promise<{ authorization: string }> {
  const login = await request.post('/api/auth/login', {
    data: { email: demo.admin, password: demo.password },
  });
  return { authorization: `Bearer ${(await login.json()).token}` };
}

/** Returns the body of an answer. Throws what was refused. */
async function must<Body = unknown>(answer: Awaited<ReturnType<APIRequestContext['post']>>): Promise<Body> {
  if (!answer.ok()) throw new Error(`${answer.url()} returned ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as Body;
}

/** Places and pays an order. */
async function paidOrder(request: APIRequestContext, buyer: Buyer, product: Product): Promise<string> {
  const order = await openOrder(request, buyer, product);
  await attempt(request, order, { outcome: 'success' });
  await settle(request, buyer, order);
  return order.orderId;
}

/** Delivers a paid order, and asks for its return. Returns the id of the return. */
async function askReturn(
  request: APIRequestContext,
  { buyer, product, admin }: { buyer: Buyer; product: Product; admin: { authorization: string } },
): Promise<string> {
  const orderId = await paidOrder(request, buyer, product);
  await setStatus(request, { orderId }, 'Delivered');
  const headers = { authorization: `Bearer ${buyer.session.token}` };
  const { lines } = await must<{ lines: [{ itemId: string }] }>(
    await request.get(`/api/orders/${orderId}/returns`, { headers }),
  );
  const multipart = {
    itemId: lines[0].itemId,
    reason: 'not_wanted',
    text: 'Too wide for my hand.',
    quantity: '1',
  };
  await must(await request.post(`/api/orders/${orderId}/returns`, { headers, multipart }));
  const asked = await must<{ returns: [{ _id: string }] }>(
    await request.get(`/api/admin/returns?order=${orderId}`, { headers: admin }),
  );
  return asked.returns[0]._id;
}

/** Writes a ticket. Returns its number. */
async function writeTicket(request: APIRequestContext, message: string): Promise<string> {
  const data = { name: 'Vani Rao', email: 'vani@example.in', message };
  return (await must<{ number: string }>(await request.post('/api/contact', { data }))).number;
}

/** Fills the admin with work for one day: everything that is open is put away first. */
export async function beginDay(request: APIRequestContext, orders: number): Promise<Morning> {
  const admin = await adminHeaders(request);
  // What the demo left open would be a thirty-first order. A held one cannot be delivered.
  const open = await must<{ orders: { _id: string; hold: string | null }[] }>(
    await request.get('/api/admin/orders?status=Pending&limit=100', { headers: admin }),
  );
  for (const { _id, hold } of open.orders)
    await setStatus(request, { orderId: _id }, hold ? 'Cancelled' : 'Delivered');
  const products = await plentiful(request);
  const [first, second, third, fourth, fifth, sixth] = products as [
    Product,
    Product,
    Product,
    Product,
    Product,
    Product,
  ];
  if (!sixth) throw new Error('The demo shop has too few products for this benchmark.');
  const buyers: Buyer[] = [];
  for (let n = 0; n < 6; n += 1) buyers.push(await newBuyer(request));
  const buyer = (n: number) => buyers[n % buyers.length] as Buyer;
  const returns = [];
  for (const product of [first, second, third])
    returns.push(await askReturn(request, { buyer: buyer(returns.length), product, admin }));
  const parcel = `EP${String(Date.now()).slice(-9)}IN`;
  const back = `/api/admin/returns/${returns[2]}`;
  await must(await request.post(`${back}/agree`, { headers: admin, data: {} }));
  await must(await request.put(`${back}/parcel`, { headers: admin, data: { number: parcel } }));
  const review = `Lighter than I thought, ${parcel}.`;
  const reviewed = await placeOrder(request, buyer(3), fourth);
  await setStatus(request, reviewed, 'Delivered');
  await must(
    await request.post(`/api/auth/products/${fourth.id}/reviews`, {
      headers: { authorization: `Bearer ${buyer(3).session.token}` },
      data: { rating: 3, text: review },
    }),
  );
  const savedAnswer = `Where a parcel is ${parcel}`;
  const words = { en: 'Dear {name}, your parcel leaves today.', hi: '' };
  await must(
    await request.post('/api/admin/ticket-answers', {
      headers: admin,
      data: { title: savedAnswer, ...words },
    }),
  );
  const tickets = [];
  for (const words of ['Where is my parcel?', 'Is the pearl from the sea?', 'Do you open on Sunday?'])
    tickets.push(await writeTicket(request, words));
  for (let n = 0; n < orders; n += 1) {
    const product = products[n % 6] as Product;
    // At most three cash orders a buyer may be open.
    const who = buyer(Math.floor(n / 2));
    if (n % 2 === 0) await placeOrder(request, who, product);
    else await paidOrder(request, who, product);
  }
  return {
    orders,
    toDecide: [first.name, second.name],
    parcel,
    tickets: tickets as [string, string, string],
    savedAnswer,
    received: [first.name, second.name],
    low: [third.name, fourth.name],
    wanted: fifth.name,
    review,
  };
}
