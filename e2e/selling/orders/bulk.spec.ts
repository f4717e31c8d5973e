import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unique } from '../../support/admin-products.ts';
import { newBuyer } from '../../support/buyers.ts';
import { numberOf, placeOrder, setStatus } from '../../support/orders.ts';
import { createProduct } from '../../support/products.ts';
import { enterAsStaff } from '../../support/staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, toast } from '../../support/watched.ts';

type Placed = Awaited<ReturnType<typeof placeOrder>>;

const rows = (page: Page) =>
  page.getByRole('table', { name: 'Orders' }).getByRole('checkbox', { name: /^Select NR-/ });
const tick = (page: Page, order: Placed) =>
  page.getByRole('checkbox', { name: `Select ${numberOf(order)}`, exact: true });

test('ten parcels are found, packed, shipped with pasted numbers and printed; one is refused by its number', {
  tag: '@both',
}, async ({ page, request }) => {
  const name = unique('Bulk bead');
  const product = await createProduct({ name, price: 700, stock: 20 });
  const orders: Placed[] = [];
  for (let i = 0; i < 10; i += 1) orders.push(await placeOrder(request, await newBuyer(request), product));
  const [first, second] = orders as [Placed, Placed];
  const last = orders.at(-1) as Placed;
  await enterAsStaff(page, request, 'packing');
  await page.goto('/admin/orders');
  await page.getByText('More filters').click();
  await page.getByRole('searchbox', { name: 'Product or SKU' }).fill(name);
  await expect(rows(page)).toHaveCount(10);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Longest waiting');
  await expect(page).toHaveURL(/item=.*sort=waiting/);
  await expect(rows(page).first()).toHaveAccessibleName(`Select ${numberOf(first)}`);

  // The view has the filters and the order, and is a link for the next morning.
  await page.getByRole('button', { name: 'Save this view' }).click();
  await page.getByLabel('Name of the view').fill('Beads to pack');
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByRole('link', { name: 'Beads to pack' })).toHaveAttribute('aria-current', 'page');

  // With Shift, everything between the first and the last.
  await tick(page, first).check();
  await tick(page, last).click({ modifiers: ['Shift'] });
  const bar = page.getByRole('region', { name: 'Ticked orders' });
  await expect(bar.getByRole('status')).toHaveText('10 orders ticked');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await bar.getByRole('link', { name: 'Pick list' }).click();
  const line = page.getByRole('checkbox', { name: `Select ${name}` });
  await expect(page.getByText('10 pieces for 10 orders')).toBeVisible();
  await line.check();
  await page.reload();
  await expect(line).toBeChecked();
  await expectAccessible(page);
  await page.goBack();

  await page.getByRole('checkbox', { name: `Select ${numberOf(first)}`, exact: true }).check();
  await tick(page, last).click({ modifiers: ['Shift'] });
  await bar.getByRole('button', { name: 'Mark as packed' }).click();
  // Above the bar, whose buttons wrap on a phone, and not over them.
  const marked = toast(page, '10 orders are marked as packed.');
  const below = async () => {
    const [said, buttons] = await Promise.all([marked.boundingBox(), bar.boundingBox()]);
    return said && buttons && said.y + said.height <= buttons.y;
  };
  await expect.poll(below).toBe(true);

  // Somebody cancels one of them meanwhile, which the preview knows.
  await setStatus(request, second, 'Cancelled');
  await bar.getByRole('button', { name: 'Mark as shipped' }).click();
  const sheet = page.getByRole('dialog', { name: 'Ship 9 orders' });
  await expect(sheet.getByRole('alert')).toContainText(numberOf(second));
  const toShip = orders.filter((order) => order !== second);
  await sheet.getByLabel('Courier').fill('Bluewing');
  await sheet.getByLabel('Tracking link').fill('https://bluewing.test/{number}');
  const numbers = sheet.getByLabel('Tracking numbers');
  await numbers.fill([`NR-1,Bluewing,BW0`, `${numberOf(first)},,BW1`].join('\n'));
  await sheet.getByRole('button', { name: 'Show preview' }).click();
  await expect(sheet.getByText('Line 1: NR-1 is not among the ticked orders.')).toBeVisible();
  await numbers.fill(toShip.map((_, i) => `BW10020030${i}`).join('\n'));
  await sheet.getByRole('button', { name: 'Show preview' }).click();
  await expect(sheet.getByRole('table', { name: 'What is saved' }).getByRole('row')).toHaveCount(10);
  await expect(sheet.getByRole('row', { name: new RegExp(numberOf(first)) })).toContainText('BW100200300');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Ship 9 orders' }).click();
  await expect(toast(page, '9 orders are shipped.')).toBeVisible();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('link', { name: 'Shipped 9' })).toBeVisible();

  // The papers of all of them, in one file.
  await bar.getByRole('button', { name: 'Print' }).click();
  const dialog = page.getByRole('dialog', { name: 'Print for 10 orders' });
  await dialog.getByRole('radio', { name: 'Address labels' }).check();
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Make the PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^labels-.*\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await page.getByRole('button', { name: 'Delete view' }).click();
  await expect(page.getByRole('link', { name: 'Beads to pack' })).toBeHidden();
});
