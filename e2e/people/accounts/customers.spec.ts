import t from '#languages/en/people/accounts/admin.json' with { type: 'json' };
import { newBuyer } from '../../support/buyers.ts';
import { enterAsStaff } from '../../support/staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, toast } from '../../support/watched.ts';

test('staff note what they know of a person, tag them, give a credit, and find them again by a segment', async ({
  page,
  request,
}) => {
  const person = await newBuyer(request);
  const tag = `t${person.phone}`;
  await enterAsStaff(page, request, 'manager');
  await page.goto(`/admin/users/${person.session.userId}`);
  await page.getByRole('textbox', { name: t.notes.label }).fill('Prefers calls after six.');
  await page.getByRole('button', { name: t.notes.send }).click();
  await expect(toast(page, 'Note saved.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Prefers calls after six.' })).toBeVisible();
  await page.getByRole('combobox', { name: t.tags.label }).fill(tag.toUpperCase());
  await page.getByRole('button', { name: t.tags.add }).click();
  await expect(page.getByRole('button', { name: `Remove the tag ${tag}` })).toBeVisible();

  await page.getByRole('button', { name: t.credit.open }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: t.credit.amount }).fill('50');
  await dialog.getByRole('textbox', { name: t.credit.reason }).fill('For your late parcel.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t.credit.confirm }).click();
  await expect(toast(page, 'The credit is in the wallet. The person is told by e-mail.')).toBeVisible();
  await expect(page.getByText('Gift of the shop')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.goto(`/admin/users?tag=${tag}`);
  const rows = page.getByRole('table', { name: t.list }).getByRole('row').filter({ hasText: person.email });
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: t.segments.save }).click();
  await page.getByRole('textbox', { name: t.segments.name }).fill(`Segment ${tag}`);
  await page.getByRole('dialog').getByRole('button', { name: t.segments.save }).click();
  await expect(toast(page, 'The segment is saved.')).toBeVisible();
  await page.goto('/admin/users');
  await page.getByText(t.more).click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('combobox', { name: t.segment }).selectOption(`Segment ${tag}`);
  await expect(page).toHaveURL(new RegExp(`tag=${tag}`));
  await expect(rows).toHaveCount(1);
});
