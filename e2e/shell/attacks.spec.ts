import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addProduct } from '../support/admin-products.ts';
import { demo, enter } from '../support/astrologers.ts';
import { newBuyer, signIn } from '../support/buyers.ts';
import { addMoney, beOnline, newAstrologer, startChat } from '../support/chats.ts';
import { placeOrder, setStatus } from '../support/orders.ts';
import { expect, test } from '../support/watched.ts';

// Short enough for every field. The whole corpus runs through the only text that is shown as HTML
// (e2e/office/blog/blog.spec.ts).
const mark = `m${randomInt(1e9).toString(36)}`;
const attack = `${mark}"><img src=x onerror=hit()>`;
const long = `${attack}</script><script>hit()</script><svg onload=hit()>{{hit()}}\${hit()}' onfocus=hit() autofocus='`;

/** Records where an attack runs, through `hit`. */
async function listen(page: Page): Promise<string[]> {
  const hits: string[] = [];
  await page.exposeFunction('hit', () => hits.push(page.url()));
  return hits;
}

/** Opens a page that shows the mark, and expects nothing but text from it. */
async function shown(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const main = page.getByRole('main');
  const says = () =>
    main.evaluate((one, words) => {
      const typed = [...one.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
      return [one.textContent, ...typed].some((text) => text?.includes(words));
    }, mark);
  await expect.poll(says, path).toBe(true);
  await expect(
    page.locator('[onerror], [onload], [onfocus], img[src="x"], img[src$="/x"]'),
    path,
  ).toHaveCount(0);
}

test('input of any field is plain text wherever it is shown: shop, admin and mails', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const hits = await listen(page);
  const token = await enter(page, demo.admin, demo.password);
  const admin = { authorization: `Bearer ${token}` };
  const buyer = await newBuyer(request);
  const member = { authorization: `Bearer ${buyer.session.token}` };
  const send = async (
    method: 'post' | 'put',
    path: string,
    { data, headers = member }: { data: object; headers?: Record<string, string> },
  ) => {
    const response = await request[method](path, { headers, data });
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
    return response.json();
  };

  await page.goto('/admin/add-product');
  const words = { name: long, description: long, miniDesc: long, howToWear: [long], benefits: [long] };
  const productId = await addProduct(page, token, {
    ...words,
    brand: attack,
    subcategory: attack,
    tags: [attack],
    bestDayToWear: [attack],
    hasVariants: true,
    price: undefined,
    sizeType: undefined,
    stock: undefined,
    variants: [{ variantName: attack, price: 700, stock: 9, isDefault: true, sku: '' }],
    searchWords: [attack],
    translations: { hi: { ...words } },
  });
  const { variants } = await (await request.get(`/api/auth/products/${productId}`)).json();
  const product = { id: productId, name: long, variantId: variants[0]._id };
  const person = { firstName: attack, lastName: '"><svg onload=hit()>', phone: buyer.phone };
  await send('put', '/api/auth/profile', { data: person });
  const place = { name: attack, address: attack, city: attack, landmark: attack };
  const address = { ...place, phone: '9823044150', state: 'MH', pincode: '411004' };
  await send('post', '/api/auth/addresses', { data: address });
  const [kept, cancelled] = [
    await placeOrder(request, buyer, product, place),
    await placeOrder(request, buyer, product, { ...place, landmark: `${attack} 2` }),
  ];
  await send('put', `/api/auth/cancel-order/${cancelled.orderId}`, { data: { reason: long } });
  await send('put', `/api/admin/orders/${kept.orderId}/courier`, {
    data: { name: attack, number: attack, url: '' },
    headers: admin,
  });
  const link = await request.put(`/api/admin/orders/${kept.orderId}/courier`, {
    headers: admin,
    data: { name: '', number: '', url: 'javascript:hit()' },
  });
  expect((await link.json()).message).toContain('the whole tracking link');
  await send('post', `/api/admin/orders/${kept.orderId}/notes`, { data: { text: long }, headers: admin });
  await setStatus(request, kept, 'Shipped');
  await setStatus(request, kept, 'Delivered');
  await send('post', `/api/auth/products/${productId}/reviews`, { data: { rating: 5, text: long } });
  const order = await (await request.get(`/api/auth/order/${kept.orderId}`, { headers: member })).json();
  const requested = await request.post(`/api/orders/${kept.orderId}/returns`, {
    headers: member,
    multipart: { itemId: order.items[0]._id, quantity: '1', reason: 'damaged', text: long },
  });
  expect(requested.status(), await requested.text()).toBe(201);
  await send('post', '/api/contact', {
    data: { name: attack, email: buyer.email, topic: 'order', orderNumber: mark, message: long },
  });
  const visitor = { fullName: attack, phoneNumber: `9${randomInt(1e8, 1e9)}` };
  await send('post', '/api/visit/visitors', { data: visitor });
  const coupon = { code: mark.toUpperCase(), description: long, discountType: 'flat', discountValue: 5 };
  await send('post', '/api/coupon/create', { data: coupon, headers: admin });
  const pandit = await newAstrologer(request, 12);
  await send('put', '/api/astrologers/astrologer-details', {
    headers: { authorization: `Bearer ${pandit.session.token}` },
    data: { expertise: attack, languagesSpoken: [attack], bio: long },
  });
  const socket = await beOnline(baseURL ?? '', pandit);
  await addMoney(request, buyer, 100);
  const chat = await startChat(request, buyer, pandit);
  await send('post', `/api/chat/${chat}/messages`, { data: { content: long } });
  const birth = { relation: 'child', name: attack, datetime: '1992-06-21T09:25', consent: true };
  const where = { coordinates: '23.022500,72.571400', location: attack };
  await send('post', '/api/birth-profiles', { data: { ...birth, ...where } });

  const tickets = await (await request.get(`/api/admin/tickets?q=${buyer.email}`, { headers: admin })).json();
  for (const path of [
    `/products?q=${mark}`,
    `/single-product/${productId}`,
    `/admin/orders?q=${mark}`,
    `/admin/orders/${kept.orderId}`,
    `/admin/orders/${cancelled.orderId}`,
    '/admin/returns?status=asked',
    `/admin/manage-products?q=${mark}`,
    `/admin/edit-product/${productId}`,
    `/admin/tickets?q=${buyer.email}`,
    `/admin/tickets/${tickets.tickets[0]._id}`,
    '/admin/visitors',
    `/admin/coupons?q=${mark}`,
    '/admin/dashboard',
  ])
    await shown(page, path);

  const theirs = await (await browser.newContext()).newPage();
  const theirHits = await listen(theirs);
  await signIn(theirs, buyer);
  for (const path of [
    `/astro-user-chat/${chat}`,
    '/account/births',
    '/my-orders',
    `/orders/${kept.orderId}`,
    `/product/${productId}/reviews`,
    '/dashboard',
    '/account/profile',
    '/account/addresses',
    '/astro-list',
  ])
    await shown(theirs, path);

  // A mail client offers no CSP, so the mails' own escaping must protect the buyer and the shop.
  const mailsTo = async (to: string): Promise<{ html: string }[]> => {
    const { mails } = await (await request.get('/sandbox/mail.json', { params: { to } })).json();
    return mails.filter(({ html }: { html: string }) => html.includes(mark));
  };
  await expect.poll(async () => (await mailsTo(buyer.email)).length).toBeGreaterThan(3);
  const shop = ['care@navaratna.test', 'orders@navaratna.test'];
  for (const to of shop) await expect.poll(async () => (await mailsTo(to)).length, to).toBeGreaterThan(0);
  await theirs.goto('about:blank');
  const mails = await Promise.all([buyer.email, ...shop].map(mailsTo));
  for (const { html } of mails.flat()) {
    await theirs.setContent(html);
    await expect(theirs.locator('script, svg, [onerror], [onload], img[src="x"]')).toHaveCount(0);
  }
  expect([...hits, ...theirHits]).toEqual([]);
  await theirs.context().close();
  socket.close();
});
