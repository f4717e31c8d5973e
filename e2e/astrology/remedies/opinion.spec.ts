import { signIn } from '../../support/buyers.ts';
import { beOnline, customerWith, newAstrologer, otherPage, startChat } from '../../support/chats.ts';
import { buyReport } from '../../support/reports.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, toast } from '../../support/watched.ts';

test('an astrologer names another stone in a chat, and the customer finds it at the end of the kundli', async ({
  page,
  request,
  browser,
  baseURL,
  contextOptions,
  viewport,
}) => {
  const [customer, astrologer] = [await customerWith(request, 40), await newAstrologer(request, 15)];
  const orderId = await buyReport(request, customer, 'kundli');
  const socket = await beOnline(baseURL ?? '', astrologer);
  const id = await startChat(request, customer, astrologer);
  const shared = await request.post(`/api/chat/${id}/kundli`, {
    headers: { authorization: `Bearer ${customer.session.token}` },
    data: { orderId },
  });
  const { message } = await shared.json();

  await signIn(page, astrologer);
  await page.goto(`/astro-user-chat/${id}/kundli/${message._id}`);
  await page.getByRole('radio', { name: 'Another stone' }).check();
  await page.getByRole('button', { name: 'Tell the customer' }).click();
  await expect(page.getByText('Please choose the stone')).toBeVisible();
  await page.getByRole('combobox', { name: 'Stone' }).selectOption({ label: 'Ruby (Manik)' });
  await page.getByRole('textbox', { name: /^The reason/ }).fill('Surya rules your lagna.');
  await page.getByRole('button', { name: 'Tell the customer' }).click();
  await expect(toast(page, 'The customer can see it now.')).toBeVisible();
  await expect(page.getByText('Advises instead: Ruby (Manik)')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const theirs = await otherPage(browser, customer, { ...contextOptions, baseURL, viewport });
  await theirs.goto(`/my-reports/${orderId}`);
  const said = theirs.getByRole('region', { name: 'What the astrologer says about the stone' });
  await expect(said).toContainText('Advises instead: Ruby (Manik)');
  await expect(said).toContainText('Surya rules your lagna.');
  await expect(said).toContainText(astrologer.name);
  await theirs.context().close();
  socket.close();
});
