import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { ListedAstrologer } from '#contract/consultations/astrologers/endpoints.ts';
import { demo, enter, picture, register } from '../../support/astrologers.ts';
import { newBuyer, newPerson, signIn } from '../../support/buyers.ts';
import { hold } from '../../support/responses.ts';
import { expectAccessible, expectNoSidewaysScroll, test, toast } from '../../support/watched.ts';

const documents = ['Aadhaar', 'PAN', 'Education', 'Bank passbook or cheque'] as const;

const choose = async (page: Page, document: string, file: Awaited<ReturnType<typeof picture>>) =>
  page.getByLabel(new RegExp(`^(Choose a|Replace the) picture: ${document}$`)).setInputFiles(file);

async function fillSignup(page: Page, person: ReturnType<typeof newPerson>): Promise<void> {
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Mobile number').fill(person.phone);
  await page.getByRole('radio', { name: 'Female', exact: true }).check();
  await page.getByLabel('Day').selectOption('14');
  await page.getByLabel('Month').selectOption('8');
  await page.getByLabel('Year', { exact: true }).selectOption('1988');
  await page.getByLabel('State').selectOption({ label: 'Rajasthan' });
  await page.getByRole('combobox', { name: 'City' }).fill('Jaipur');
  await page.getByRole('option', { name: 'Jaipur', exact: true }).click();
  await page.getByRole('button', { name: 'Vedic' }).click();
  await page.getByRole('button', { name: 'Lal Kitab' }).click();
  await page.getByLabel('Years of experience').fill('12');
  await page.getByLabel('Price per minute').fill('20');
  await page.getByLabel('Languages you speak').fill('Hindi, English');
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Password again').fill(person.password);
}

test('registers, sends four documents, is approved, and stands in the list', { tag: '@both' }, async ({
  page,
  browser,
}) => {
  // A name of its own, for the list of those who wait.
  const person = { ...newPerson(), firstName: `Savitri${randomInt(1e9).toString(36)}` };
  await page.goto('/astrologer-signup');
  await fillSignup(page, person);
  await expect(page.getByLabel('Location')).toHaveValue('Jaipur, Rajasthan, India');
  await page.getByLabel('Password again').fill('something else');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Passwords do not match', { exact: true })).toBeVisible();
  await page.getByLabel('Password again').fill(person.password);
  // What the page says stands for three seconds.
  const redirect = await hold(page, '**/login.data*');
  const sent = page.waitForRequest('**/api/astrologers/astrologer-signup');
  await page.getByRole('button', { name: 'Register' }).click();
  // Typed with a comma between them.
  expect((await sent).postDataJSON()).toMatchObject({ languagesSpoken: ['Hindi', 'English'] });
  await expect(page.getByText('Signup successful! Please verify your account.')).toBeVisible();
  redirect();
  await page.waitForURL('**/login?**');

  await page.getByLabel('E-mail or mobile number').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: `Namaste, ${person.firstName} Deshpande` })).toBeVisible();
  await expect(page.getByText('Send your four documents, so that customers can find you.')).toBeVisible();
  await expect(page.getByText('Not in the list yet')).toBeVisible();

  await page.getByRole('link', { name: 'Open' }).click();
  await expect(page.getByRole('heading', { name: 'Four documents' })).toBeVisible();
  const card = await picture(page, 'card.png');
  await choose(page, 'PAN', { name: 'pan-scan.png', mimeType: 'image/png', buffer: Buffer.alloc(5_242_881) });
  await expect(page.getByText('pan-scan.png is too large. Max 5MB per document.')).toBeVisible();
  await choose(page, 'Aadhaar', {
    name: 'card.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('%PDF-1.7'),
  });
  await expect(page.getByText('Invalid file type. Only images are allowed.')).toBeVisible();
  await choose(page, 'Education', card);
  await page.getByRole('button', { name: 'Upload, 1 of 4 ready' }).click();
  await expect(page.getByText('Please upload all required documents.')).toBeVisible();
  for (const document of documents) await choose(page, document, card);
  await expect(page.getByRole('img', { name: 'Your picture: PAN' })).toBeVisible();
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByText('All four have arrived.')).toBeVisible();

  const admin = await (await browser.newContext()).newPage();
  await enter(admin, demo.admin, demo.password);
  await admin.goto('/admin/verify-astrologers');
  await admin
    .getByRole('navigation', { name: 'Astrologers' })
    .getByRole('link', { name: person.firstName })
    .click();
  await expect(admin.getByText(person.email)).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Approve' })).toBeDisabled();
  for (const document of documents) {
    await admin.getByRole('button', { name: `Show the document: ${document}` }).click();
    await expect(admin.getByRole('img', { name: new RegExp(`^${document} of `) })).toBeVisible();
  }
  await admin.getByRole('button', { name: 'Approve' }).click();
  await expect(admin.getByText('The astrologer is approved.')).toBeVisible();
  await expect(admin.getByText(person.email)).toBeHidden();
  await admin.context().close();

  await page.reload();
  await expect(page.getByText('Your documents are approved.')).toBeVisible();
  await page
    .getByLabel('Add a photo')
    .setInputFiles({ ...card, mimeType: 'text/plain', buffer: Buffer.from('me') });
  await expect(page.getByText('This picture could not be read.')).toBeVisible();
  await page.getByLabel('Add a photo').setInputFiles(card);
  await expect(page.getByText('Your photo is saved.')).toBeVisible();
  await expect(page.getByText('This picture could not be read.')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Remove the photo' })).toBeVisible();
  await page.goto('/astrologer-dashboard');
  await expect(page.getByText('You are online')).toBeVisible();
  await expect
    .poll(async () => {
      const { token } = await page.evaluate(() => JSON.parse(localStorage.getItem('auth-data') ?? '{}'));
      const response = await page.request.get('/api/astrologers/list?isOnline=true', {
        headers: { authorization: `Bearer ${token}` },
      });
      return ((await response.json()) as ListedAstrologer[]).some(
        (one) =>
          one.firstName === person.firstName &&
          one.pricePerMinute === 20 &&
          one.expertise === 'Vedic, Lal Kitab' &&
          one.photo !== null,
      );
    })
    .toBe(true);
});

test('is rejected with a reason, reads it, and may send again', async ({ page, browser }) => {
  const pandit = await register(page.request);
  await page.goto('/astrologer-signup');
  const { buffer } = await picture(page, 'card.png');
  const file = (name: string) => ({ name: `${name}.png`, mimeType: 'image/png', buffer });
  const sent = await page.request.post('/api/astrologers/upload-documents', {
    headers: { authorization: `Bearer ${pandit.token}` },
    multipart: { aadhaar: file('a'), pan: file('p'), education: file('e'), bank: file('b') },
  });
  expect(sent.ok()).toBe(true);
  const admin = await (await browser.newContext()).newPage();
  await enter(admin, demo.admin, demo.password);
  await admin.goto(`/admin/verify-astrologers?astrologer=${pandit.userId}&document=pan`);
  // The address of a document opens it at once.
  await expect(admin.getByRole('img', { name: /^PAN of / })).toBeVisible();
  await admin.getByRole('button', { name: 'Reject' }).click();
  const question = admin.getByRole('dialog', { name: /^Reject / });
  await question.getByRole('button', { name: 'Reject' }).click();
  await expect(question.getByText('Please write a reason.')).toBeVisible();
  await question.getByLabel('Reason').fill('The name on the PAN card is not readable.');
  await question.getByRole('button', { name: 'Reject' }).click();
  await expect(admin.getByText('The astrologer is rejected.')).toBeVisible();
  await admin.context().close();

  await enter(page, pandit.email, pandit.password);
  await page.goto('/astrologer-dashboard');
  await expect(page.getByText(/not approved: The name on the PAN card is not readable\./)).toBeVisible();
  await page.goto('/astrologer-profile');
  await expect(page.getByText('Rejected', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload, 0 of 4 ready' })).toBeVisible();
});

test('sets bank details with the password and sees only the end of the number', async ({
  page,
  expectRefusals,
}) => {
  expectRefusals(400);
  const pandit = await register(page.request);
  await enter(page, pandit.email, pandit.password);
  await page.goto('/astrologer-profile');
  await page.getByRole('button', { name: 'Add bank details' }).click();
  await page.getByLabel('Account holder').fill('Savitri Deshpande');
  await page.getByLabel('Account number', { exact: true }).fill('0262 9180 0001 191');
  await page.getByLabel('Account number again').fill('026291800001192');
  await page.getByLabel('IFSC').fill('yesb1000262');
  await page.getByLabel('Bank', { exact: true }).fill('Yes Bank');
  await page.getByLabel('Your password').fill('guessed');
  await page.getByRole('button', { name: 'Save bank details' }).click();
  await expect(page.getByText('The two numbers do not match.')).toBeVisible();
  await expect(page.getByText(/An IFSC has 4 letters/)).toBeVisible();
  await page.getByLabel('Account number again').fill('026291800001191');
  await page.getByLabel('IFSC').fill('yesb0000262');
  await page.getByRole('button', { name: 'Save bank details' }).click();
  await expect(page.getByText('That is not your current password.')).toBeVisible();
  await page.getByLabel('Your password').fill(pandit.password);
  await page.getByRole('button', { name: 'Save bank details' }).click();
  await expect(page.getByText('ending in 1191')).toBeVisible();
  await expect(page.getByText('026291800001191')).toBeHidden();
});

test('keeps everybody else out', async ({ page }) => {
  const buyer = await newBuyer(page.request);
  await page.goto('/astrologer-dashboard');
  await expect(page).toHaveURL(/\/login\?next=/);
  await signIn(page, buyer);
  for (const path of ['/astrologer-dashboard', '/astrologer-profile', '/astrologer-chat-request']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
  await page.goto('/admin/verify-astrologers');
  await expect(page).toHaveURL('/dashboard');
});

test('the online switch keeps its state and explains it', { tag: '@both' }, async ({ page }) => {
  const pandit = await register(page.request);
  await enter(page, pandit.email, pandit.password);
  await page.goto('/astrologer-dashboard');
  const online = page.getByRole('switch', { name: 'Take chat requests' });
  await expect(online).toBeChecked();
  await online.click();
  await expect(page.getByText('You are offline', { exact: true })).toBeVisible();
  // The switch shows its new state before that is saved.
  await expect(online).not.toHaveAttribute('aria-busy');
  await page.reload();
  await expect(online).not.toBeChecked();
  await page.goto('/astrologer-chat-request');
  await expect(page.getByRole('heading', { name: 'No requests right now.' })).toBeVisible();
});

// Runs once: the demo has one customer with money and one astrologer, and the two can have one request at a time.
test('a request rings at once, says who asks and how long, and closes when rejected', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const login = async (email: string) =>
    (await request.post('/api/auth/login', { data: { email, password: demo.password } })).json();
  const [customer, astrologer] = await Promise.all([login(demo.customer), login(demo.astrologer)]);
  const headers = { authorization: `Bearer ${customer.token}` };
  await enter(page, demo.astrologer, demo.password);
  await page.goto('/astrologer-chat-request');
  await expect(page.getByRole('heading', { name: 'No requests right now.' })).toBeVisible();
  await expect
    .poll(async () => {
      const list = await (await request.get('/api/astrologers/list?isOnline=true', { headers })).json();
      return list.map((one: { _id: string }) => one._id);
    })
    .toContain(astrologer.userId);
  const asked = await request.post('/api/chat/request', {
    headers,
    data: { astrologerId: astrologer.userId },
  });
  expect(asked.ok()).toBe(true);
  await expect(page.getByRole('timer', { name: /seconds left/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Savitri Deshpande' })).toBeVisible();
  await expect(page.getByText('1 request waiting')).toBeAttached();
  await page.getByRole('button', { name: 'Reject Savitri Deshpande' }).click();
  await expect(toast(page, 'The request was closed.')).toBeVisible();
  await expect(page.getByRole('timer')).toBeHidden();
  const { session } = await asked.json();
  const status = await request.get(`/api/chat/status/${session._id}`, { headers });
  expect(await status.json()).toMatchObject({ status: 'rejected' });
});

for (const [path, heading] of [
  ['/astrologer-signup', 'ज्योतिषी के रूप में जुड़ें'],
  ['/astrologer-dashboard', /^नमस्ते/],
  ['/astrologer-profile', 'प्रोफ़ाइल और दस्तावेज़'],
  ['/astrologer-chat-request', 'बातचीत के अनुरोध'],
] as const) {
  test(`${path} keeps the accessibility rules in both colours, in Hindi`, { tag: '@both' }, async ({
    page,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }]);
    if (path !== '/astrologer-signup') await enter(page, demo.astrologer, demo.password);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

test('the review keeps the accessibility rules in both colours', { tag: '@both' }, async ({ page }) => {
  await enter(page, demo.admin, demo.password);
  await page.goto('/admin/verify-astrologers?status=rejected');
  const list = page.getByRole('navigation', { name: 'Astrologers' });
  await expect(list).toBeVisible();
  await expectAccessible(page);
  await list.getByRole('link').first().click();
  await page.getByRole('button', { name: 'Show the document: PAN' }).click();
  await expect(page.getByRole('img', { name: /^PAN of / })).toBeVisible();
  await expectAccessible(page);
});
