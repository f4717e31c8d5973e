import type { Locator, Page } from '@playwright/test';
import { newBuyer, signIn } from '../support/buyers.ts';
import { heading } from '../support/orders.ts';
import {
  buyReport,
  chooseDate,
  choosePlace,
  expectWayHome,
  gatewayDoes,
  gatewayReady,
  openReport,
} from '../support/reports.ts';
import { emptyScript, gatewayScript, hold, refusingScript, speechless } from '../support/responses.ts';
import { expect, test, toast } from '../support/watched.ts';

// Messages of reports that no other test produces: for a failed request without a message, an unreachable gateway,
// and a gateway that refuses.

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
    await page.route(gatewayScript, emptyScript);
    await page.goto(form);
    await fillForm(page);
    const button = page.getByRole('button', { name: pay });
    /** Presses the button and expects these words, which an earlier press may have said too. */
    const refuses = async (words: string) => {
      await expect(toast(page, words)).toHaveCount(0);
      await button.click();
      await expect(toast(page, words)).toBeVisible();
      await expect(button).toBeEnabled();
    };
    await refuses(says.notReady);
    await page.route(gatewayScript, refusingScript);
    await page.getByRole('button', { name: 'Retry' }).click();
    await gatewayReady(page);
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);

    await page.route('**/api/payment/premium/**', speechless);
    await refuses(says.wrong);
    await page.route('**/api/payment/premium/**', (route) =>
      route.fulfill({ json: { orderId: '', paymentSessionId: '' } }),
    );
    await refuses(says.noSession);
    await page.unroute('**/api/payment/premium/**');
    await refuses(says.refused);
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
      ['reading-left panchang', JSON.stringify({ orderId })],
    );
  // Stored on another page: the form reads it on load.
  await page.goto('/about-us');
  await left(await openReport(request, buyer, 'panchang'));
  // The messages stay for three seconds, so each is awaited from the moment of the request.
  await page.goto('/panchang-form', { waitUntil: 'commit' });
  await expect(toast(page, 'Payment cancelled.')).toBeVisible();
  const paid = await openReport(request, buyer, 'panchang');
  await gatewayDoes(request, paid, { outcome: 'success' });
  await left(paid);
  await page.reload({ waitUntil: 'commit' });
  await expect(toast(page, 'Payment successful! Redirecting...')).toBeVisible();
  await expect(page).toHaveURL(`/my-reports/${paid}`);
});

test('a panchang says what it waits for, and what is missing', async ({ page, request, expectRefusals }) => {
  expectRefusals(404, 502);
  const [buyer, other] = [await newBuyer(request), await newBuyer(request)];
  const [mine, theirs] = [
    await buyReport(request, buyer, 'panchang'),
    await buyReport(request, other, 'panchang'),
  ];
  await signIn(page, buyer);
  const letGo = await hold(page, '**/api/reports/*');
  await page.goto(`/panchang-result?order_id=${mine}`);
  await expect(page.getByText('Fetching Panchang')).toBeVisible();
  letGo();
  await expect(heading(page, 'Panchang')).toBeVisible();
  await page.goto(`/panchang-result?order_id=${theirs}`, { waitUntil: 'commit' });
  await expect(toast(page, 'Missing required parameters, redirecting...')).toBeVisible();

  await page.goto('/panchang-form');
  await fillPanchang(page);
  await gatewayReady(page);
  const answer = await hold(page, '**/api/payment/premium/**', speechless);
  await page.getByRole('button', { name: 'Generate Panchang' }).click();
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeVisible();
  answer();
  await expect(page.getByRole('button', { name: 'Generate Panchang' })).toBeVisible();
});

test('a match that does not load', async ({ page, request, expectRefusals }) => {
  expectRefusals(502);
  const buyer = await newBuyer(request);
  await signIn(page, buyer);
  const orderId = await buyReport(request, buyer, 'matching');
  await page.route('**/api/reports/*', speechless);
  await expectWayHome(page, `/matching-kundli-result?order_id=${orderId}`, 'Failed to load compatibility');
});
