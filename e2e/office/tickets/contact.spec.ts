import type { APIRequestContext, Page } from '@playwright/test';
import english from '#languages/en/office/tickets/contact.json' with { type: 'json' };
import admin from '#languages/en/office/tickets/main.json' with { type: 'json' };
import hindi from '#languages/hi/office/tickets/contact.json' with { type: 'json' };
import { demo, enter } from '../../support/astrologers.ts';
import { heading } from '../../support/orders.ts';
import { speechless } from '../../support/responses.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, toast } from '../../support/watched.ts';

const { form: t } = english;
const someone = () => `writer.${Math.random().toString(36).slice(2, 10)}@example.in`;
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
/** Presses the form's button, once the page is hydrated. */
async function send(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: t.send });
  await expect(button).toHaveAttribute('type', 'submit');
  await button.click();
}

/** Returns the mails to an address that name a ticket. */
async function mailsAbout(request: APIRequestContext, to: string, number: string): Promise<string[]> {
  const { mails } = await (await request.get(`/sandbox/mail.json?to=${to}`)).json();
  return (mails as { subject: string; text: string }[])
    .filter(({ subject }) => subject.includes(number))
    .map(({ text }) => text);
}

test('a message reaches the mailbox and staff, is answered, closed and reopened', async ({
  page,
  request,
}) => {
  const email = someone();
  await page.goto('/contact-us');
  await expect(heading(page, english.heading)).toBeVisible();
  const hours = page.getByRole('region', { name: english.hours });
  await expect(hours).toContainText('Mon to Fri');
  await expect(hours).toContainText('9 am – 7 pm');
  await expect(hours).toContainText('10 am – 5 pm');
  await expect(hours).toContainText(`${english.festivals}${english.closed}`);
  const officer = page.getByRole('region', { name: english.officer.title });
  await expect(officer).toContainText('Savitri Joshi');
  await expect(officer).toContainText('Grievance Officer');
  await expect(officer).toContainText('within 48 hours');
  await expect(officer.getByRole('link', { name: 'grievance@navaratna.test' })).toHaveAttribute(
    'href',
    'mailto:grievance@navaratna.test',
  );

  await field(page, t.name).fill('Asha Menon');
  await field(page, t.email).fill(` ${email} `);
  await field(page, t.phone).fill('+91 98230-44150');
  await page.getByRole('combobox', { name: t.about }).selectOption(t.topics.complaint);
  await field(page, t.order).fill('A1B2C3');
  await field(page, t.message).fill('The mala came with a bead less than it should have.');
  const button = page.getByRole('button', { name: t.send });
  await expect(button).toHaveAttribute('type', 'submit');
  await button.dblclick();
  await expect(page.getByRole('heading', { name: english.sent.title })).toBeVisible();
  const number = (await page.getByRole('status').locator('b').textContent()) ?? '';
  expect(number).toMatch(/\d/);
  await expect.poll(() => mailsAbout(request, email, number)).toHaveLength(1);
  await expect
    .poll(() => mailsAbout(request, 'care@navaratna.test', number))
    .toEqual([expect.stringContaining('a bead less than')]);

  // Two presses, one ticket.
  await enter(page, demo.admin, demo.password);
  await page.goto(`/admin/tickets?q=${email}`);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(admin.filters.open);
  await expectAccessible(page);
  await row.getByRole('link', { name: number }).click();
  await expect(heading(page, `${number} · ${admin.topics.complaint}`)).toBeVisible();
  const facts = page.getByRole('region', { name: admin.facts.title });
  await expect(facts).toContainText('+91 98230 44150');
  await expect(facts).toContainText('A1B2C3');
  await page.getByRole('button', { name: admin.reply.send }).click();
  await expect(page.getByText(admin.reply.missing)).toBeVisible();
  await field(page, 'Your answer in English').fill('We send the missing bead today.');
  await page.getByRole('button', { name: admin.reply.send }).click();
  await expect(toast(page, 'Your answer is on its way.')).toBeVisible();
  await expect(facts).toContainText(admin.filters.answered);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expect
    .poll(() => mailsAbout(request, email, number))
    .toContainEqual(expect.stringContaining('We send the missing bead today.'));
  await field(page, admin.note.label).fill('Sent by registered post.');
  await page.getByRole('button', { name: admin.note.send }).click();
  await expect(toast(page, 'Note saved.')).toBeVisible();
  await page.getByRole('button', { name: admin.close }).click();
  await expect(toast(page, 'Ticket closed.')).toBeVisible();
  await expect(page.getByRole('button', { name: admin.reply.send })).toHaveCount(0);
  await page.goto(`/admin/tickets?q=${email}&status=closed`);
  await row.getByRole('link', { name: number }).click();
  await page.getByRole('button', { name: admin.reopen }).click();
  await expect(toast(page, 'Ticket reopened.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(5);
});

test('missing or invalid input is reported at its field, and nothing that was typed is lost', {
  tag: '@desktop',
}, async ({ page, context, baseURL, expectRefusals }) => {
  expectRefusals(502);
  await page.goto('/contact-us?topic=partnership');
  await send(page);
  for (const words of [t.nameMissing, t.emailMissing, t.messageMissing])
    await expect(page.getByText(words)).toBeVisible();
  await field(page, t.name).fill('Asha');
  await field(page, t.email).fill('asha@');
  await field(page, t.phone).fill('98230');
  await field(page, t.message).fill('Too short');
  await send(page);
  for (const words of [t.emailWrong, t.phoneWrong, t.messageMissing])
    await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByRole('combobox', { name: t.about })).toHaveValue('partnership');
  await field(page, t.email).fill(someone());
  await field(page, t.phone).fill('');
  await field(page, t.message).fill('We make brass lamps in Moradabad.');
  await page.route('**/api/contact', speechless);
  await send(page);
  await expect(page.getByRole('alert')).toHaveText(t.failed);
  await expect(field(page, t.message)).toHaveValue('We make brass lamps in Moradabad.');
  await page.unroute('**/api/contact');
  await send(page);
  await expect(page.getByRole('heading', { name: english.sent.title })).toBeVisible();
  await page.getByRole('button', { name: english.sent.another }).click();
  await expect(field(page, t.message)).toHaveValue('');

  await context.addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }]);
  await page.goto('/contact-us');
  await expect(heading(page, hindi.heading)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
