import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import pg from 'pg';
import english from '#languages/en/office/operations/main.json' with { type: 'json' };
import hindi from '#languages/hi/office/operations/main.json' with { type: 'json' };
import { demo, enter } from '../../support/astrologers.ts';
import { newBuyer } from '../../support/buyers.ts';
import { attempt, openOrder } from '../../support/orders.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, toast } from '../../support/watched.ts';

const { jobs, webhooks } = english;

/** Inserts failed mail jobs, as a mail server that was down for hours would leave them. */
async function giveUp(error: string, count: number): Promise<void> {
  const url = process.env.E2E_DATABASE_URL;
  if (!url) throw new Error('This test inserts jobs: E2E_DATABASE_URL must name the database of the shop.');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const email = { to: demo.customer, language: 'en', mail: { kind: 'password-changed', name: 'Meenakshi' } };
  try {
    await client.query(
      `insert into pgboss.job (name, data, state, retry_count, retry_limit, completed_on, output)
       select 'mail', $1::jsonb, 'failed', 12, 12, now(), $2::jsonb from generate_series(1, $3)`,
      [JSON.stringify(email), JSON.stringify({ message: error }), count],
    );
  } finally {
    await client.end();
  }
}

test('failed jobs are shown without personal data, retried one by one and all at once', async ({ page }) => {
  const error = `away ${randomUUID().slice(0, 8)}`;
  await giveUp(error, 3);
  await enter(page, demo.admin, demo.password);
  await page.goto('/admin/jobs');
  await expect(page.getByRole('heading', { level: 1, name: jobs.title })).toBeVisible();
  const queue = page.getByRole('table', { name: jobs.queuesLabel }).getByRole('row', { name: /^E-mails/ });
  await expect(queue).toContainText(/Failed: \d/);
  const failed = page
    .getByRole('table', { name: jobs.failedLabel })
    .getByRole('row')
    .filter({ hasText: error });
  await expect(failed).toHaveCount(3);
  await failed.first().getByText(jobs.data).click();
  await expect(failed.first().getByRole('region', { name: jobs.data })).toContainText('password-changed');
  await expect(page.getByText('Meenakshi')).toHaveCount(0);
  await expect(page.getByText(demo.customer)).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await failed.first().getByRole('button', { name: jobs.retry }).click();
  await expect(toast(page, '1 job runs again.')).toBeVisible();
  await expect(failed).toHaveCount(2);
  await queue.getByRole('button', { name: 'Retry all of E-mails' }).click();
  const dialog = page.getByRole('dialog', { name: /^Retry \d+ failed jobs\?$/ });
  await dialog.getByRole('button', { name: jobs.retryAll }).click();
  await expect(page.getByText(/^\d+ jobs run again\.$/)).toBeVisible();
  await expect(failed).toHaveCount(0);
});

/** Returns the number of the webhook event about an order's payment. */
async function eventOf(page: Page, token: string, gatewayOrderId: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const path = '/api/auth/admin/webhooks';
  const { webhooks: newest } = await (await page.request.get(`${path}?limit=20`, { headers })).json();
  for (const { id } of newest) {
    const { payload } = await (await page.request.get(`${path}/${id}`, { headers })).json();
    if (JSON.stringify(payload).includes(gatewayOrderId)) return id;
  }
  throw new Error(`no webhook event for ${gatewayOrderId}`);
}

test('a webhook event is viewed and replayed, and nothing happens twice', async ({
  page,
  request,
  context,
  baseURL,
  expectRefusals,
}) => {
  expectRefusals(404);
  const buyer = await newBuyer(request);
  const order = await openOrder(request, buyer);
  await attempt(request, order, { outcome: 'success' });
  const id = await eventOf(page, await enter(page, demo.admin, demo.password), order.gatewayOrderId);
  await page.goto('/admin/webhooks');
  await page.getByRole('link', { name: webhooks.filters.processed }).click();
  await expect(page).toHaveURL(/state=processed/);
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: new RegExp(` ${id}$`) }) });
  await expect(row).toContainText(webhooks.outcomes.settled ?? '');
  await row.getByRole('link').click();
  const sheet = page.getByRole('dialog', { name: webhooks.types.PAYMENT_SUCCESS_WEBHOOK });
  const payload = sheet.getByRole('region', { name: webhooks.payload });
  await expect(payload).toContainText(order.gatewayOrderId);
  await expect(payload).toContainText('"customer_phone": "•••"');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: webhooks.replay }).click();
  await expect(toast(page, webhooks.replaySame)).toBeVisible();
  await sheet.getByRole('button', { name: webhooks.close }).last().click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/webhooks\?state=processed$/);

  await context.addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }]);
  await page.goto('/admin/webhooks?event=999999999');
  await expect(page.getByText(hindi.webhooks.gone)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

/** Inserts a payment on which shop and gateway disagree, as the nightly reconciliation would. */
async function leaveDifference(payment: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL });
  await client.connect();
  try {
    await client.query(
      `insert into payment_differences (kind, payment_id, gateway_order_id, amount, found_at)
       values ('unknown_order', $1, 'SOMEBODY_ELSES_1', 150050, now())`,
      [payment],
    );
  } finally {
    await client.end();
  }
}

test('a payment that differs from the gateway is closed with a note @both', async ({
  page,
  context,
  baseURL,
}) => {
  const payment = String(Date.now());
  await leaveDifference(payment);
  const { differences } = english;
  await enter(page, demo.admin, demo.password);
  await page.goto('/admin/webhooks');
  await page.getByRole('link', { name: differences.look }).click();
  await expect(page).toHaveURL(/state=differences/);
  const row = page
    .getByRole('table', { name: differences.label })
    .getByRole('row')
    .filter({ hasText: payment });
  await expect(row).toContainText(differences.kinds.unknown_order ?? '');
  await expect(row).toContainText('₹1,500.50');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await row.getByRole('button', { name: /^Close: / }).click();
  const dialog = page.getByRole('dialog', { name: differences.closeTitle });
  await expect(dialog).toContainText(payment);
  await expectAccessible(page);
  await dialog.getByLabel(differences.note).fill('Of our other shop');
  await dialog.getByRole('button', { name: differences.close, exact: true }).click();
  await expect(toast(page, differences.done)).toBeVisible();
  await expect(row).toContainText(differences.closed);
  await expect(row).toContainText('Of our other shop');

  await context.addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }]);
  await page.reload();
  await expect(page.getByRole('table', { name: hindi.differences.label })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
