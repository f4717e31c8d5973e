import { heading } from '../../support/orders.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, toast } from '../../support/watched.ts';

const someone = () => `someone.${Date.now()}.${Math.random().toString(36).slice(2, 8)}@provider.test`;

test('signs in by the provider from the login, agrees to the terms, and comes back without a token in the address', {
  tag: '@both',
}, async ({ page }) => {
  const email = someone();
  await page.goto('/login?next=/my-orders');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await expect(heading(page, 'Who are you?')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('textbox', { name: 'Name' }).fill('Meera Joshi');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(toast(page, 'Login successful!')).toBeVisible();
  await expect(page).toHaveURL('/accept-terms');
  await page.getByRole('button', { name: 'I Agree' }).click();
  await expect(page).toHaveURL(/\/products/);

  // The second time there are no terms to accept: back to the page where the guard stopped them.
  await page.evaluate(() => localStorage.removeItem('auth-data'));
  await page.goto('/my-orders');
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Meera Joshi');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page).toHaveURL('/my-orders');
  expect(await page.evaluate(() => history.state?.usr ?? null)).toBeNull();
  await page.goto('/account/profile');
  await expect(page.getByText('You sign in with Google and have no password yet.')).toBeVisible();
});

for (const [lang, words] of [
  [
    'en',
    {
      title: 'Sign-in providers',
      remove: 'Remove',
      only: 'This is your only way to sign in.',
      removed: 'That way to sign in is removed. Other devices are logged out.',
    },
  ],
  [
    'hi',
    {
      title: 'साइन इन की सेवाएँ',
      remove: 'हटाएँ',
      only: 'साइन इन करने का आपका यही एक तरीका है।',
      removed: 'साइन इन का वह तरीका हटा दिया गया। दूसरे डिवाइस लॉग आउट हो गए।',
    },
  ],
] as const)
  test(`a linked provider is listed among the devices and removed, but never as the last way in: ${lang}`, {
    tag: lang === 'hi' ? ['@both', '@long'] : '@both',
  }, async ({ page, request, context, baseURL, expectRefusals }) => {
    expectRefusals(401, 409);
    const email = someone();
    await page.goto('/login?next=/account/sessions');
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Meera Joshi');
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByRole('button', { name: 'I Agree' }).click();
    await expect(page).toHaveURL(/\/account\/sessions|\/products/);
    await context.addCookies([{ name: 'lang', value: lang, url: baseURL ?? '' }]);
    await page.goto('/account/sessions');
    const providers = page.getByRole('region', { name: words.title });
    await expect(providers.getByRole('listitem')).toContainText(email);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const remove = async () => {
      await providers.getByRole('button', { name: words.remove }).click();
      await expectAccessible(page);
      await page.getByRole('dialog').getByRole('button', { name: words.remove }).click();
    };
    await remove();
    await expect(providers.getByRole('alert')).toContainText(words.only);

    // With a password there is another way to sign in.
    await request.post('/api/auth/forgot-password', { data: { email } });
    const link = async () => {
      const { mails } = await (await request.get(`/sandbox/mail.json?to=${email}`)).json();
      return mails
        .map(({ text }: { text: string }) => /reset-password\/([\w-]+)/.exec(text)?.[1])
        .find(Boolean);
    };
    await expect.poll(link).toBeTruthy();
    const password = 'lamp-and-river-42';
    await request.post(`/api/auth/reset-password/${await link()}`, { data: { password } });
    const session = await (await request.post('/api/auth/login', { data: { email, password } })).json();
    await page.evaluate((stored) => localStorage.setItem('auth-data', stored), JSON.stringify(session));
    await page.goto('/account/sessions');
    await remove();
    await expect(toast(page, words.removed)).toBeVisible();
    await expect(providers).toHaveCount(0);
  });

test('what goes wrong is said on a page, with the ways on', async ({ page }) => {
  await page.goto('/sign-up');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Do not allow it' }).click();
  await expect(heading(page, 'You are not logged in')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('You did not allow the sign-in, so nothing was changed.');
  await expect(page).toHaveURL('/oauth-success');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('combobox').selectOption('The e-mail address is not verified');
  await page.getByRole('button', { name: /Arjun Nair/ }).click();
  await expect(page.getByRole('alert')).toContainText('has not verified your e-mail address');
  await page.getByRole('link', { name: 'Log in with password' }).click();
  await expect(page).toHaveURL('/login');
  // Without a token or an error the page redirects to the login.
  await page.goto('/oauth-success');
  await expect(page).toHaveURL('/login');
});
