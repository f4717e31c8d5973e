import type { Locator, Page, Route } from '@playwright/test';
import { texts as chat } from '#web/messages/chat.en.ts';
import { texts as wallet } from '#web/messages/wallet.en.ts';
import { texts as requests } from '#web/messages/withdrawal-requests.en.ts';
import { fill } from '#web/texts/format.ts';
import { demo, enter, picture, register } from './astrologers.ts';
import { newBuyer, newPerson, signIn } from './buyers.ts';
import { beOnline, customerWith, newAstrologer, startChat } from './chats.ts';
import { shelve } from './goods.ts';
import { heading } from './orders.ts';
import { buyReading, chooseDate, choosePlace, gatewayDoes, openReading } from './readings.ts';
import { expect, test, toast } from './watched.ts';

// Messages of readings, wallet, chat and astrologers that no walk of a whole page says on its way: what the pages say
// when a call fails without words, when the gateway cannot be had, or when it refuses.

/** An answer that says nothing: a proxy's error page. The page must find words of its own. */
const speechless = (route: Route) =>
  route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' });
/** The gateway's script as it is, empty, or refusing every payment. */
const script = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body });
const refusing = script(
  'window.Cashfree = () => ({ checkout: async () => ({ error: { message: "no" } }) });',
);
const sdk = '**/cashfree.js';

const place = async (page: Page, field: Locator) => choosePlace(page, field, 'Jaipur', /Rajasthan/);

async function fillKundli(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Full name' }).fill('Anjali Mehta');
  await chooseDate(page, ['14', 'August', '1994']);
  await page.getByRole('checkbox', { name: 'I do not know the time' }).check();
  await place(page, page.getByRole('combobox', { name: 'City of birth' }));
}
async function fillMatching(page: Page): Promise<void> {
  for (const who of ['Girl', 'Boy']) {
    const person = page.getByRole('group', { name: who, exact: true });
    await chooseDate(person, ['14', 'August', '1994']);
    await person.getByRole('checkbox', { name: 'I do not know the time' }).check();
    await place(page, person.getByRole('combobox', { name: 'City of birth' }));
  }
}
async function fillPanchang(page: Page): Promise<void> {
  await page.getByLabel('Date and time').fill('2026-11-08T07:00');
  await page.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Rajasthan' });
  await page.getByRole('combobox', { name: 'City' }).fill('Jaipur');
  await page.getByRole('option', { name: 'Jaipur', exact: true }).click();
}

for (const [kind, form, fillForm, pay, says] of [
  [
    'kundli',
    '/kundli-details',
    fillKundli,
    'Pay ₹599',
    {
      notReady: 'Payment environment not ready. Please wait a moment and try again.',
      wrong: 'Something went wrong',
      noSession: 'Something went wrong',
      refused: 'Payment failed, please try again.',
    },
  ],
  [
    'matching',
    '/matching-form',
    fillMatching,
    'Pay ₹999',
    {
      notReady: 'Payment environment not ready. Please wait a moment and try again.',
      wrong: 'Payment initiation failed!',
      noSession: 'Payment initiation failed: no session returned.',
      refused: 'Payment initiation failed!',
    },
  ],
  [
    'panchang',
    '/panchang-form',
    fillPanchang,
    'Generate Panchang',
    {
      notReady: 'Payment environment not ready. Please wait a moment.',
      wrong: 'Something went wrong!',
      noSession: 'Payment initiation failed: missing session info.',
      refused: 'Payment failed. Please try again.',
    },
  ],
] as const)
  test(`a ${kind} that cannot be paid says why`, async ({ page, request, expectRefusals }) => {
    expectRefusals(502);
    await signIn(page, await newBuyer(request));
    await page.route(sdk, script(''));
    await page.goto(form);
    await fillForm(page);
    const button = page.getByRole('button', { name: pay });
    await button.click();
    await expect(toast(page, says.notReady).last()).toBeVisible();
    await page.route(sdk, refusing);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);

    await page.route('**/api/payment/premium/**', speechless);
    await button.click();
    await expect(toast(page, says.wrong).last()).toBeVisible();
    await expect(button).toBeEnabled();
    await page.route('**/api/payment/premium/**', (route) =>
      route.fulfill({ json: { orderId: '', paymentSessionId: '' } }),
    );
    await button.click();
    await expect(toast(page, says.noSession).last()).toBeVisible();
    await page.unroute('**/api/payment/premium/**');
    await button.click();
    await expect(toast(page, says.refused).last()).toBeVisible();
    await expect(button).toBeEnabled();
  });

test('back from the gateway: paid after all leads to the report, not paid says so', async ({
  page,
  request,
}) => {
  const buyer = await newBuyer(request);
  await signIn(page, buyer);
  const left = (orderId: string) =>
    page.evaluate(
      ([key, value]) => sessionStorage.setItem(key as string, value as string),
      [
        'reading-left panchang',
        JSON.stringify({ orderId, resultPath: `/panchang-result?order_id=${orderId}` }),
      ],
    );
  await page.goto('/panchang-form');
  await left(await openReading(request, buyer, 'panchang'));
  await page.reload();
  await expect(toast(page, 'Payment cancelled.')).toBeVisible();
  const paid = await openReading(request, buyer, 'panchang');
  await gatewayDoes(request, paid, { outcome: 'success' });
  await left(paid);
  await page.reload();
  await expect(toast(page, 'Payment successful! Redirecting...')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`panchang-result\\?order_id=${paid}`));
});

test('a panchang says what it waits for, and what is missing', async ({ page, request, expectRefusals }) => {
  expectRefusals(404, 502);
  const [buyer, other] = [await newBuyer(request), await newBuyer(request)];
  const [mine, theirs] = [
    await buyReading(request, buyer, 'panchang'),
    await buyReading(request, other, 'panchang'),
  ];
  await signIn(page, buyer);
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/api/reports/*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/panchang-result?order_id=${mine}`);
  await expect(page.getByText('Fetching Panchang')).toBeVisible();
  go();
  await expect(heading(page, 'Panchang')).toBeVisible();
  await page.goto(`/panchang-result?order_id=${theirs}`);
  await expect(toast(page, 'Missing required parameters, redirecting...')).toBeVisible();

  await page.goto('/panchang-form');
  await fillPanchang(page);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/payment/premium/**', async (route) => {
    await asked;
    await speechless(route);
  });
  await page.getByRole('button', { name: 'Generate Panchang' }).click();
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeVisible();
  answer();
  await expect(page.getByRole('button', { name: 'Generate Panchang' })).toBeVisible();
});

test('a match that does not load', async ({ page, request, expectRefusals }) => {
  expectRefusals(502);
  const buyer = await newBuyer(request);
  await signIn(page, buyer);
  const orderId = await buyReading(request, buyer, 'matching');
  await page.route('**/api/reports/*', speechless);
  await page.goto(`/matching-kundli-result?order_id=${orderId}`);
  await expect(heading(page, 'Failed to load compatibility')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('money that cannot be added or taken out', async ({ page, expectRefusals }) => {
  expectRefusals(502);
  await enter(page, demo.astrologer, demo.password);
  await page.route(sdk, script(''));
  await page.goto('/wallet');
  await page.getByRole('button', { name: wallet.add.open }).click();
  const sheet = page.getByRole('dialog', { name: wallet.add.title });
  const pay = sheet.getByRole('button', { name: /^Pay/ });
  await pay.click();
  await expect(sheet.getByText('Payment environment not ready', { exact: true })).toBeVisible();
  await page.route(sdk, refusing);
  await page.route('**/api/payment/wallet/initiateTopUp', speechless);
  await pay.click();
  await expect(sheet.getByText('Failed to initiate top-up', { exact: true })).toBeVisible();
  await page.unroute('**/api/payment/wallet/initiateTopUp');
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
  };
  await page.route(list, (route) =>
    route.fulfill({ json: { success: true, count: 1, withdrawals: [withdrawal] } }),
  );
  await page.route('**/update-status', speechless);
  await page.getByRole('button', { name: requests.retry }).click();
  await page.getByRole('button', { name: requests.approve }).click();
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
  // A whisper is for who is in the room in that moment; the page may be on its way into it.
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
    const answer = await (await route.fetch()).json();
    await route.fulfill({
      json: { ...answer, session: { ...answer.session, status: 'rejected', ending: 'expired' } },
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
    const { id } = await shelve({ name: `Bead ${stock}`, price: 700, stock });
    await page.goto(`/single-product/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: `Bead ${stock}` })).toBeVisible();
    const badges = page.getByText(/^(Only few left!|Limited stock)$/);
    if (told) await expect(badges.first()).toHaveText(told);
    else await expect(page.getByRole('main').locator('h1 ~ *').getByText('Only few left!')).toHaveCount(0);
  }
});
