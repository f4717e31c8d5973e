import t from '#languages/en/office/tickets/own.json' with { type: 'json' };
import { newBuyer, signIn } from '../../support/buyers.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, toast } from '../../support/watched.ts';

test('a customer finds their message in the account, and writes more', { tag: '@both' }, async ({
  page,
  request,
}) => {
  const buyer = await newBuyer(request);
  const sent = await request.post('/api/contact', {
    headers: { authorization: `Bearer ${buyer.session.token}` },
    data: {
      name: 'Savitri',
      email: buyer.email,
      topic: 'product',
      message: 'The clasp of my mala has broken.',
    },
  });
  const { number } = await sent.json();
  await signIn(page, buyer);
  await page.goto('/tickets');
  await expectAccessible(page);
  await page.getByRole('link', { name: new RegExp(number) }).click();
  await expect(page.getByRole('article')).toContainText('The clasp of my mala has broken.');
  await page.getByRole('textbox', { name: t.label }).fill('It was the small one.');
  await page.getByRole('button', { name: t.send }).click();
  await expect(toast(page, 'Your message is with us.')).toBeVisible();
  await expect(page.getByRole('article').last()).toContainText('It was the small one.');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
