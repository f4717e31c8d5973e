import { demo, picture, register } from '../support/astrologers.ts';
import { newBuyer } from '../support/buyers.ts';
import { createProduct, issueCoupon } from '../support/products.ts';
import { expect, test } from '../support/watched.ts';
import { openPlainClient, plainCall, plainLogin, shownWidth } from './open.ts';

type Sized = { _id: string; name: string; sizeType: string; stock: { size: string; quantity: number }[] };

test('coupons: each one that is listed can be applied to an order', async ({ page, request }) => {
  const buyer = await newBuyer(request);
  const usable = await issueCoupon(buyer.session.userId, { off: 50 });
  const tooSmall = await issueCoupon(buyer.session.userId, { off: 90, minimum: 99_999 });
  await openPlainClient(page);
  await plainLogin(page, buyer.email, buyer.password);
  const { id } = await createProduct({ name: 'Bead with a coupon', price: 700, stock: 3 });
  const items = [{ productId: id, categoryId: 'Stone', quantity: 1, price: 1, size: null }];
  const query = new URLSearchParams({ cartValue: '1', cartItems: JSON.stringify(items) });
  const { body } = await plainCall(page, 'GET', `/api/coupon/getCoupon?${query}`);
  const codes = body.coupons.map(({ code }: { code: string }) => code);
  expect(codes).toContain(usable);
  expect(codes).not.toContain(tooSmall);
  expect(body.coupons.filter(({ discount }: { discount: number }) => discount <= 0)).toEqual([]);
});

test('sizes: a ring opens with a size that can be bought while any can', async ({ page }) => {
  await openPlainClient(page);
  const products: Sized[] = (await plainCall(page, 'GET', '/api/auth/products')).body;
  const rings = products.filter(({ sizeType }) => sizeType === 'Ring');
  expect(rings.length).toBeGreaterThan(5);
  for (const { name, stock } of rings.filter((ring) => ring.stock.some(({ quantity }) => quantity > 0)))
    expect(stock[0]?.quantity, name).toBeGreaterThan(0);
});

test('documents: an img of the same origin shows each of them', async ({ page, request }) => {
  const pandit = await register(request);
  await openPlainClient(page);
  const multipart = {
    aadhaar: await picture(page, 'aadhaar.png'),
    pan: await picture(page, 'pan.png'),
    education: await picture(page, 'education.png'),
    bank: await picture(page, 'bank.png'),
  };
  const headers = { authorization: `Bearer ${pandit.token}` };
  const sent = await request.post('/api/astrologers/upload-documents', { headers, multipart });
  expect(sent.ok(), await sent.text()).toBe(true);

  await plainLogin(page, demo.admin, demo.password);
  const { body } = await plainCall(page, 'GET', '/api/auth/admin/astrologers/pending-kyc');
  const waiting = body.astrologers.find(({ _id }: { _id: string }) => _id === pandit.userId);
  for (const document of Object.keys(multipart))
    expect(await shownWidth(page, waiting.documents[document]), document).toBe(480);
});

test('pictures: their addresses have an origin, and an img shows them', async ({ page, baseURL }) => {
  await openPlainClient(page);
  const products: { image: string[] }[] = (await plainCall(page, 'GET', '/api/auth/products')).body;
  const posts: { image: string[] }[] = (await plainCall(page, 'GET', '/api/blog/posts')).body;
  // Products and posts of other tests may have no picture.
  for (const list of [products, posts]) {
    const [address = ''] = list.find(({ image }) => image.length > 0)?.image ?? [];
    expect(address).toMatch(new RegExp(`^${baseURL}/media/`));
    expect(await shownWidth(page, address)).toBeGreaterThan(0);
  }
});
