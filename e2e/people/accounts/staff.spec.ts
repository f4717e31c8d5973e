import type { Page } from '@playwright/test';
import {
  type Permission,
  permissions,
  permits,
  type StaffRole,
  staffRoles,
} from '#contract/people/accounts/permissions.ts';
import admin from '#languages/en/admin/main.json' with { type: 'json' };
import english from '#languages/en/people/accounts/staff.json' with { type: 'json' };
import orders from '#languages/en/selling/orders/admin.json' with { type: 'json' };
import shell from '#languages/en/shell/main.json' with { type: 'json' };
import hindi from '#languages/hi/people/accounts/staff.json' with { type: 'json' };
import { adminLinks, adminPermission } from '#web/route-table/page-table.ts';
import { demo, enter } from '../../support/astrologers.ts';
import { newPerson } from '../../support/buyers.ts';
import { heading } from '../../support/orders.ts';
import { enterAsStaff, logInAsStaff } from '../../support/staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, toast } from '../../support/watched.ts';

const nav = (page: Page) => page.getByRole('navigation', { name: admin.nav }).filter({ visible: true });

/** Opens the menu of a phone; a wide screen always shows it. */
async function openMenu(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 1024)
    await page.getByRole('button', { name: shell.openMenu }).click();
}

/** Returns the admin pages that the page under the menu links to, without their queries. */
const linkedPages = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .locator('a[href^="/admin"]')
    .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).pathname));

/**
 * Opens every link that the menu draws. No request may be refused, each page has its heading, and links only to pages
 * of the role.
 */
async function openEveryLink(page: Page, role: StaffRole): Promise<string[]> {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(response.url());
  });
  const links = await nav(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).pathname));
  const paths = links.filter((path) => path.startsWith('/admin'));
  for (const [index, path] of paths.entries()) {
    // The menu of a phone is open already at first; the link to the page behind it would not close it.
    if (index > 0) await openMenu(page);
    if (path === new URL(page.url()).pathname) await page.keyboard.press('Escape');
    else await nav(page).locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    await expect(title).not.toHaveText(admin.refused.title);
    expect((await linkedPages(page)).filter((linked) => !mayOpen(role, linked))).toEqual([]);
  }
  expect(refused).toEqual([]);
  return paths;
}

/** Where each role lands after the log-in, a page it may not open, and an address typed in vain. */
const walks: Record<StaffRole, { first: string; hidden: string[] }> = {
  owner: { first: '/admin/dashboard', hidden: [] },
  manager: { first: '/admin/dashboard', hidden: ['/admin/staff'] },
  packing: {
    first: '/admin/orders',
    hidden: ['/admin/dashboard', '/admin/users', '/admin/withdrawal-requests'],
  },
  care: { first: '/admin/orders', hidden: ['/admin/dashboard', '/admin/settings', '/admin/add-product'] },
  content: { first: '/admin/manage-products', hidden: ['/admin/orders', '/admin/users', '/admin/coupons'] },
  accounts: {
    first: '/admin/dashboard',
    hidden: ['/admin/users', '/admin/manage-products', '/admin/verify-astrologers'],
  },
  review: {
    first: '/admin/verify-astrologers',
    hidden: ['/admin/orders', '/admin/users', '/admin/settings'],
  },
};

const mayOpen = (role: StaffRole, path: string): boolean => {
  const permission = adminPermission(path);
  return permission === 'any' || (permission !== null && permits([role], permission));
};

for (const role of staffRoles)
  test(`${role}: every link that is drawn opens, and no other page`, {
    // npm test walks the role with all rights and the one with the fewest; the soak walks all seven.
    tag: role === 'packing' ? [] : role === 'owner' ? '@desktop' : ['@desktop', '@long'],
  }, async ({ page, request, expectRefusals }) => {
    // The log-in that asks for the passkey.
    expectRefusals(401);
    const { first, hidden } = walks[role];
    await logInAsStaff(page, request, role);
    await expect(page).toHaveURL(new RegExp(`${first}$`));
    await openMenu(page);
    await expect(nav(page).locator(`a[href="${first}"]`)).toBeVisible();
    for (const path of hidden) await expect(nav(page).locator(`a[href="${path}"]`)).toHaveCount(0);
    const paths = await openEveryLink(page, role);
    expect(paths).toContain('/admin/permissions');
    expect(paths.length).toBe(adminLinks().filter(({ to }) => mayOpen(role, to)).length);
    const typed = hidden.at(-1);
    if (!typed) return;
    await page.goto(`${typed}?x=1`);
    await expect(heading(page, admin.refused.title)).toBeVisible();
    await page.getByRole('link', { name: /^Go to / }).click();
    await expect(page).toHaveURL(new RegExp(`${first}$`));
  });

test('on an order, each role sees the actions it has and no others', { tag: '@desktop' }, async ({
  request,
  browser,
  baseURL,
}) => {
  for (const role of ['packing', 'care', 'accounts'] as const) {
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const page = await context.newPage();
    const { session } = await enterAsStaff(page, request, role);
    const listed = await request.get('/api/admin/orders?payment=Paid&sort=oldest', {
      headers: { authorization: `Bearer ${session.token}` },
    });
    const { orders: all } = (await listed.json()) as { orders: { _id: string; orderStatus: string }[] };
    const order = all.find(({ orderStatus }) => orderStatus !== 'Cancelled');
    await page.goto(`/admin/orders/${order?._id}`);
    const status = page.getByRole('combobox', { name: /status/i });
    const courier = page.getByRole('button', { name: /(Add|Change) tracking/ });
    const refund = page.getByRole('button', { name: orders.refund.open });
    await expect(page.getByRole('heading', { name: orders.money.title })).toBeVisible();
    await expect(status).toHaveCount(role === 'packing' ? 1 : 0);
    await expect(courier).toHaveCount(role === 'packing' ? 1 : 0);
    await expect(refund).toHaveCount(role === 'accounts' ? 1 : 0);
    // Without the button, the call itself. An accountant gets as far as the missing reason.
    const called = await request.post(`/api/admin/orders/${order?._id}/refunds`, {
      headers: { authorization: `Bearer ${session.token}` },
      data: { key: 'a key of this test', amount: 1 },
    });
    expect(called.status()).toBe(role === 'accounts' ? 400 : 403);
    if (role === 'packing') await expect(status.getByRole('option', { name: 'Cancelled' })).toHaveCount(0);
    await page.goto('/admin/orders');
    await expect(page.getByRole('table', { name: orders.list })).toBeVisible();
    await expect(page.getByRole('link', { name: orders.export })).toHaveCount(role === 'accounts' ? 1 : 0);
    await context.close();
  }
});

test('an owner invites by mail, the invited person signs up by the link, and gets other roles', {
  tag: '@desktop',
}, async ({ page, request, browser, baseURL }) => {
  const t = english;
  const person = newPerson();
  await enter(page, demo.admin, demo.password);
  await page.goto('/admin/staff');
  await page.getByRole('button', { name: t.invite.open }).click();
  const dialog = page.getByRole('dialog', { name: t.invite.title });
  await dialog.getByRole('button', { name: t.invite.send }).click();
  await expect(dialog.getByText(t.invite.emailMissing)).toBeVisible();
  await dialog.getByRole('textbox', { name: t.invite.email }).fill(person.email);
  await dialog.getByRole('checkbox', { name: t.roles.content }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t.invite.send }).click();
  await expect(toast(page, 'The invitation is on its way.')).toBeVisible();
  const invitations = page.getByRole('table', { name: t.invitations.label });
  await expect(invitations.getByRole('row').filter({ hasText: person.email })).toContainText(t.roles.content);
  await expectAccessible(page);

  let link = '';
  await expect
    .poll(async () => {
      const answer = await request.get(`/sandbox/mail.json?to=${encodeURIComponent(person.email)}`);
      const { mails } = (await answer.json()) as { mails: { text: string }[] };
      link = /\/join\/[\w-]+/.exec(mails[0]?.text ?? '')?.[0] ?? '';
      return link;
    })
    .not.toBe('');
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const guest = await context.newPage();
  await guest.goto(link);
  await expect(guest.getByText(t.roles.content, { exact: true })).toBeVisible();
  await expectAccessible(guest);
  await guest.getByRole('textbox', { name: 'First name' }).fill(person.firstName);
  await guest.getByRole('textbox', { name: /mobile/i }).fill(person.phone);
  await guest.getByLabel('Password', { exact: true }).fill(person.password);
  await guest
    .getByLabel(/again|repeat|confirm/i)
    .first()
    .fill(person.password);
  await guest.getByRole('checkbox').check();
  await guest.getByRole('button', { name: t.join.submit }).click();
  await expect(guest).toHaveURL(/\/login$/);
  await guest.goto(link);
  await expect(guest.getByRole('alert')).toContainText('has been used');
  await context.close();

  await page.reload();
  const row = page
    .getByRole('table', { name: t.staff.label })
    .getByRole('row')
    .filter({ hasText: person.email });
  await row.getByRole('button', { name: t.staff.change }).click();
  const change = page.getByRole('dialog');
  await change.getByRole('checkbox', { name: t.roles.packing }).check();
  await expect(change.getByText(t.field.gains)).toBeVisible();
  await expect(change.getByText(t.permissions['orders.pack'])).toBeVisible();
  await change.getByRole('textbox', { name: 'Reason' }).fill('Helps with the parcels');
  await change.getByRole('button', { name: t.change.confirm }).click();
  await expect(row).toContainText(`${t.roles.packing}, ${t.roles.content}`);
  await row.getByRole('button', { name: t.staff.remove }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Has left us');
  await page.getByRole('dialog').getByRole('button', { name: t.staff.removeConfirm }).click();
  await expect(row).toHaveCount(0);
});

test('the table of permissions is read on a phone and on a wide screen', async ({
  page,
  context,
  baseURL,
}) => {
  await enter(page, demo.admin, demo.password);
  await page.goto('/admin/permissions');
  await page.getByRole('combobox', { name: english.table.role }).selectOption(english.roles.packing);
  const listed = (permission: Permission) =>
    page.getByRole('listitem').filter({ hasText: english.permissions[permission] });
  await expect(listed('orders.pack')).toBeVisible();
  await expect(listed('orders.refund')).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await context.addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  const table = page.getByRole('table', { name: hindi.table.label });
  const heads = Object.keys(permissions).length + Object.keys(hindi.groups).length;
  await expect(table.getByRole('rowheader')).toHaveCount(heads);
  await expect(table.getByRole('columnheader')).toHaveCount(staffRoles.length + 1);
  const refund = table.getByRole('row').filter({ hasText: hindi.permissions['orders.refund'] });
  await expect(refund.getByText(hindi.table.yes)).toHaveCount(3);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
