import en from '#languages/en/consultations/chat/main.json' with { type: 'json' };
import shellEn from '#languages/en/shell/main.json' with { type: 'json' };
import { fillText as fill } from '#languages/message.ts';
import { signIn } from '../../support/buyers.ts';
import {
  answerRequest,
  beOnline,
  customerWith,
  newAstrologer,
  requestTo,
  stopMeter,
} from '../../support/chats.ts';
import { expect, test, toast } from '../../support/watched.ts';

test('a chat that begins while its customer is on another page says so there, and in the list', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const [customer, astrologer] = [await customerWith(request, 100), await newAstrologer(request, 15)];
  const presence = await beOnline(baseURL ?? '', astrologer);
  await signIn(page, customer);
  await page.goto('/astro-list');
  await page.getByRole('button', { name: fill(en.list.chatNowWith, { name: astrologer.name }) }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  const list = await context.newPage();
  await list.goto('/astro-list');
  await expect(list.getByText(fill(en.list.openRequest, { name: astrologer.name }))).toBeVisible();
  // The page that waits is gone, as after a press on the tab's cross; another one is open, and connected.
  await page.close();
  const shop = await context.newPage();
  const connected = shop.waitForEvent('websocket');
  await shop.goto('/products');
  await connected;

  const id = await requestTo(request, astrologer);
  await answerRequest(request, astrologer, id, 'approved');
  stopMeter(id);
  const notice = fill(shellEn.chatBegun.text, { name: astrologer.name });
  await expect(toast(shop, notice)).toBeVisible();
  await expect(list.getByText(fill(en.list.openChat, { name: astrologer.name }))).toBeVisible();
  // A page that is opened when the chat has begun already says so, too.
  const late = await context.newPage();
  await late.goto('/blog');
  await expect(toast(late, notice)).toBeVisible();

  await shop.getByRole('button', { name: shellEn.chatBegun.open }).click();
  await expect(shop).toHaveURL(new RegExp(`/astro-user-chat/${id}$`));
  await expect(shop.getByRole('textbox', { name: en.chat.message })).toBeVisible();
  // Opened in one tab, the others say it no more.
  await expect(toast(late, notice)).toHaveCount(0);
  presence.close();
});
