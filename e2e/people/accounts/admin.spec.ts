import type { APIRequestContext, Locator, Page } from '@playwright/test';
import english from '#languages/en/base/audit/main.json' with { type: 'json' };
import people from '#languages/en/people/accounts/admin.json' with { type: 'json' };
import staff from '#languages/en/people/accounts/staff.json' with { type: 'json' };
import auditHindi from '#languages/hi/base/audit/main.json' with { type: 'json' };
import hindi from '#languages/hi/people/accounts/admin.json' with { type: 'json' };
import { demo, enter, register } from '../../support/astrologers.ts';
import { type Buyer, isLoggedIn, newBuyer } from '../../support/buyers.ts';
import { heading, numberOf, openOrder } from '../../support/orders.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, toast } from '../../support/watched.ts';

const reason = 'Three chargebacks in one week';
const blocked = 'The account is blocked. Every device is logged out.';

/** Returns a user's row in the list, found by a search. */
async function found(page: Page, words: string, email: string): Promise<Locator> {
  await page.goto('/admin/users');
  await page.getByRole('searchbox', { name: people.search }).fill(words);
  await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(words).slice(0, 10)}`));
  const rows = page.getByRole('table', { name: people.list }).getByRole('row').filter({ hasText: email });
  await expect(rows).toHaveCount(1);
  return rows;
}

const logInTry = async (request: APIRequestContext, { email, password }: Buyer): Promise<number> =>
  (await request.post('/api/auth/login', { data: { email, password } })).status();

test('a person is found, blocked with a reason and unblocked; their session ends, and the log says all of it', {
  tag: '@both',
}, async ({ page, request }) => {
  const buyer = await newBuyer(request);
  const order = await openOrder(request, buyer);
  await enter(page, demo.admin, demo.password);
  const row = await found(page, buyer.phone, buyer.email);
  await expect(row).toContainText(people.states.open);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await row.getByRole('link', { name: /Savitri Deshpande/ }).click();
  await expect(heading(page, 'Savitri Deshpande')).toBeVisible();
  await expect(page.getByRole('link', { name: numberOf(order) })).toHaveAttribute(
    'href',
    `/admin/orders/${order.orderId}`,
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  expect(await isLoggedIn(request, buyer.session.token)).toBe(true);
  await page.getByRole('button', { name: people.block.open, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Block Savitri Deshpande?' });
  await dialog.getByRole('button', { name: people.block.confirm }).click();
  await expect(dialog.getByText('Please write a reason.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: people.block.confirm }).click();
  await expect(toast(page, blocked)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible();
  await expect(page.getByText(people.file.noSessions)).toBeVisible();
  expect(await isLoggedIn(request, buyer.session.token)).toBe(false);
  expect(await logInTry(request, buyer)).toBe(403);

  await page.getByRole('button', { name: people.unblock.open, exact: true }).click();
  const second = page.getByRole('dialog', { name: 'Unblock Savitri Deshpande?' });
  await second.getByRole('textbox', { name: 'Reason' }).fill('Settled with the bank');
  await second.getByRole('button', { name: people.unblock.confirm }).click();
  await expect(toast(page, 'The account is open again.')).toBeVisible();
  await expect(page.getByRole('button', { name: people.block.open, exact: true })).toBeVisible();
  expect(await logInTry(request, buyer)).toBe(200);

  await page.getByRole('link', { name: people.file.allChanges }).click();
  await expect(heading(page, 'Activity log')).toBeVisible();
  const entry = page.getByRole('row').filter({ hasText: 'Account blocked' });
  await expect(entry).toContainText(reason);
  await expect(entry.getByRole('deletion')).toHaveText('No');
  await expect(entry.getByRole('insertion').first()).toHaveText('Yes');
  await expect(entry.getByRole('link', { name: 'Savitri Deshpande' })).toHaveAttribute(
    'href',
    `/admin/users/${buyer.session.userId}`,
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('a role is changed, refused when somebody else was faster, and found in the audit log by filters', async ({
  page,
  request,
  expectRefusals,
}) => {
  expectRefusals(409);
  const pandit = await register(request);
  const token = await enter(page, demo.admin, demo.password);
  await page.goto(`/admin/users/${pandit.userId}`);
  await page.getByRole('button', { name: people.change.open }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the role of Savitri Deshpande?' });
  await expect(dialog.getByRole('option')).toHaveText([people.roles.admin, people.roles.user]);
  await dialog.getByRole('combobox', { name: people.change.to }).selectOption(people.roles.admin);
  await expect(dialog.getByText(people.change.admin)).toBeVisible();
  await dialog.getByRole('checkbox', { name: staff.roles.packing }).check();
  await expect(dialog.getByText(staff.permissions['orders.pack'])).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Joins the staff');
  const faster = await page.request.put(`/api/auth/admin/users/${pandit.userId}/role`, {
    headers: { authorization: `Bearer ${token}` },
    data: { role: 'user', was: 'astrologer', reason: 'Gave up the practice' },
  });
  expect(faster.status()).toBe(200);
  await dialog.getByRole('button', { name: people.change.confirm }).click();
  const banner = page.getByRole('alert').filter({ hasText: people.file.roleChanged });
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: 'Show what is saved now' }).click();
  await expect(banner).toBeHidden();
  await expect(page.getByText('Gave up the practice')).toBeVisible();

  await page.getByRole('button', { name: people.change.open }).click();
  await expect(dialog.getByRole('option')).toHaveText([people.roles.admin, people.roles.astrologer]);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(`Practises again ${pandit.email}`);
  await dialog.getByRole('button', { name: people.change.confirm }).click();
  await expect(toast(page, 'The role is changed. Every device is logged out.')).toBeVisible();

  await page.goto('/admin/audit');
  await page.getByRole('searchbox', { name: english.by }).fill(demo.admin);
  await expect(page).toHaveURL(/by=admin/);
  const choice = (name: string) => page.getByRole('combobox', { name }).elementHandle();
  const both = [await choice(english.action), await choice(english.entity)] as const;
  // Two filters at once, faster than a person could: the second keeps the first.
  await page.evaluate(
    ({ both, values }) =>
      both.forEach((select, index) => {
        (select as HTMLSelectElement).value = values[index] ?? '';
        select?.dispatchEvent(new Event('change', { bubbles: true }));
      }),
    { both, values: ['user.role', 'user'] },
  );
  await expect(page).toHaveURL(/action=user\.role&entity=user$/);
  const entry = page.getByRole('row').filter({ hasText: pandit.email });
  await expect(entry.getByRole('deletion')).toHaveText(people.roles.user);
  await expect(entry.getByRole('insertion').first()).toHaveText(people.roles.astrologer);
  await page.getByRole('link', { name: 'Reset' }).click();
  await expect(page).toHaveURL(/\/admin\/audit$/);
  // The entry was chained within a second of its commit.
  await page.reload();
  await expect(page.getByText(/^Sealed up to entry \d+/)).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: english.export }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^audit-.*\.jsonl$/);
});

test('an admin cannot change their own account, in Hindi too', async ({
  page,
  context,
  baseURL,
  expectRefusals,
}) => {
  expectRefusals(404);
  await context.addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }]);
  await enter(page, demo.admin, demo.password);
  await page.goto(`/admin/users?role=admin&state=open&q=${encodeURIComponent(demo.admin)}`);
  const table = page.getByRole('table', { name: hindi.list });
  await table
    .getByRole('row')
    .filter({ has: page.getByText(demo.admin, { exact: true }) })
    .getByRole('link')
    .click();
  await expect(page.getByText(hindi.file.yourself)).toBeVisible();
  await expect(page.getByRole('button', { name: hindi.block.open, exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/admin/audit');
  await expect(heading(page, auditHindi.title)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.goto('/admin/users/0000000000000000');
  await expect(heading(page, hindi.file.notFound)).toBeVisible();
});

test('the side menu shows the current page’s link, however low the screen', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await enter(page, demo.admin, demo.password);
  await page.goto('/admin/settings');
  const rail = page.getByRole('navigation', { name: 'Admin' });
  await expect(rail.getByRole('link', { name: 'Settings' })).toBeInViewport({ ratio: 1 });
  await expect(rail.getByRole('link', { name: 'Dashboard' })).not.toBeInViewport();
});
