import type { Page } from '@playwright/test';
import { type Hands, modal } from './hands.ts';
import {
  answerPeople,
  decideReturns,
  holdAndCorrect,
  orderByPhone,
  readTheDay,
  receiveStock,
} from './later.ts';
import type { Morning } from './morning.ts';

const courier = 'Bluewing';
const trackingLink = 'https://bluewing.example/{number}';

/** Returns tracking numbers, as the list of a courier has them. */
export const trackingNumbers = (n: number): string[] =>
  Array.from({ length: n }, (_, i) => `BW${100200300 + i}`);

/** Opens the orders that wait to be packed. */
export async function openPending({ page, go, press }: Hands): Promise<void> {
  await go('Orders', '/admin/orders');
  await press(
    page.getByRole('navigation', { name: 'Orders by status' }).getByRole('link', { name: /^Pending/ }),
  );
  await page.waitForURL(/status=Pending/);
  await page
    .getByRole('checkbox', { name: /^Select NR-/ })
    .first()
    .waitFor();
}

/** Prints a paper of the ticked orders. Waits for its PDF. */
export async function print(
  { page, press }: Hands,
  papers: 'Packing slips (A5)' | 'Address labels',
): Promise<void> {
  await press(bar(page).getByRole('button', { name: 'Print' }));
  const dialog = modal(page);
  // The slips are chosen when the dialog opens.
  const paper = dialog.getByRole('radio', { name: papers });
  if (!(await paper.isChecked())) await press(paper);
  const [file] = await Promise.all([
    page.waitForEvent('download', { timeout: 120_000 }),
    press(dialog.getByRole('button', { name: 'Make the PDF' })),
  ]);
  await file.path();
  await dialog.waitFor({ state: 'hidden' });
}

/** Returns the bar of the ticked orders. */
export const bar = (page: Page) => page.getByRole('region', { name: 'Ticked orders' });

async function ship(hands: Hands, n: number): Promise<void> {
  const { page, press, write, paste } = hands;
  await press(bar(page).getByRole('button', { name: 'Mark as shipped' }));
  const sheet = page.getByRole('dialog', { name: `Ship ${n} orders` });
  await write(sheet.getByLabel('Courier'), courier);
  // The link of a courier is known once it has carried a parcel.
  if ((await sheet.getByLabel('Tracking link').inputValue()) === '')
    await paste(sheet.getByLabel('Tracking link'), trackingLink);
  await paste(sheet.getByLabel('Tracking numbers'), trackingNumbers(n).join('\n'));
  await press(sheet.getByRole('button', { name: 'Show preview' }));
  await press(sheet.getByRole('button', { name: `Ship ${n} orders` }));
  await page.getByText(`${n} orders are shipped.`).first().waitFor({ timeout: 60_000 });
  await sheet.waitFor({ state: 'hidden' });
}

/** Works a whole day in the admin. */
export async function workDay(hands: Hands, morning: Morning): Promise<void> {
  const { page, counter, press } = hands;
  const { orders } = morning;
  const all = page.getByRole('checkbox', { name: 'Select all on this page' });
  counter.begin('pick list read');
  await hands.go('Orders', '/admin/orders');
  await press(page.getByRole('link', { name: 'Pick list' }).first());
  await page.getByText(/ pieces? for \d+ orders/).waitFor();
  counter.begin(`slips and labels of ${orders} orders printed`);
  await openPending(hands);
  await press(all);
  await bar(page).getByText(`${orders} orders ticked`).waitFor();
  await hands.toBar();
  await print(hands, 'Packing slips (A5)');
  await print(hands, 'Address labels');
  counter.begin(`${orders} orders marked as packed`);
  await press(bar(page).getByRole('button', { name: 'Mark as packed' }));
  await page.getByText(`${orders} orders are marked as packed.`).first().waitFor();
  counter.begin(`${orders} orders shipped with pasted numbers`);
  await ship(hands, orders);
  await decideReturns(hands, morning);
  await answerPeople(hands, morning);
  await orderByPhone(hands, morning);
  await holdAndCorrect(hands);
  await receiveStock(hands, morning);
  await readTheDay(hands);
}

/** Packs and ships one order through its own page: the way before the list could work on many. */
export async function shipOne(hands: Hands, number: string): Promise<void> {
  const { page, press, write, paste, choose } = hands;
  await openPending(hands);
  await press(page.getByRole('checkbox', { name: /^Select NR-/ }).first());
  await print(hands, 'Packing slips (A5)');
  await print(hands, 'Address labels');
  await press(bar(page).getByRole('button', { name: 'Mark as packed' }));
  await page.getByText('1 order is marked as packed.').first().waitFor();
  await press(page.getByRole('table', { name: 'Orders' }).getByRole('link', { name: /^NR-/ }).first());
  await page.getByRole('heading', { level: 1, name: /^Order NR-/ }).waitFor();
  await choose(page.getByRole('combobox', { name: /^Status of order/ }), 'Shipped');
  const dialog = modal(page);
  await write(dialog.getByLabel('Courier'), courier);
  await paste(dialog.getByLabel('Tracking number'), number);
  await paste(dialog.getByLabel('Tracking link'), trackingLink.replace('{number}', number));
  await press(dialog.getByRole('button', { name: 'Mark as shipped' }));
  await page.getByText('Order status updated').first().waitFor();
  await dialog.waitFor({ state: 'hidden' });
}
