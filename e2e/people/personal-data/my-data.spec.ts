import { readFile } from 'node:fs/promises';
import { newBuyer, signIn } from '../../support/buyers.ts';
import { heading } from '../../support/orders.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, toast } from '../../support/watched.ts';

test('a copy of the personal data is made and downloaded; erasure is requested and withdrawn', {
  tag: '@both',
}, async ({ page, request, expectRefusals }) => {
  expectRefusals(400);
  const buyer = await newBuyer(request);
  await signIn(page, buyer);
  await page.goto('/dashboard');
  await page.getByRole('main').getByRole('link', { name: 'Privacy and data' }).click();
  await expect(heading(page, 'Privacy and data')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const proof = page.getByLabel('Your password, for the copy', { exact: true });
  await proof.fill('not my password');
  await page.getByRole('button', { name: 'Make a copy' }).click();
  await expect(page.getByText('That is not your current password.')).toBeVisible();
  await proof.fill(buyer.password);
  await page.getByRole('button', { name: 'Make a copy' }).click();
  await expect(page.getByText(/^Ready, \d+ kB/)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^my-data-.*\.json$/);
  const copy = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(copy.account.person.email).toBe(buyer.email);

  const password = page.getByLabel('Your password', { exact: true });
  // The dialog, which has the same button, may still be closing.
  const erase = page.getByRole('main').getByRole('button', { name: 'Delete my account' });
  await password.fill('not my password');
  await erase.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('That is not your current password.')).toBeVisible();
  await password.fill(buyer.password);
  await erase.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account will be deleted' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(toast(page, 'Your account stays.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Delete your account' })).toBeVisible();
});

test('a nominee is named with the password, shown and removed', { tag: '@both' }, async ({
  page,
  request,
  expectRefusals,
}) => {
  expectRefusals(400);
  const buyer = await newBuyer(request);
  await signIn(page, buyer);
  await page.goto('/account/privacy');
  await page.getByLabel('Name', { exact: true }).fill('Meera Iyer');
  await page.getByLabel('This person is your').selectOption({ label: 'Son or daughter' });
  const proof = page.getByLabel('Your password, for the nominee');
  await proof.fill('not my password');
  await page.getByRole('button', { name: 'Save nominee' }).click();
  await expect(page.getByText('Please enter an e-mail address or a mobile number.')).toBeVisible();
  await page.getByLabel('Mobile number', { exact: true }).fill('+91 98400-12345');
  await page.getByRole('button', { name: 'Save nominee' }).click();
  await expect(page.getByText('That is not your current password.')).toBeVisible();
  await proof.fill(buyer.password);
  await page.getByRole('button', { name: 'Save nominee' }).click();
  await expect(toast(page, 'Your nominee is saved.')).toBeVisible();
  await expect(page.getByText('9840012345')).toBeVisible();
  await expect(page.getByText(/^Son or daughter, named/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Name somebody else' }).click();
  await proof.fill(buyer.password);
  await page.getByRole('button', { name: 'Remove nominee' }).click();
  await expect(toast(page, 'Your nominee is removed.')).toBeVisible();
  await expect(page.getByText('9840012345')).toHaveCount(0);
});

test('e-mail preferences need a confirmed address; the pages work in Hindi too', async ({
  page,
  request,
  context,
  baseURL,
}) => {
  const buyer = await newBuyer(request);
  await signIn(page, buyer);
  await page.goto('/account/notifications');
  await expect(page.getByRole('checkbox', { name: /My prediction of the day/ })).toBeDisabled();
  const mails = async () =>
    (await (await request.get(`/sandbox/mail.json?to=${buyer.email}`)).json()).mails as { text: string }[];
  const link = async () => /\/verify-email\/\S+/.exec((await mails())[0]?.text ?? '')?.[0] ?? '';
  await expect.poll(link).toBeTruthy();
  await page.goto(await link());
  await expect(heading(page, 'Your e-mail address is confirmed.')).toBeVisible();
  await page.goto('/account/notifications');
  await page.getByRole('checkbox', { name: /My prediction of the day/ }).check();
  await page.getByRole('combobox', { name: 'My sign' }).selectOption('leo');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Your choice is saved.')).toBeVisible();
  await page.goto('/account/privacy');
  await page.getByRole('button', { name: 'Withdraw: The prediction of the day by e-mail' }).click();
  await expect(toast(page, 'Consent withdrawn. This e-mail will not be sent any more.')).toBeVisible();

  await context.addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }]);
  for (const [path, title] of [
    ['/account/privacy', 'गोपनीयता और डेटा'],
    ['/account/notifications', 'ई-मेल'],
  ] as const) {
    await page.goto(path);
    await expect(heading(page, title)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
});
