import type { BrowserContext, Page } from '@playwright/test';
import adminEn from '#languages/en/consultations/astrologers/main.json' with { type: 'json' };
import en from '#languages/en/consultations/chat/main.json' with { type: 'json' };
import adminHi from '#languages/hi/consultations/astrologers/main.json' with { type: 'json' };
import hi from '#languages/hi/consultations/chat/main.json' with { type: 'json' };
import { fillText as fill } from '#languages/message.ts';
import { newBuyer, signIn } from '../../support/buyers.ts';
import {
  answerRequest,
  beOnline,
  chargeMinute,
  customerWith,
  newAstrologer,
  otherPage,
  requestTo,
  startChat,
  stopMeter,
} from '../../support/chats.ts';
import { buyReport, reportsOf } from '../../support/reports.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, toast } from '../../support/watched.ts';

const admin = { en: adminEn, hi: adminHi };

const speak = (context: BrowserContext, lang: string, url: string | undefined) =>
  context.addCookies([{ name: 'lang', value: lang, url: url ?? '' }]);
const say = async (page: Page, t: typeof en, words: string): Promise<void> => {
  await page.getByRole('textbox', { name: t.chat.message }).fill(words);
  await page.getByRole('button', { name: t.chat.send }).click();
};
const bubbles = (page: Page, t: typeof en) =>
  page.getByRole('log', { name: t.chat.log }).getByRole('listitem');
const toEnd = (page: Page, t: typeof en) =>
  page.getByRole('banner').or(page.locator('header')).getByRole('button', { name: t.chat.endChat }).last();

for (const [lang, t] of [
  ['en', en],
  ['hi', hi],
] as const) {
  test(`two people meet, talk, add money without leaving, and part (${lang})`, {
    tag: lang === 'hi' ? ['@desktop', '@long'] : [],
  }, async ({ page, request, browser, context, baseURL, contextOptions, viewport }) => {
    await speak(context, lang, baseURL);
    const [customer, astrologer] = [await customerWith(request, 40), await newAstrologer(request, 15)];
    // An astrologer is online while their requests page is open.
    const theirs = await otherPage(browser, astrologer, { ...contextOptions, viewport, baseURL });
    await speak(theirs.context(), lang, baseURL);
    await theirs.goto('/astrologer-chat-request');
    await expect(theirs.getByRole('heading', { name: admin[lang].requests.none })).toBeVisible();
    await signIn(page, customer);
    await page.goto('/astro-list');
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: fill(t.list.chatNowWith, { name: astrologer.name }) }).click();
    await expect(
      page.getByRole('heading', { name: fill(t.waiting.asking, { name: astrologer.name }) }),
    ).toBeVisible();
    await expect(page.getByRole('timer')).toBeVisible();
    await expectAccessible(page);

    const approve = admin[lang].requests.approveWho.split('{name}').find((part) => part.trim() !== '') ?? '';
    const id = await requestTo(request, astrologer);
    await Promise.all([
      // What follows may take longer than the minutes that the money is enough for.
      theirs.waitForResponse(`**/api/chat/${id}/respond`).then(() => stopMeter(id)),
      expect(toast(page, t.waiting.connected)).toBeVisible(),
      theirs.getByRole('button', { name: approve.trim() }).click(),
    ]);
    await expect(page).toHaveURL(/\/astro-user-chat\/[^/]+\?new=true$/);
    await expect(theirs).toHaveURL(/\/astro-user-chat\/[^/]+$/);
    await expect(theirs.getByRole('textbox', { name: t.chat.message })).toBeVisible();

    await say(page, t, 'Should she wear neelam?');
    await expect(bubbles(theirs, t).filter({ hasText: 'Should she wear neelam?' })).toHaveCount(1);
    await say(theirs, t, 'Namaste. Not now.');
    await expect(bubbles(page, t).filter({ hasText: 'Namaste. Not now.' })).toHaveCount(1);
    await expectNoSidewaysScroll(page);

    // 25 of 40 rupees are left: enough for less than two more minutes.
    await expect(page.getByRole('alert').filter({ hasText: t.chat.low })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: t.chat.addMoney }).click();
    const [payment] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: fill(t.add.go, { amount: '₹200' }) }).click(),
    ]);
    await payment.getByRole('button', { name: lang === 'en' ? /^Pay ₹/ : /चुकाएँ/ }).click();
    await expect(toast(page, fill(t.add.arrived, { amount: '₹200' }))).toBeVisible();
    await payment.close();
    await expect(page.getByRole('alert').filter({ hasText: t.chat.low })).toHaveCount(0);

    // The second minute, on both sides.
    await chargeMinute(request, customer, id);
    await expect(page.locator('header').getByText('₹30.00')).toBeVisible();
    // The astrologer reads their own part of the ₹30.
    await expect(theirs.locator('header').getByText('₹22.32')).toBeVisible();

    await toEnd(page, t).click();
    await page
      .getByRole('dialog', { name: t.chat.endTitle })
      .getByRole('button', { name: t.chat.endChat })
      .click();
    await Promise.all([
      expect(toast(page, t.chat.youEnded)).toBeVisible(),
      expect(toast(theirs, t.chat.endedForAstrologer)).toBeVisible(),
    ]);
    await expect(page).toHaveURL(/\/$/);
    const summary = page.getByRole('dialog', { name: t.summary.title, exact: true });
    await expect(summary.getByText('₹30.00', { exact: true })).toBeVisible();
    await summary.getByRole('radio', { name: t.summary.stars[3] ?? '' }).check({ force: true });
    await summary.getByRole('button', { name: t.summary.send }).click();
    await expect(summary.getByText(t.summary.yours)).toBeVisible();
    await expect(theirs.getByRole('dialog', { name: t.summary.title, exact: true })).toBeVisible();
    await summary.getByRole('link', { name: t.summary.read }).click();
    await expect(bubbles(page, t).filter({ hasText: 'Should she wear neelam?' })).toHaveCount(1);
    await expectAccessible(page);
    await theirs.context().close();
  });
}

test('what is written without a network, and kept over a reload, arrives once and in order', async ({
  request,
  browser,
  baseURL,
  contextOptions,
  viewport,
}) => {
  const [customer, astrologer] = [await customerWith(request, 500), await newAstrologer(request, 15)];
  const presence = await beOnline(baseURL ?? '', astrologer);
  const id = await startChat(request, customer, astrologer);
  await presence.emitWithAck('joinRoom', { sessionId: id });
  // Not the watched page: a browser logs an error for every aborted request.
  const page = await otherPage(browser, customer, { ...contextOptions, viewport, baseURL });
  let cut = false;
  const open = new Set<{ close(): Promise<void> }>();
  await page.routeWebSocket(/socket\.io/, (socket) => {
    if (cut) return void socket.close();
    socket.connectToServer();
    open.add(socket);
  });
  await page.route(/\/socket\.io\/|\/api\/chat\//, (route) => (cut ? route.abort() : route.continue()));
  await page.goto(`/astro-user-chat/${id}`);
  await say(page, en, 'one');
  await expect(bubbles(page, en).filter({ hasText: en.chat.sent })).toHaveCount(1);

  cut = true;
  for (const socket of open) await socket.close();
  await expect(page.getByText(en.chat.offline)).toBeVisible();
  await say(page, en, 'two');
  await say(page, en, 'three');
  await expect(bubbles(page, en).filter({ hasText: en.chat.waiting })).toHaveCount(1);
  await page.reload();
  await expect(page.getByText(en.chat.loadFailed)).toBeVisible();
  cut = false;
  await page.getByRole('button', { name: en.chat.retry }).click();
  await expect(bubbles(page, en).filter({ hasText: en.chat.sent })).toHaveCount(3);

  const response = await request.get(`/api/chat/${id}`, {
    headers: { authorization: `Bearer ${astrologer.session.token}` },
  });
  const { messages } = (await response.json()) as { messages: { content: string }[] };
  expect(messages.map(({ content }) => content)).toEqual(['one', 'two', 'three']);
  presence.close();
  await page.context().close();
});

test('a request outlives a reload; taken back or refused, it says so', { tag: '@both' }, async ({
  page,
  request,
  baseURL,
}) => {
  const [customer, astrologer] = [await customerWith(request, 100), await newAstrologer(request, 15)];
  const presence = await beOnline(baseURL ?? '', astrologer);
  await signIn(page, customer);
  const ask = async () => {
    await page.goto('/astro-list');
    await page.getByRole('button', { name: fill(en.list.chatNowWith, { name: astrologer.name }) }).click();
    await expect(page.getByRole('timer')).toBeVisible();
  };
  await ask();
  await page.reload();
  await expect(page.getByRole('timer')).toBeVisible();
  await page.getByRole('button', { name: en.waiting.cancel, exact: true }).click();
  await expect(toast(page, en.waiting.cancelled)).toBeVisible();
  await expect(page).toHaveURL(/\/astro-list$/);

  await ask();
  // Leaving asks first: an astrologer who accepts afterwards would be paid for an absent customer. React sets the guard
  // after the paint that shows the timer.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
  await page.goBack();
  const leaving = page.getByRole('dialog', { name: en.waiting.leaveTitle });
  await leaving.getByRole('button', { name: en.waiting.stay }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await answerRequest(request, astrologer, await requestTo(request, astrologer), 'rejected');
  await expect(toast(page, en.waiting.busy)).toBeVisible();
  await expect(page).toHaveURL(/\/astro-list$/);
  presence.close();
});

test('without money for the first minute, the list says how much is missing', async ({
  page,
  request,
  baseURL,
}) => {
  const [customer, astrologer] = [await customerWith(request, 5), await newAstrologer(request, 15)];
  const presence = await beOnline(baseURL ?? '', astrologer);
  await signIn(page, customer);
  await page.goto('/astro-list');
  await page.getByRole('button', { name: fill(en.list.chatNowWith, { name: astrologer.name }) }).click();
  const dialog = page.getByRole('dialog', { name: en.low.title });
  await expect(dialog).toContainText('It needs ₹10 more.');
  await dialog.getByRole('button', { name: en.list.addMoney }).click();
  await expect(page.getByRole('dialog', { name: en.add.title })).toBeVisible();
  await expectAccessible(page);
  presence.close();
});

test('nobody can open the chat of others', async ({ page, request, baseURL, expectRefusals }) => {
  expectRefusals(404);
  const [customer, astrologer] = [await customerWith(request, 100), await newAstrologer(request, 15)];
  const presence = await beOnline(baseURL ?? '', astrologer);
  const id = await startChat(request, customer, astrologer);
  await signIn(page, await newBuyer(request));
  await page.goto(`/astro-user-chat/${id}`);
  await expect(page.getByRole('heading', { name: en.chat.notFound })).toBeVisible();
  presence.close();
});

test('a chat offers the kundli of its customer by itself, and again when its birth is typed', {
  tag: '@both',
}, async ({ page, request, baseURL }) => {
  const [customer, astrologer] = [await customerWith(request, 500), await newAstrologer(request, 15)];
  await buyReport(request, customer, 'kundli');
  await expect
    .poll(async () => (await reportsOf(request, customer)).map(({ status }) => status))
    .toEqual(['SUCCESS']);
  const socket = await beOnline(baseURL ?? '', astrologer);
  const id = await startChat(request, customer, astrologer);
  await socket.emitWithAck('joinRoom', { sessionId: id });
  await signIn(page, customer);
  await page.goto(`/astro-user-chat/${id}`);
  const names = { name: astrologer.name, person: 'Anjali Mehta' };
  const offer = page.getByText(fill(en.kundli.offer, names));
  await expect(offer).toBeVisible();
  // A toast, as that the astrologer is there, comes above the offer and not over it.
  const toastsEnd = await page.evaluate(() => {
    const place = document.body.appendChild(document.createElement('div'));
    place.style.cssText = 'position: fixed; bottom: calc(1rem + var(--bar, 0rem))';
    const { bottom } = place.getBoundingClientRect();
    place.remove();
    return bottom;
  });
  expect(toastsEnd).toBeLessThanOrEqual((await offer.boundingBox())?.y ?? 0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await say(page, en, 'Namaste.');
  await expect(page.getByText(fill(en.kundli.offer, names))).toBeHidden();
  await page.getByRole('textbox', { name: en.chat.message }).fill('I was born on 14 August 1994');
  await expect(page.getByText(fill(en.kundli.offerTyped, names))).toBeVisible();
  await page.getByRole('button', { name: en.kundli.shareIt }).click();
  await expect(page.getByRole('log').getByText(fill(en.kundli.of, { name: 'Anjali Mehta' }))).toBeVisible();
  await expect(page.getByText(fill(en.kundli.offerTyped, names))).toBeHidden();
  socket.close();
});
