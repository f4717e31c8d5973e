import type { APIRequestContext, Page } from '@playwright/test';
import { gstinProblem } from '#contract/selling/invoices/gst.ts';
import admin from '#languages/en/admin/main.json' with { type: 'json' };
import texts from '#languages/en/base/settings/main.json' with { type: 'json' };
import problems from '#languages/en/base/settings/problems.json' with { type: 'json' };
import { fillText as fill } from '#languages/message.ts';
import { demo, enter } from '../../support/astrologers.ts';
import { logInElsewhere, newBuyer } from '../../support/buyers.ts';
import { heading } from '../../support/orders.ts';
import { appoint } from '../../support/products.ts';
import { testsThat } from '../../support/settings-lock.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, toast } from '../../support/watched.ts';

const test = testsThat('change figures');

// Other tests buy in the same shop meanwhile, so figures change by paise only, and everything is restored.

const { labels, edit, confirm, history } = texts;
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const check = (page: Page) => page.getByRole('button', { name: edit.check });
const asking = (page: Page) => page.getByRole('dialog', { name: confirm.title });
const saved = (page: Page) => toast(page, 'Saved. The change is in effect everywhere.');
const earlier = (page: Page) => page.getByRole('region', { name: history.title });

/** Reads and changes one setting of the shop over the API, as an admin. */
function settingOf<V extends object>(request: APIRequestContext, token: string, key: string) {
  const headers = { authorization: `Bearer ${token}` };
  async function read(): Promise<{ value: V; version: number }> {
    const { settings } = await (await request.get('/api/admin/settings', { headers })).json();
    return settings.find((one: { key: string }) => one.key === key);
  }
  return {
    read,
    /** Changes some of its fields. */
    async change(some: Partial<V>): Promise<void> {
      const { value, version } = await read();
      const data = { value: { ...value, ...some }, version };
      const response = await request.put(`/api/admin/settings/${key}`, { headers, data });
      expect(response.status()).toBe(200);
    },
  };
}

/** Restores the settings after a test, even a failed one. */
const after: (() => Promise<void>)[] = [];
test.afterEach(async () => {
  for (const putBack of after.splice(0)) await putBack();
});

/** Checks the form, compares old and new values, and saves. */
async function save(page: Page, before: string, later: string): Promise<void> {
  await check(page).click();
  await expect(asking(page)).toContainText(`${admin.before}${before}`);
  await expect(asking(page)).toContainText(`${admin.after}${later}`);
  await expect(saved(page)).toHaveCount(0);
  await asking(page).getByRole('button', { name: edit.save }).click();
  await expect(saved(page)).toBeVisible();
  await expect(earlier(page).getByRole('listitem').first()).toContainText(`${admin.after}${later}`);
}

test('a figure is previewed before it is saved, applies to the pages at once, and is in the history with its old value', async ({
  page,
  request,
  expectRefusals,
}) => {
  expectRefusals(409);
  const token = await enter(page, demo.admin, demo.password);
  const delivery = settingOf<{ freeAbove: number }>(request, token, 'delivery');
  const policies = settingOf<{ returns: { fee: number } }>(request, token, 'policies');
  after.push(
    () => delivery.change({ freeAbove: 499 }),
    async () => policies.change({ returns: { ...(await policies.read()).value.returns, fee: 80 } }),
  );
  await page.goto('/admin-dashboard');
  await expect(page).toHaveURL('/admin/dashboard');
  await page.goto('/admin/settings');
  await expect(heading(page, texts.title)).toBeVisible();
  await page.getByRole('link', { name: texts.names.delivery, exact: true }).click();
  const threshold = field(page, labels['delivery.freeAbove']);
  await expect(threshold).toHaveValue('499');
  await check(page).click();
  await expect(page.getByText(edit.nothing)).toBeVisible();
  for (const typed of ['-1', 'free', '499.999', '']) {
    await threshold.fill(typed);
    await check(page).click();
    await expect(page.getByText(problems.rupees)).toBeVisible();
  }
  await expect(page.getByText(edit.wrong)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // A colleague saves first: nobody's value is overwritten unseen.
  const colleague = await newBuyer(request);
  await appoint(colleague.session.userId);
  const theirs = await logInElsewhere(request, colleague);
  await settingOf<{ freeAbove: number }>(request, theirs, 'delivery').change({ freeAbove: 499.25 });
  await threshold.fill('499.50');
  await check(page).click();
  await asking(page).getByRole('button', { name: edit.save }).click();
  await expect(page.getByText(admin.changed)).toBeVisible();
  await expect(threshold).toHaveValue('499.50');
  await page.getByRole('button', { name: admin.showCurrent }).click();
  await expect(threshold).toHaveValue('499.25');

  await threshold.fill('499.50');
  await check(page).click();
  await asking(page).getByRole('button', { name: confirm.keep }).click();
  expect((await delivery.read()).value.freeAbove).toBe(499.25);
  await save(page, '₹499.25', '₹499.50');
  await expect(earlier(page)).toContainText(`${colleague.firstName} Deshpande`);
  for (const path of ['/shipping-policy', '/tmc'])
    expect(await (await request.get(path)).text()).toContain('₹499.50');
  expect((await (await request.get('/api/settings/public')).json()).delivery.freeAbove).toBe(499.5);

  await page.getByRole('link', { name: texts.names.policies, exact: true }).click();
  const fee = field(page, labels['policies.returns.fee']);
  await field(page, labels['policies.returns.returnDays']).fill('400');
  await check(page).click();
  await expect(page.getByText(fill(problems.whole, { min: 0, max: 90 }))).toBeVisible();
  await page.getByRole('button', { name: edit.undo }).click();
  await fee.fill('80.50');
  // Leaving with unsaved changes asks first.
  await page.getByRole('link', { name: texts.names.care, exact: true }).click();
  await page.getByRole('dialog', { name: edit.leave }).getByRole('button', { name: edit.stay }).click();
  await save(page, '₹80', '₹80.50');
  await page.goto('/cancellation-policy');
  await expect(page.getByText('₹80.50', { exact: true })).toBeVisible();
});

/** Returns a GSTIN of the same state with another number and its valid check character. */
function otherGstin(gstin: string): string {
  const body = `${gstin.slice(0, 7)}1234${gstin.slice(11, 14)}`;
  const found = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ']
    .map((letter) => body + letter)
    .find((one) => gstinProblem(one, 'RJ') === null);
  if (!found) throw new Error(`no GSTIN begins with ${body}`);
  return found;
}

test('the GST registration refuses a number with a typing error or of another state', {
  tag: '@desktop',
}, async ({ page, request, expectRefusals }) => {
  expectRefusals(400);
  const token = await enter(page, demo.admin, demo.password);
  const gst = settingOf<{ gstin: string; registered: boolean }>(request, token, 'gst');
  const { gstin } = (await gst.read()).value;
  after.push(() => gst.change({ gstin }));
  await page.goto('/admin/settings?section=gst');
  const number = field(page, labels['gst.gstin']);
  await expect(number).toHaveValue(gstin);
  await expect(page.getByRole('combobox', { name: labels['gst.registered'] })).toHaveValue('yes');
  const another = otherGstin(gstin);
  for (const wrong of [
    `${another.slice(0, 14)}${another.endsWith('A') ? 'B' : 'A'}`,
    `27${another.slice(2)}`,
    '',
  ]) {
    await number.fill(wrong);
    await check(page).click();
    await asking(page).getByRole('button', { name: edit.save }).click();
    await expect(page.getByText(problems.gstin)).toBeVisible();
  }
  expect((await gst.read()).value.gstin).toBe(gstin);
  await field(page, labels['gst.goodsRate']).fill('101');
  await check(page).click();
  await expect(page.getByText(problems.percent)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: edit.undo }).click();
  await number.fill(another.toLowerCase());
  await check(page).click();
  await asking(page).getByRole('button', { name: edit.save }).click();
  await expect(saved(page)).toBeVisible();
  await expect(number).toHaveValue(another);
  await expect(earlier(page).getByRole('listitem').first()).toContainText(another);
});
