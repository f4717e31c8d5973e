import type { Page } from '@playwright/test';
import { fillSignUp, newBuyer, newPerson, signIn } from '../../support/buyers.ts';
import { hold } from '../../support/responses.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, toast } from '../../support/watched.ts';

const name = (page: Page) => page.getByRole('textbox', { name: 'E-mail or mobile number' });
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const login = (page: Page) => page.getByRole('button', { name: 'Login' });

const agree = (page: Page) => page.getByRole('checkbox', { name: /I am 18 or older and agree/ });
const create = (page: Page) => page.getByRole('button', { name: 'Create account' });

test('a visitor signs up, confirms the address from the mail, logs out and in again by phone', {
  tag: '@both',
}, async ({ page, request }) => {
  await page.goto('/sign-up');
  const person = newPerson();
  await fillSignUp(page, person);
  await agree(page).check();
  await create(page).click();
  await expect(toast(page, 'Account created! Logging you in...')).toBeVisible();
  await expect(page).toHaveURL('/');

  const mail = await expect
    .poll(async () => (await (await request.get(`/sandbox/mail.json?to=${person.email}`)).json()).mails[0])
    .toBeTruthy()
    .then(async () => (await (await request.get(`/sandbox/mail.json?to=${person.email}`)).json()).mails[0]);
  const link = new URL(mail.text.match(/\S+\/verify-email\/\S+/)[0]);
  await page.goto(link.pathname);
  await expect(page.getByRole('heading', { name: 'Your e-mail address is confirmed.' })).toBeVisible();
  await expectAccessible(page);
  const isVerified = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('auth-data') ?? '{}').isVerified);
  expect(await isVerified()).toBe(true);

  await page.evaluate(() => localStorage.removeItem('auth-data'));
  await page.goto('/login');
  await name(page).fill(person.phone);
  await password(page).fill(person.password);
  await login(page).click();
  await expect(toast(page, 'Login successful!')).toBeVisible();
  await expect(page).toHaveURL('/products');
});

test('a used link says so and offers a new one', async ({ page, request, expectRefusals }) => {
  expectRefusals(400);
  await page.goto('/verify-email/this-token-was-never-sent-to-anyone');
  await expect(page.getByText('This link is no longer valid. Please ask for a new one.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in to get a new link' })).toBeVisible();

  const buyer = await newBuyer(request);
  await page.evaluate((session) => localStorage.setItem('auth-data', session), JSON.stringify(buyer.session));
  await page.reload();
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(toast(page, 'We have sent you a new link. Please check your e-mail.')).toBeVisible();
});

test('the account home reminds of the pending confirmation and sends the link again', async ({
  page,
  request,
}) => {
  const buyer = await newBuyer(request);
  await signIn(page, buyer);
  await page.goto('/dashboard');
  await expect(page.getByText('Please confirm your e-mail address with the link we sent you.')).toBeVisible();
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(toast(page, 'We have sent you a new link. Please check your e-mail.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('a wrong password and an unknown name are refused in the same words', async ({
  page,
  request,
  expectRefusals,
}) => {
  expectRefusals(401);
  const buyer = await newBuyer(request);
  await page.goto('/login');
  for (const typed of [buyer.email, newPerson().email]) {
    await name(page).fill(typed);
    await password(page).fill('not the password');
    await login(page).click();
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password!');
    await expect(password(page)).toBeFocused();
    await password(page).fill('');
  }
  await expectAccessible(page);
});

test('both fields are required, and the password can be looked at', async ({ page }) => {
  await page.goto('/login');
  await login(page).click();
  await expect(page.getByText('Please enter your e-mail or mobile number.')).toBeVisible();
  await expect(page.getByText('Please enter your password.')).toBeVisible();
  await expect(name(page)).toBeFocused();

  await password(page).fill('lamp');
  await expect(password(page)).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password(page)).toHaveAttribute('type', 'password');
});

test('a guard takes a visitor to the login and the login takes them back', async ({ page, request }) => {
  const buyer = await newBuyer(request);
  await page.goto('/cart');
  await expect(page).toHaveURL('/login?next=%2Fcart');
  await name(page).fill(` ${buyer.email.toUpperCase()} `);
  await password(page).fill(buyer.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty.' })).toBeVisible();

  await page.goto('/login');
  await expect(page).toHaveURL('/products');
});

test('a link to another site in the return path is not followed', async ({ page, request }) => {
  const buyer = await newBuyer(request);
  await page.goto('/login?next=//evil.example/cart');
  await name(page).fill(buyer.email);
  await password(page).fill(buyer.password);
  await login(page).click();
  await expect(page).toHaveURL('/products');
});

test('the sign-up form says what is wrong before anything is sent', async ({ page }) => {
  await page.goto('/sign-up');
  await create(page).click();
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeFocused();
  for (const words of [
    'Please enter your first name.',
    'Please enter your last name.',
    'Please enter your e-mail address.',
    'Please enter your mobile number.',
    'Please choose a password.',
    'Please enter the password again.',
    'Please agree to the Terms & Policies before signing up.',
  ])
    await expect(page.getByText(words, { exact: true })).toBeVisible();

  const person = newPerson();
  await fillSignUp(page, { ...person, email: 'savitri@', phone: '98230 4415', password: 'short' });
  await page.getByLabel('Password again').fill('other');
  await create(page).click();
  await expect(page.getByText('Please enter a valid e-mail address.')).toBeVisible();
  await expect(page.getByText('Phone number must be 10 digits')).toBeVisible();
  await expect(page.getByText('Password must be at least 8 characters long.')).toBeVisible();
  await expect(page.getByText('Passwords do not match!')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('the rules of the password are ticked off while it is typed', async ({ page }) => {
  await page.goto('/sign-up');
  const met = (rule: string) =>
    page.getByRole('list', { name: 'Rules for the password' }).getByText(`${rule}: done`);
  await password(page).fill('lamp-and-river');
  await expect(met('At least 8 characters')).toBeVisible();
  await expect(met('Both passwords the same')).toBeHidden();
  await page.getByLabel('Password again').fill('lamp-and-river');
  await expect(met('Both passwords the same')).toBeVisible();
});

test('an address that has an account leads to the login after two seconds', async ({
  page,
  request,
  expectRefusals,
}) => {
  expectRefusals(409);
  const buyer = await newBuyer(request);
  await page.goto('/sign-up');
  const person = newPerson();
  await fillSignUp(page, { ...person, email: buyer.email });
  await agree(page).check();
  // What the page says stands for two seconds.
  const redirect = await hold(page, '**/login.data*');
  await create(page).click();
  await expect(page.getByRole('alert')).toHaveText('User already exists! Redirecting to login...');
  redirect();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('textbox', { name: 'E-mail or mobile number' })).toHaveValue(buyer.email);
  await page.goBack();
  await expect(page).toHaveURL('/sign-up');
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue(person.firstName);
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(buyer.email);
  await expect(password(page)).toHaveValue('');
});

test('two fast clicks create one account', async ({ page }) => {
  await page.goto('/sign-up');
  await fillSignUp(page, newPerson());
  await agree(page).check();
  let sent = 0;
  page.on('request', (call) => {
    if (call.url().endsWith('/api/auth/signup')) sent += 1;
  });
  await create(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(page).toHaveURL('/');
  expect(sent).toBe(1);
});

test('in Hindi', async ({ page, context, baseURL, request, expectRefusals }) => {
  expectRefusals(401);
  await context.addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }]);
  await page.goto('/sign-up');
  await page.getByRole('button', { name: 'खाता बनाएँ' }).click();
  await expect(page.getByText('खाता बनाने से पहले कृपया शर्तें और नीतियाँ स्वीकार करें।')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const buyer = await newBuyer(request);
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'ई-मेल या मोबाइल नंबर' }).fill(buyer.email);
  const secret = page.getByLabel('पासवर्ड', { exact: true });
  await secret.fill('wrong password');
  await page.getByRole('button', { name: 'लॉग इन' }).click();
  await expect(page.getByRole('alert')).toHaveText('ई-मेल या पासवर्ड गलत है!');
  await secret.fill(buyer.password);
  await page.getByRole('button', { name: 'लॉग इन' }).click();
  await expect(toast(page, 'लॉग इन हो गया!')).toBeVisible();
});

test('a weak password is refused at its field, in words that say what to do', async ({
  page,
  expectRefusals,
}) => {
  expectRefusals(400);
  await page.goto('/sign-up');
  const person = { ...newPerson(), password: 'Savitri@1990' };
  await fillSignUp(page, person);
  await agree(page).check();
  await create(page).click();
  await expect(page.getByText('Please leave your name, your e-mail address')).toBeVisible();
  await expect(password(page)).toBeFocused();
  await expectAccessible(page);
  await fillSignUp(page, { ...person, password: 'lamp-and-river-42' });
  await create(page).click();
  await expect(toast(page, 'Account created! Logging you in...')).toBeVisible();
});
