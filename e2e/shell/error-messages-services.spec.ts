import adminTexts from '#languages/en/admin/main.json' with { type: 'json' };
import chat from '#languages/en/consultations/chat/main.json' with { type: 'json' };
import requests from '#languages/en/consultations/wallet/admin.json' with { type: 'json' };
import wallet from '#languages/en/consultations/wallet/main.json' with { type: 'json' };
import { fillText as fill } from '#languages/message.ts';
import { demo, enter, picture, register } from '../support/astrologers.ts';
import { newPerson, signIn } from '../support/buyers.ts';
import { beOnline, customerWith, newAstrologer, startChat } from '../support/chats.ts';
import { createProduct } from '../support/products.ts';
import { emptyScript, gatewayScript, refusingScript, speechless } from '../support/responses.ts';
import { expect, test, toast } from '../support/watched.ts';

// Messages of wallet, chat and astrologers that no other test produces: for a failed request without a message, an
// unreachable gateway, and a gateway that refuses.

test('money that cannot be added or taken out', async ({ page, expectRefusals }) => {
  expectRefusals(502);
  await enter(page, demo.astrologer, demo.password);
  await page.route(gatewayScript, emptyScript);
  await page.goto('/wallet');
  await page.getByRole('button', { name: wallet.add.open }).click();
  const sheet = page.getByRole('dialog', { name: wallet.add.title });
  const pay = sheet.getByRole('button', { name: /^Pay/ });
  await pay.click();
  await expect(sheet.getByText('Payment environment not ready', { exact: true })).toBeVisible();
  await page.route(gatewayScript, refusingScript);
  await page.route('**/api/payment/wallet/initiateTopUp', speechless);
  await pay.click();
  await expect(sheet.getByText('Failed to initiate top-up', { exact: true })).toBeVisible();
  // An unpaid top-up would stay in this person's list, which other tests read.
  await page.route('**/api/payment/wallet/initiateTopUp', (route) =>
    route.fulfill({ json: { order_id: 'none', payment_session_id: 'none' } }),
  );
  await pay.click();
  await expect(sheet.getByText('Payment cancelled or failed.', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: wallet.withdraw.open }).click();
  const dialog = page.getByRole('dialog', { name: wallet.withdraw.title });
  await dialog.getByRole('textbox', { name: wallet.withdraw.amount }).fill('500');
  await page.route('**/api/payment/wallet/withdraw', speechless);
  await dialog.getByRole('button', { name: /^Withdraw/ }).click();
  await expect(dialog.getByText('Withdrawal request failed', { exact: true })).toBeVisible();
  await page.route('**/api/payment/wallet/withdraw', (route) => route.fulfill({ body: 'not an answer' }));
  await dialog.getByRole('button', { name: /^Withdraw/ }).click();
  await expect(dialog.getByText('Failed to process withdrawal', { exact: true })).toBeVisible();
  // A refusal in an answer of status 200 is one: the dialog stays, and says the words that came with it.
  await page.route('**/api/payment/wallet/withdraw', (route) =>
    route.fulfill({ json: { success: false, message: 'Payouts rest today.' } }),
  );
  await dialog.getByRole('button', { name: /^Withdraw/ }).click();
  await expect(dialog.getByText('Payouts rest today.', { exact: true })).toBeVisible();
  await page.route('**/api/payment/wallet/withdraw', (route) => route.fulfill({ json: { success: false } }));
  await dialog.getByRole('button', { name: /^Withdraw/ }).click();
  await expect(dialog.getByText('Withdrawal request failed', { exact: true })).toBeVisible();
});

test('requests to be paid that do not load, and one that cannot be decided', async ({
  page,
  expectRefusals,
}) => {
  expectRefusals(502);
  await enter(page, demo.admin, demo.password);
  const list = '**/api/payment/admin/withdrawals/requests*';
  await page.route(list, speechless);
  await page.goto('/admin/withdrawal-requests');
  await expect(page.getByRole('alert')).toContainText('Failed to load data');
  const withdrawal = {
    id: 'aaaaaaaaaaaaaaaa',
    from_user_id: 'bbbbbbbbbbbbbbbb',
    name: 'Lakshmi',
    amount: 500,
    status: 'pending',
    created_at: new Date().toISOString(),
    description: '',
    meta: { holder: 'L', accountNumber: '1', ifsc: 'I', reference: null, decidedAt: null, reason: null },
    next: { step: 'approve', from: null },
    confirmedBy: null,
  };
  await page.route(list, (route) =>
    route.fulfill({ json: { success: true, count: 1, referencesMissing: 0, withdrawals: [withdrawal] } }),
  );
  await page.route('**/update-status', speechless);
  const pages = page.getByRole('navigation', { name: adminTexts.pager.label });
  // News of other tests load the page again by themselves, and a press meanwhile does nothing.
  await expect(async () => {
    const retry = page.getByRole('button', { name: adminTexts.retry });
    if (await retry.isVisible()) await retry.click();
    await expect(pages).toBeVisible({ timeout: 5_000 });
  }).toPass();
  // One row of thirty: this page is the last.
  for (const name of [adminTexts.pager.previous, adminTexts.pager.next])
    await expect(pages.getByRole('button', { name, exact: true })).toBeDisabled();
  await page.getByRole('button', { name: requests.approve }).click();
  await page.getByRole('dialog').getByRole('button', { name: requests.approve }).click();
  await expect(page.getByText(requests.utrMissing)).toBeVisible();
  await page.getByRole('textbox', { name: requests.utr }).fill('UTR20261122001');
  await page.getByRole('dialog').getByRole('button', { name: requests.approve }).click();
  await expect(page.getByText('Failed to update!', { exact: true }).last()).toBeVisible();
});

test('the other leaves the room and ends the chat: both are told in their own words', async ({
  page,
  request,
  baseURL,
}) => {
  const [customer, astrologer] = [await customerWith(request, 100), await newAstrologer(request, 15)];
  const presence = await beOnline(baseURL ?? '', astrologer);
  const id = await startChat(request, customer, astrologer);
  await signIn(page, customer);
  await page.goto(`/astro-user-chat/${id}`);
  await expect(page.getByRole('textbox', { name: chat.chat.message })).toBeVisible();
  // A volatile event reaches only who is in the room at that moment; the page may still be joining.
  await expect(async () => {
    await presence.emitWithAck('joinRoom', { sessionId: id });
    presence.emit('leave-room', { sessionId: id });
    await expect(toast(page, 'The other person has left the room.').first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  presence.emit('session-ended', { sessionId: id });
  await expect(toast(page, 'Chat ended by astrologer, system, or due to exhausted balance.')).toBeVisible();
  presence.close();
});

test('a request nobody answers, and one that cannot be taken back', async ({
  page,
  request,
  baseURL,
  expectRefusals,
}) => {
  expectRefusals(502);
  const [customer, astrologer] = [await customerWith(request, 100), await newAstrologer(request, 15)];
  const presence = await beOnline(baseURL ?? '', astrologer);
  await signIn(page, customer);
  await page.goto('/astro-list');
  await page.getByRole('button', { name: fill(chat.list.chatNowWith, { name: astrologer.name }) }).click();
  await expect(page).toHaveURL(/\/chat-waiting\/\w+$/);
  await page.goto(page.url().replace(/^.*\/chat-waiting\//, '/chat-waiting/'));
  await expect(page.getByRole('timer')).toBeVisible();
  await page.route('**/api/chat/status/*', (route) =>
    route.request().method() === 'PATCH' ? speechless(route) : route.continue(),
  );
  await page.getByRole('button', { name: chat.waiting.cancel, exact: true }).click();
  await expect(toast(page, 'Failed to cancel. Please try again.')).toBeVisible();
  await page.route('**/api/chat/status/*', async (route) => {
    const response = await (await route.fetch()).json();
    await route.fulfill({
      json: { ...response, session: { ...response.session, status: 'rejected', ending: 'expired' } },
    });
  });
  await expect(toast(page, 'No astrologer available—request cancelled.')).toBeVisible();
  await expect(page).toHaveURL(/\/astro-list$/);
  presence.close();
});

test('documents and a registration that do not arrive', async ({
  page,
  request,
  browser,
  expectRefusals,
}) => {
  expectRefusals(502);
  const astrologer = await register(request);
  await enter(page, astrologer.email, astrologer.password);
  await page.goto('/astrologer-profile');
  await page.route('**/api/astrologers/upload-documents', speechless);
  const card = await picture(page, 'card.png');
  for (const document of ['Aadhaar', 'PAN', 'Education', 'Bank passbook or cheque'])
    await page.getByLabel(`Choose a picture: ${document}`).setInputFiles(card);
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByText('Failed to upload. Please try again.')).toBeVisible();

  const visitor = await browser.newPage();
  await visitor.route('**/api/astrologers/astrologer-signup', speechless);
  await visitor.goto('/astrologer-signup');
  const person = newPerson();
  await visitor.getByLabel('First name').fill(person.firstName);
  await visitor.getByLabel('Last name').fill(person.lastName);
  await visitor.getByLabel('Mobile number').fill(person.phone);
  await visitor.getByRole('radio', { name: 'Female', exact: true }).check();
  await visitor.getByLabel('Day').selectOption('14');
  await visitor.getByLabel('Month').selectOption('8');
  await visitor.getByLabel('Year', { exact: true }).selectOption('1988');
  await visitor.getByLabel('State').selectOption({ label: 'Rajasthan' });
  await visitor.getByRole('combobox', { name: 'City' }).fill('Jaipur');
  await visitor.getByRole('option', { name: 'Jaipur', exact: true }).click();
  await visitor.getByRole('button', { name: 'Vedic' }).click();
  await visitor.getByLabel('E-mail').fill(person.email);
  await visitor.getByLabel('Password', { exact: true }).fill(person.password);
  await visitor.getByLabel('Password again').fill(person.password);
  await visitor.getByRole('button', { name: 'Register' }).click();
  await expect(visitor.getByText('Signup failed.', { exact: true })).toBeVisible();
  await visitor.close();
});

test('few pieces are told under five, a limited stock under ten', async ({ page }) => {
  for (const [stock, told] of [
    [4, 'Only few left!'],
    [5, 'Limited stock'],
    [9, 'Limited stock'],
    [10, null],
  ] as const) {
    const { id } = await createProduct({ name: `Bead ${stock}`, price: 700, stock });
    await page.goto(`/single-product/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: `Bead ${stock}` })).toBeVisible();
    const badges = page.getByText(/^(Only few left!|Limited stock)$/);
    if (told) await expect(badges.first()).toHaveText(told);
    else await expect(page.getByRole('main').locator('h1 ~ *').getByText('Only few left!')).toHaveCount(0);
  }
});
