import type { APIRequestContext, Page } from '@playwright/test';
import { isLoggedIn, logInElsewhere, newBuyer, saveAddress, signIn } from '../../support/buyers.ts';
import { goodAddress } from '../../support/checkout-page.ts';
import { heading } from '../../support/orders.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, toast } from '../../support/watched.ts';

test('name and phone are changed; a number in use is refused at its field', async ({
  page,
  request,
  expectRefusals,
}) => {
  expectRefusals(409);
  const [buyer, other] = [await newBuyer(request), await newBuyer(request)];
  await signIn(page, buyer);
  await page.goto('/dashboard');
  await page.getByRole('main').getByRole('link', { name: 'Profile and password' }).click();
  await expect(heading(page, 'Profile and password')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const phone = page.getByRole('textbox', { name: 'Mobile number' });
  await page.getByRole('textbox', { name: 'First name' }).fill('Meenakshi');
  await phone.fill(other.phone);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Another account uses this mobile number.')).toBeVisible();
  await expect(phone).toBeFocused();
  const free = `8${buyer.phone.slice(1)}`;
  await phone.fill(`+91 ${free}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Your details are saved.')).toBeVisible();
  await page.goto('/dashboard');
  await expect(heading(page, 'Namaste, Meenakshi')).toBeVisible();
  await expect(page.getByText(free)).toBeVisible();
});

/** Returns the path of the newest mailed link to this page, once there is one. */
async function mailedPath(request: APIRequestContext, to: string, page: string): Promise<string> {
  const pattern = new RegExp(`/${page}/[\\w-]+`);
  let path = '';
  await expect
    .poll(async () => {
      const { mails } = await (await request.get(`/sandbox/mail.json?to=${to}`)).json();
      path = mails.map(({ text }: { text: string }) => pattern.exec(text)?.[0]).find(Boolean) ?? '';
      return path;
    })
    .not.toBe('');
  return path;
}

async function askForAddress(page: Page, address: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'New e-mail address' }).fill(address);
  await page.getByLabel('Your password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Change e-mail address' }).click();
}

test('a new e-mail address requires the password and is pending until its link is opened', async ({
  page,
  request,
  expectRefusals,
}) => {
  expectRefusals(400);
  const buyer = await newBuyer(request);
  await signIn(page, buyer);
  await page.goto('/account/profile');
  const address = `new.${buyer.email}`;
  await askForAddress(page, address, 'not my password');
  await expect(page.getByText('That is not your current password.')).toBeVisible();
  await page.getByLabel('Your password', { exact: true }).fill(buyer.password);
  await page.getByRole('button', { name: 'Change e-mail address' }).click();
  await expect(page.getByText(`We have sent a link to ${address}.`)).toBeVisible();
  await expect(page.getByText(`Your address is ${buyer.email}.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send a new link' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.goto(await mailedPath(request, address, 'verify-email'));
  await expect(heading(page, 'Your e-mail address is confirmed.')).toBeVisible();
  await page.goto('/account/profile');
  await expect(page.getByText(`Your address is ${address}.`)).toBeVisible();
  await expect(page.getByText('We have sent a link to')).toHaveCount(0);
});

test('a pending change is dropped on the page, and undone by the link to the old address', async ({
  page,
  request,
  expectRefusals,
}) => {
  expectRefusals(400, 401);
  const buyer = await newBuyer(request);
  await signIn(page, buyer);
  await page.goto('/account/profile');
  await askForAddress(page, `dropped.${buyer.email}`, buyer.password);
  await page.getByRole('button', { name: 'Keep the old address' }).click();
  await expect(toast(page, 'Your e-mail address stays as it is.')).toBeVisible();
  await expect(page.getByText('We have sent a link to')).toHaveCount(0);

  await askForAddress(page, `thief.${buyer.email}`, buyer.password);
  await expect(page.getByText('We have sent a link to')).toBeVisible();
  const undo = await mailedPath(request, buyer.email, 'undo-email-change');
  await page.evaluate(() => localStorage.removeItem('auth-data'));
  await page.goto(undo);
  await expect(heading(page, 'Undo the change of e-mail address')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Undo the change' }).click();
  await expect(heading(page, 'Your address is back')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Set a new password' })).toBeVisible();
  expect(await isLoggedIn(request, buyer.session.token)).toBe(false);
  await page.goto(undo);
  await page.getByRole('button', { name: 'Undo the change' }).click();
  await expect(page.getByRole('alert')).toContainText('This link is no longer valid.');
});

test('a new password logs the other devices out, says so, and keeps this one', async ({
  page,
  request,
  expectRefusals,
}) => {
  expectRefusals(400);
  const buyer = await newBuyer(request);
  const elsewhere = await logInElsewhere(request, buyer);
  await signIn(page, buyer);
  await page.goto('/account/profile');
  const fill = async (current: string, password: string, again = password) => {
    await page.getByLabel('Current password', { exact: true }).fill(current);
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByLabel('New password again', { exact: true }).fill(again);
    await page.getByRole('button', { name: 'Change password' }).click();
  };
  await fill(buyer.password, 'a-new-lamp-43', 'another-lamp-43');
  await expect(page.getByText('Passwords do not match!')).toBeVisible();
  await fill('not my password', 'a-new-lamp-43');
  await expect(page.getByText('That is not your current password.')).toBeVisible();
  expect(await isLoggedIn(request, elsewhere)).toBe(true);
  await fill(buyer.password, 'a-new-lamp-43');
  await expect(page.getByText('Your password has changed. Other devices are logged out.')).toBeVisible();
  await expectAccessible(page);
  expect(await isLoggedIn(request, elsewhere)).toBe(false);
  await page.goto('/account/sessions');
  await expect(page.getByText('This device')).toBeVisible();
});

test('addresses are added, changed, made the default, deleted and put back', { tag: '@both' }, async ({
  page,
  request,
}) => {
  await signIn(page, await newBuyer(request));
  await page.goto('/account/addresses');
  await expect(page.getByRole('heading', { name: 'No addresses yet' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add an address' }).click();
  const sheet = page.getByRole('dialog', { name: 'New address' });
  await sheet.getByRole('button', { name: 'Save address' }).click();
  await expect(sheet.getByText('Please fill in name')).toBeVisible();
  await expectAccessible(page);
  for (const [name, value] of Object.entries(goodAddress))
    await sheet.getByRole('textbox', { name, exact: true }).fill(value);
  await sheet.getByRole('combobox', { name: 'State' }).selectOption('Maharashtra');
  await sheet.getByRole('button', { name: 'Save address' }).click();
  await expect(sheet).toBeHidden();
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(1);
  const standard = cards.filter({ has: page.getByText('Default', { exact: true }) });
  await expect(standard).toHaveCount(1);

  await page.getByRole('button', { name: 'Add an address' }).click();
  for (const [name, value] of Object.entries({ ...goodAddress, 'Full name': 'Mother', City: 'Nashik' }))
    await sheet.getByRole('textbox', { name, exact: true }).fill(value);
  await sheet.getByRole('combobox', { name: 'State' }).selectOption('Maharashtra');
  await sheet.getByRole('button', { name: 'Save address' }).click();
  const mother = cards.filter({ hasText: 'Mother' });
  await mother.getByRole('button', { name: /^Make default/ }).click();
  await expect(cards.first()).toContainText('Mother');
  await expect(standard).toHaveCount(1);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await mother.getByRole('button', { name: /^Edit/ }).click();
  const edit = page.getByRole('dialog', { name: 'Edit address' });
  await edit.getByRole('textbox', { name: 'Landmark' }).fill('Behind the school');
  await edit.getByRole('button', { name: 'Save address' }).click();
  await expect(mother).toContainText('Behind the school');

  await mother.getByRole('button', { name: /^Delete/ }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  // A toast under the pointer stays.
  await undo.hover();
  await expect(cards).toHaveCount(1);
  await expect(standard).toHaveCount(1);
  await undo.click();
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText('Mother');
});

test('devices are logged out one by one, then everywhere', async ({ page, request }) => {
  const buyer = await newBuyer(request);
  const [one, two] = [await logInElsewhere(request, buyer), await logInElsewhere(request, buyer)];
  await signIn(page, buyer);
  await page.goto('/account/sessions');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: 'This device' })).toHaveCount(1);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await rows
    .first()
    .getByRole('button', { name: /^Log out Chrome on Android/ })
    .click();
  await expect(toast(page, 'That device is logged out.')).toBeVisible();
  await expect(rows).toHaveCount(2);
  const open = async () => [await isLoggedIn(request, one), await isLoggedIn(request, two)].filter(Boolean);
  expect(await open()).toHaveLength(1);

  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page).toHaveURL('/');
  await expect(toast(page, 'You are logged out on every device.')).toBeVisible();
  expect(await open()).toHaveLength(0);
  expect(await isLoggedIn(request, buyer.session.token)).toBe(false);
});

test('in Hindi', async ({ page, request, context, baseURL }) => {
  await context.addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }]);
  const buyer = await newBuyer(request);
  await saveAddress(request, buyer);
  await signIn(page, buyer);
  for (const [path, title] of [
    ['/account/profile', 'प्रोफ़ाइल और पासवर्ड'],
    ['/account/addresses', 'पते'],
    ['/account/sessions', 'डिवाइस'],
    ['/accept-terms', 'हमारी शर्तें'],
  ] as const) {
    await page.goto(path);
    await expect(heading(page, title)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
});

test('data that cannot be loaded is reported, with a retry', async ({ page, request, expectRefusals }) => {
  expectRefusals(500);
  await signIn(page, await newBuyer(request));
  for (const [path, call, words] of [
    ['/account/addresses', '**/api/auth/addresses', 'Your addresses could not be loaded.'],
    ['/account/sessions', '**/api/auth/sessions', 'Your devices could not be loaded.'],
    ['/account/profile', '**/api/auth/profile', 'Your account could not be loaded.'],
  ] as const) {
    await page.route(call, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText(words);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});
