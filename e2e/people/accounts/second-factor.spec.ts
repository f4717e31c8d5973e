import type { Page } from '@playwright/test';
import errors from '#languages/en/people/accounts/second-factor-errors.json' with { type: 'json' };
import t from '#languages/en/people/accounts/security.json' with { type: 'json' };
import hindiErrors from '#languages/hi/people/accounts/second-factor-errors.json' with { type: 'json' };
import hindi from '#languages/hi/people/accounts/security.json' with { type: 'json' };
import { fillText as fill } from '#languages/message.ts';
import { demo, enter, register } from '../../support/astrologers.ts';
import { type Buyer, newBuyer, signIn } from '../../support/buyers.ts';
import { heading } from '../../support/orders.ts';
import { ageProof, beginSetUp, codeOf } from '../../support/second-factors.ts';
import { addVirtualAuthenticator } from '../../support/virtual-authenticator.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, toast } from '../../support/watched.ts';

async function logIn(page: Page, { email, password }: Pick<Buyer, 'email' | 'password'>): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail or mobile number').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Ends the session in this browser. */
async function leave(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('/');
}

/** Says that the recovery codes are kept, and returns them. */
async function keepCodes(page: Page): Promise<string[]> {
  await expect(page.getByRole('heading', { name: t.codes.shownTitle })).toBeFocused();
  const codes = await page
    .getByRole('listitem')
    .filter({ hasText: /^\w{5}-\w{5}$/ })
    .allTextContents();
  expect(codes).toHaveLength(10);
  const goOn = page.getByRole('button', { name: t.codes.goOn });
  await expect(goOn).toBeDisabled();
  await page.getByRole('checkbox', { name: t.codes.kept }).check();
  await goOn.click();
  return codes;
}

test('a passkey is set up, logs in without a code, confirms delicate work, and is removed', async ({
  page,
  request,
  expectRefusals,
}) => {
  expectRefusals(401, 403);
  await addVirtualAuthenticator(page);
  const buyer = await newBuyer(request);
  await signIn(page, buyer);
  await page.goto('/dashboard');
  await page.getByRole('main').getByRole('link', { name: t.page.title }).click();
  await expect(heading(page, t.page.title)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByLabel(t.passkey.name).fill('My phone');
  await page.getByRole('button', { name: t.passkey.add }).click();
  await expect(page.getByRole('heading', { name: t.codes.shownTitle })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keepCodes(page);
  await expect(page.getByText(t.page.on)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'My phone' })).toBeVisible();

  await leave(page);
  await logIn(page, buyer);
  await expect(page.getByRole('heading', { name: t.logIn.title })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: t.confirm.withPasskey }).click();
  await page.waitForURL('/products');

  await ageProof(await page.evaluate(() => JSON.parse(localStorage.getItem('auth-data') ?? '').token));
  await page.goto('/account/security');
  await page.getByRole('button', { name: fill(t.passkey.removeNamed, { name: 'My phone' }) }).click();
  await page.getByRole('button', { name: t.remove.remove, exact: true }).last().click();
  const proof = page.getByRole('dialog', { name: t.proof.title, exact: true });
  await expect(proof).toBeVisible();
  await expectAccessible(page);
  await proof.getByRole('button', { name: t.confirm.withPasskey }).click();
  await expect(page.getByText(t.page.off)).toBeVisible();
});

test('an authenticator app: its code opens the account once, and a recovery code does without the phone', async ({
  page,
  request,
  expectRefusals,
}) => {
  expectRefusals(400, 401);
  const buyer = await newBuyer(request);
  await signIn(page, buyer);
  await page.goto('/account/security');
  await page.getByRole('button', { name: t.totp.add }).click();
  await expect(page.getByRole('img', { name: t.totp.picture })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const secret = (await page.getByLabel(t.totp.key).textContent()) ?? '';
  const field = page.getByLabel(t.totp.type);
  await field.fill('123');
  await page.getByRole('button', { name: t.totp.confirm }).click();
  await expect(page.getByText(errors.second_factor_wrong)).toBeVisible();
  await expect(field).toBeFocused();
  const first = codeOf(secret);
  await field.fill(`${first.slice(0, 3)} ${first.slice(3)}`);
  await page.getByRole('button', { name: t.totp.confirm }).click();
  const [recovery = ''] = await keepCodes(page);
  await expect(page.getByText(t.page.on)).toBeVisible();

  await leave(page);
  await logIn(page, buyer);
  const code = page.getByLabel(t.confirm.code);
  await code.fill(first);
  await page.keyboard.press('Enter');
  await expect(page.getByText(errors.second_factor_wrong)).toBeVisible();
  await code.fill(codeOf(secret, 30));
  await page.keyboard.press('Enter');
  await page.waitForURL('/products');

  await leave(page);
  await logIn(page, buyer);
  await page.getByRole('button', { name: t.confirm.useRecovery }).click();
  await page.getByLabel(t.confirm.recovery).fill(recovery.toUpperCase());
  await page.keyboard.press('Enter');
  await page.waitForURL('/products');
});

test('staff of a shop in production set a passkey up at their first log-in, in Hindi', async ({
  page,
  request,
  context,
  baseURL,
  expectRefusals,
}) => {
  expectRefusals(401);
  await context.addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }]);
  await addVirtualAuthenticator(page);
  const pandit = await register(request);
  const ticket = await beginSetUp(pandit.userId);
  // The answer of a shop in production, which this one is not. What follows is real.
  const { second_factor_setup_needed: message } = hindiErrors;
  await page.route('/api/auth/login', (route) =>
    route.fulfill({
      status: 401,
      json: { message, error: message, code: 'second_factor_setup_needed', details: { ticket } },
    }),
  );
  await page.goto('/login');
  await page.locator('input[autocomplete=username]').fill(pandit.email);
  await page.locator('input[autocomplete=current-password]').fill(pandit.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(hindi.logIn.setUpIntro)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: hindi.passkey.add }).click();
  await expect(page.getByRole('heading', { name: hindi.codes.shownTitle })).toBeFocused();
  await page.getByRole('checkbox', { name: hindi.codes.kept }).check();
  await page.getByRole('button', { name: hindi.codes.goOn }).click();
  await page.waitForURL(/astrologer-dashboard/);
});

test('an export asks for fresh proof first, and "Not now" leaves everything as it is', {
  tag: '@desktop',
}, async ({ page, request, expectRefusals }) => {
  expectRefusals(403);
  const token = await enter(page, demo.admin, demo.password);
  const headers = { authorization: `Bearer ${token}` };
  async function askForProof(freshProof: boolean) {
    const { password } = demo;
    await request.post('/api/auth/prove', { headers, data: { password } });
    const { settings } = await (await request.get('/api/admin/settings', { headers })).json();
    const { value, version } = settings.find(({ key }: { key: string }) => key === 'staff');
    const data = { value: { ...value, freshProof }, version };
    expect((await request.put('/api/admin/settings/staff', { headers, data })).status()).toBe(200);
  }
  await askForProof(true);
  try {
    await ageProof(token);
    await page.goto('/admin/orders');
    const link = page.getByRole('link', { name: 'Export CSV' });
    const proof = page.getByRole('dialog', { name: t.proof.title, exact: true });
    await link.click();
    await proof.getByRole('button', { name: t.proof.cancel }).click();
    await expect(toast(page, 'Please confirm that it is you, and try again.')).toBeVisible();
    await expect(proof).toBeHidden();
    await link.click();
    await proof.getByLabel(t.proof.password).fill(demo.password);
    const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(file.suggestedFilename()).toMatch(/^orders-.*\.csv$/);
  } finally {
    await askForProof(false);
  }
});
