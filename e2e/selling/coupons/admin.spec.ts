import type { APIRequestContext, Page } from '@playwright/test';
import admin from '#languages/en/admin/main.json' with { type: 'json' };
import errors from '#languages/en/selling/coupons/admin-errors.json' with { type: 'json' };
import texts from '#languages/en/selling/coupons/main.json' with { type: 'json' };
import { unique } from '../../support/admin-products.ts';
import { demo, enter } from '../../support/astrologers.ts';
import { type Buyer, logInElsewhere, newBuyer } from '../../support/buyers.ts';
import { heading } from '../../support/orders.ts';
import { appoint, createProduct } from '../../support/products.ts';
import { speechless } from '../../support/responses.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, toast } from '../../support/watched.ts';

const { form: t } = texts;
const newCode = () => `D${Math.random().toString(36).slice(2, 10).toUpperCase()}`;
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
/** Searches a thing by its name in a picker, and picks the one that is found. */
async function choose(page: Page, label: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(name);
  await page.getByRole('option', { name }).click();
}
const create = (page: Page) => page.getByRole('button', { name: texts.create });
const bearer = ({ session }: Buyer) => ({ authorization: `Bearer ${session.token}` });
const today = () => new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);

/** Orders one product with a coupon, cash on delivery. Returns the status. */
async function order(request: APIRequestContext, buyer: Buyer, product: { id: string }, couponCode: string) {
  const response = await request.post('/api/auth/place-order', {
    headers: bearer(buyer),
    data: {
      items: [{ product: product.id, quantity: 1 }],
      paymentMethod: 'cod',
      couponCode,
      shippingAddress: {
        name: 'Savitri Deshpande',
        phone: '9823044150',
        address: '14, Shanti Kunj',
        city: 'Pune',
        state: 'MH',
        country: 'IN',
        pincode: '411004',
        landmark: 'Ganesh mandir',
      },
    },
  });
  return { status: response.status(), body: await response.json() };
}

test('a coupon is made with every field, used, changed and paused, and staff see what came of it', {
  tag: '@both',
}, async ({ page, request, expectRefusals }) => {
  expectRefusals(400);
  const [buyer, other, bead] = await Promise.all([
    newBuyer(request),
    newBuyer(request),
    createProduct({ name: unique('Coupon bead'), price: 1000, stock: 9 }),
  ]);
  const code = newCode();
  await enter(page, demo.admin, demo.password);
  await page.goto('/admin/coupons');
  await expect(heading(page, texts.title)).toBeVisible();
  const dayBefore = today();
  await page.getByRole('link', { name: texts.create }).click();
  await expect(page).toHaveURL('/admin/create-coupon');

  // The defaults of an empty form, and the errors of each field.
  await expect(field(page, t.currency)).toHaveValue('INR');
  await expect(field(page, t.minCartValue)).toHaveValue('0');
  await expect(page.getByLabel(t.startDate)).toHaveValue(new RegExp(`${dayBefore}|${today()}`));
  await expect(page.getByRole('checkbox', { name: t.isActive, exact: true })).toBeChecked();
  await create(page).click();
  for (const words of [t.wrong, t.codeMissing, t.valueMissing])
    await expect(page.getByText(words)).toBeVisible();
  await field(page, t.code).pressSequentially('abcdefghijklmnopqrstuvwxyz');
  await expect(field(page, t.code)).toHaveValue('abcdefghijklmnopqrst');
  const asBuyersSee = page.getByRole('region', { name: texts.card.title });
  await expect(asBuyersSee).toContainText('ABCDEFGHIJKLMNOPQRST');
  await field(page, t.code).fill('TEN OFF');
  await field(page, t.value.flat).fill('-1');
  await field(page, t.minCartValue).fill('-5');
  await field(page, t.maxCartValue).fill('10.001');
  await field(page, t.maxDiscount).fill('ten');
  await field(page, t.usageLimit).fill('0');
  await field(page, t.perUserLimit).fill('1.5');
  await page.getByText(t.more, { exact: true }).click();
  await field(page, t.metadata).fill('{');
  await create(page).click();
  for (const words of [errors.coupon_code_wrong, errors.coupon_value_wrong, t.metadataWrong])
    await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByText(errors.coupon_amount_wrong)).toHaveCount(3);
  await expect(page.getByText(errors.coupon_limit_wrong)).toHaveCount(2);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await field(page, t.code).fill(code.toLowerCase());
  await field(page, t.description).fill('An eighth off a bead');
  await field(page, t.descriptionHi).fill('मनके पर आठवाँ हिस्सा');
  await page.getByRole('combobox', { name: t.type, exact: true }).selectOption(texts.types.product_specific);
  await page.getByRole('combobox', { name: t.discountType, exact: true }).selectOption(t.kinds.percentage);
  await field(page, t.value.percentage).fill('120');
  await field(page, t.minCartValue).fill('500');
  await field(page, t.maxCartValue).fill('');
  await field(page, t.maxDiscount).fill('80.50');
  await page.getByLabel(t.endDate).fill('2099-12-31');
  await field(page, t.usageLimit).fill('2');
  await field(page, t.perUserLimit).fill('');
  // The code of a coupon for one customer is their secret, so this one is for two.
  await choose(page, t.restrictedToUsers, buyer.email);
  await choose(page, t.restrictedToUsers, other.email);
  await field(page, t.metadata).fill('{"campaign": "beads"}');
  await create(page).click();
  await expect(page.getByText(errors.coupon_percent_wrong)).toBeVisible();
  await field(page, t.value.percentage).fill('12.5');
  await expect(asBuyersSee).toContainText(
    `12.5% off${code}12.5% off your whole cart, at most ₹80.50. On carts from ₹500.`,
  );
  // Errors that only the server knows are shown, and the input is kept.
  await create(page).click();
  await expect(page.getByRole('alert')).toHaveText(errors.coupon_needs_products);
  await choose(page, t.applicableProducts, bead.name);
  await create(page).click();
  await expect(toast(page, 'Coupon created successfully!')).toBeVisible();
  await expect(field(page, t.code)).toHaveValue('');

  // The coupon applies at once, and once per order.
  const { body } = await order(request, buyer, bead, code);
  expect(body).toMatchObject({ order: { totalAmount: 919.5 } });
  await page.goto(`/admin/coupons?q=${code}`);
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: code, exact: true }) });
  await expect(row).toContainText(texts.states.running);
  await expect(row).toContainText('1 of 2');
  await expect(row).toContainText('₹80.50');
  await row.getByRole('link', { name: code, exact: true }).click();
  await expect(heading(page, code)).toBeVisible();
  const figures = page.getByRole('region', { name: texts.figures.title });
  await expect(figures).toContainText(`${texts.figures.uses}1`);
  await expect(figures).toContainText(`${texts.figures.given}₹80.50`);
  await expect(figures).toContainText(`${texts.figures.total}₹919.50`);
  await expect(page.getByRole('region', { name: texts.uses.title })).toContainText(buyer.email);
  await expect(page.getByText(bead.name, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(bead.id);
  await expect(field(page, t.code)).toHaveAttribute('readonly');
  await expect(field(page, t.descriptionHi)).toHaveValue('मनके पर आठवाँ हिस्सा');
  await expectNoSidewaysScroll(page);
  await field(page, t.usageLimit).fill('');
  await page.getByRole('button', { name: t.save }).click();
  await expect(toast(page, 'Coupon saved.')).toBeVisible();

  await page.getByRole('button', { name: `${texts.pause}: ${code}` }).click();
  await expect(toast(page, 'Coupon paused.')).toBeVisible();
  expect((await order(request, other, bead, code)).body.code).toBe('coupon_inactive');
  await page.goto(`/admin/coupons?q=${code}&state=paused`);
  await expect(row).toContainText('₹80.50');
  await expect(row).not.toContainText('1 of');
  await row.getByRole('button', { name: `${texts.resume}: ${code}` }).click();
  await expect(toast(page, 'Coupon resumed.')).toBeVisible();
  expect((await order(request, other, bead, code)).status).toBe(201);
});

test('a coupon that cannot be made says why; of two editors the second is told', async ({
  page,
  request,
  expectRefusals,
}) => {
  expectRefusals(502, 409);
  const code = newCode();
  await enter(page, demo.admin, demo.password);
  await page.goto('/admin/create-coupon');
  await field(page, t.code).fill(code);
  await field(page, t.value.flat).fill('50');
  await page.getByRole('checkbox', { name: t.isActive, exact: true }).uncheck();
  const call = '**/api/coupon/create';
  await page.route(call, speechless);
  await create(page).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to create coupon');
  await page.route(call, (route) => route.fulfill({ body: 'the page of another server' }));
  await create(page).click();
  await expect(page.getByRole('alert')).toHaveText('Error creating coupon');
  // A refusal in an answer of status 200.
  await page.route(call, (route) => route.fulfill({ json: { success: false } }));
  await create(page).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to create coupon');
  await page.route(call, (route) => route.fulfill({ json: { success: false, message: 'Not this code.' } }));
  await create(page).click();
  await expect(page.getByRole('alert')).toHaveText('Not this code.');
  await page.unroute(call);
  await create(page).dblclick();
  await expect(toast(page, 'Coupon created successfully!')).toBeVisible();
  await page.goto(`/admin/coupons?q=${code}`);
  await expect(page.getByRole('link', { name: code, exact: true })).toHaveCount(1);
  await expectAccessible(page);

  const colleague = await newBuyer(request);
  await appoint(colleague.session.userId);
  const token = await logInElsewhere(request, colleague);
  await page.getByRole('link', { name: code, exact: true }).click();
  await expect(field(page, t.code)).toHaveValue(code);
  const path = `/api/admin/coupons/${page.url().split('/').at(-1)}`;
  const headers = { authorization: `Bearer ${token}` };
  const { coupon } = await (await request.get(path, { headers })).json();
  const theirs = await request.put(path, { headers, data: { ...coupon, description: 'Theirs' } });
  expect(theirs.status()).toBe(200);
  await field(page, t.description).fill('Mine');
  await page.getByRole('button', { name: t.save }).click();
  await expect(page.getByText(admin.changed)).toBeVisible();
  await expect(field(page, t.description)).toHaveValue('Mine');
  await page.getByRole('button', { name: admin.showCurrent }).click();
  await expect(field(page, t.description)).toHaveValue('Theirs');
  await field(page, t.description).fill('Ours');
  await page.getByRole('button', { name: t.save }).click();
  await expect(toast(page, 'Coupon saved.')).toBeVisible();
  await page.getByRole('button', { name: `${texts.remove}: ${code}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: texts.remove }).click();
  await expect(toast(page, 'Coupon deleted.')).toBeVisible();
  await expect(page).toHaveURL('/admin/coupons');
});
