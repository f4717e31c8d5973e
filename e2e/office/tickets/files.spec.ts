import contact from '#languages/en/office/tickets/contact.json' with { type: 'json' };
import t from '#languages/en/office/tickets/main.json' with { type: 'json' };
import { newBuyer, signIn } from '../../support/buyers.ts';
import { enterAsStaff } from '../../support/staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, toast } from '../../support/watched.ts';

const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
const file = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdf });

test('a sender who is logged in adds a PDF, and staff reply with a saved answer and a PDF of theirs', async ({
  page,
  request,
  browser,
}) => {
  const buyer = await newBuyer(request);
  const theirs = await browser.newPage();
  await signIn(theirs, buyer);
  await theirs.goto('/contact-us');
  await theirs.getByRole('textbox', { name: contact.form.name }).fill('Asha Menon');
  await theirs.getByRole('textbox', { name: contact.form.email }).fill(buyer.email);
  await theirs.getByRole('textbox', { name: contact.form.message }).fill('Here is the bill of my mala.');
  const send = theirs.getByRole('button', { name: contact.form.send });
  await expect(send).toHaveAttribute('type', 'submit');
  await send.click();
  await theirs.getByLabel(contact.files.label).setInputFiles([file('bill.pdf')]);
  await expect(theirs.getByText('bill.pdf')).toBeVisible();
  await expectAccessible(theirs);
  await theirs.getByRole('button', { name: contact.files.send }).click();
  await expect(theirs.getByText('Your files are with us.')).toBeVisible();
  await theirs.close();

  await enterAsStaff(page, request, 'care');
  await page.goto('/admin/ticket-answers');
  const title = `Bill ${buyer.phone}`;
  await page.getByRole('button', { name: t.answers.add }).click();
  await page.getByRole('textbox', { name: t.answers.title }).fill(title);
  await page.getByRole('textbox', { name: t.answers.en }).fill('Thank you, {name}. This is about {number}.');
  await expectAccessible(page);
  await page.getByRole('button', { name: t.answers.save }).click();
  await expect(toast(page, 'The answer is saved.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.goto(`/admin/tickets?q=${buyer.email}`);
  await page.getByRole('row').filter({ hasText: buyer.email }).getByRole('link').first().click();
  await expect(page.getByRole('link', { name: /bill\.pdf/ })).toBeVisible();
  await expect(page.getByRole('region', { name: t.sender.title })).toContainText('Savitri');
  await page.getByRole('combobox', { name: t.reply.saved }).selectOption(title);
  const reply = page.getByRole('textbox', { name: 'Your answer in English' });
  await expect(reply).toHaveValue(/^Thank you, Asha Menon\. This is about T-\d+\.$/);
  await page.getByLabel(t.files.label).setInputFiles([file('care.pdf')]);
  await expectAccessible(page);
  await page.getByRole('button', { name: t.reply.send }).click();
  await expect(toast(page, 'Your answer is on its way.')).toBeVisible();
  await expect(page.getByRole('link', { name: /care\.pdf/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
