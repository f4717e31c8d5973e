import { newPerson } from '../../../e2e/support/buyers.ts';
import { type Hands, modal } from './hands.ts';
import type { Morning } from './morning.ts';

/** Decides two returns, and looks at and pays a parcel that came back. */
export async function decideReturns(hands: Hands, { toDecide, parcel }: Morning): Promise<void> {
  const { page, counter, go, press, write, enter } = hands;
  const said = (words: string) => page.getByText(words).first().waitFor();
  const dialog = modal(page);
  const decide = async (name: string) => {
    await go('Returns', '/admin/returns');
    await press(page.getByRole('link', { name: `Decide: the return of ${name}` }).first());
    await page.waitForURL(/\/admin\/orders\/[0-9a-z]{16}$/);
  };
  counter.begin('two returns decided');
  await decide(toDecide[0]);
  await press(page.getByRole('button', { name: 'Agree, await the parcel' }));
  await press(dialog.getByRole('button', { name: 'Agree, await the parcel' }));
  await said('Agreed. The buyer hears where to send it.');
  await decide(toDecide[1]);
  await press(page.getByRole('button', { name: 'Refuse', exact: true }));
  await write(dialog.getByLabel('Reason'), 'The seal of the bag is broken.');
  await press(dialog.getByRole('button', { name: 'Refuse', exact: true }));
  await said('Return refused.');
  counter.begin('an arrived parcel looked at and paid');
  await go('Returns', '/admin/returns');
  await write(page.getByRole('searchbox', { name: 'Parcel or order number' }), parcel);
  await enter();
  await press(page.getByRole('button', { name: 'The parcel is here' }));
  await said('Parcel received.');
  await press(page.getByRole('button', { name: 'Check what came back' }));
  await press(dialog.getByRole('button', { name: 'Save' }));
  await said('Saved. You can pay the return now.');
  await press(page.getByRole('button', { name: 'Accept and pay' }));
  await press(dialog.getByRole('button', { name: 'Accept and pay' }));
  await said('Return accepted.');
}

/** Answers three tickets, one with a saved answer, and a review. */
export async function answerPeople(hands: Hands, { tickets, savedAnswer, review }: Morning): Promise<void> {
  const { page, counter, go, press, write, choose } = hands;
  counter.begin('three tickets answered');
  for (const [n, number] of tickets.entries()) {
    await go('Tickets', '/admin/tickets');
    await press(page.getByRole('link', { name: number, exact: true }).first());
    await page.waitForURL(/\/admin\/tickets\/[0-9a-z]{16}$/);
    if (n === 0) await choose(page.getByRole('combobox', { name: 'Saved answer' }), savedAnswer);
    else await write(page.getByLabel(/^Your answer in/), 'Yes, it is. We are here from ten to seven.');
    await press(page.getByRole('button', { name: 'Send answer' }));
    await page.getByText('Your answer is on its way.').first().waitFor();
  }
  counter.begin('a review answered');
  await go('Reviews', '/admin/reviews');
  const row = page.getByRole('row').filter({ hasText: review });
  await press(row.getByRole('button', { name: /^Answer/ }));
  const dialog = modal(page);
  await write(dialog.getByLabel('Our answer'), 'Thank you. The weight is on the page of the bead.');
  await press(dialog.getByRole('button', { name: 'Publish the answer' }));
  await page.getByText('Your answer is published.').first().waitFor();
}

/** Takes an order from a new buyer at the phone, paid in cash on delivery. */
export async function orderByPhone(hands: Hands, { wanted }: Morning): Promise<void> {
  const { page, counter, go, press, write } = hands;
  const { firstName, lastName, email, phone } = newPerson();
  const placing = page.getByRole('button', { name: /^Place order for ₹/ });
  counter.begin('an order taken by phone');
  await go('Orders', '/admin/orders');
  await press(page.getByRole('link', { name: 'New order' }));
  await write(page.getByRole('searchbox', { name: 'Name, phone or e-mail' }), phone);
  await page.getByText('Nobody with an account was found.').waitFor();
  await press(page.getByRole('button', { name: 'New buyer' }));
  const dialog = page.getByRole('dialog', { name: 'New buyer' });
  await write(dialog.getByLabel('First name'), firstName);
  await write(dialog.getByLabel('Last name (optional)'), lastName);
  await write(dialog.getByLabel('E-mail'), email);
  const mobile = dialog.getByLabel('Mobile number');
  if ((await mobile.inputValue()) !== phone) await write(mobile, phone);
  await press(dialog.getByRole('button', { name: 'Open account' }));
  await page.getByRole('button', { name: 'Choose another buyer' }).waitFor();
  await write(page.getByRole('searchbox', { name: 'Search products' }), wanted);
  await press(page.getByRole('button', { name: `Add: ${wanted}` }));
  await write(page.getByLabel('Address', { exact: true }), '14, Shanti Kunj, Prabhat Road');
  await press(page.getByLabel('There is no landmark'));
  await write(page.getByLabel('Pincode'), '411004');
  await write(page.getByLabel('City', { exact: true }), 'Pune');
  const cash = page.getByLabel('Cash on delivery');
  if (!(await cash.isChecked())) await press(cash);
  await press(placing);
  await page.waitForURL(/\/admin\/orders\/[0-9a-z]{16}$/);
}

/** Puts the order that is open on hold, corrects its address, and releases it. */
export async function holdAndCorrect({ page, counter, press, write }: Hands): Promise<void> {
  const dialog = modal(page);
  counter.begin('an order held, its address corrected, and released');
  await press(page.getByRole('button', { name: 'Put on hold' }));
  await write(dialog.getByLabel('Reason'), 'Calls back about the address');
  await press(dialog.getByRole('button', { name: 'Put on hold' }));
  await page.getByText('On hold: Calls back about the address').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  await press(page.getByRole('button', { name: 'Correct address' }));
  await write(dialog.getByLabel('Address', { exact: true }), '41, Shanti Kunj, Prabhat Road');
  await press(dialog.getByRole('button', { name: 'Save address' }));
  await page.getByText('The address is corrected, and the buyer gets an e-mail.').first().waitFor();
  await dialog.waitFor({ state: 'hidden' });
  await press(page.getByRole('button', { name: 'Release' }));
  await page.getByRole('button', { name: 'Put on hold' }).waitFor();
}

/** Adds what a supplier delivered to two SKUs, and puts two others on the list to order. */
export async function receiveStock(hands: Hands, { received, low }: Morning): Promise<void> {
  const { page, counter, go, press, write, close } = hands;
  const sheet = modal(page);
  const change = async (name: string, fill: () => Promise<void>) => {
    await write(page.getByRole('searchbox', { name: 'Name, SKU or barcode' }), name);
    await page.waitForURL(/[?&]q=/);
    await press(page.getByRole('link', { name: `Edit stock of ${name}`, exact: true }));
    await fill();
    await press(sheet.getByRole('button', { name: 'Save changes' }));
    await page.getByText('Saved.', { exact: true }).first().waitFor();
    await close();
    await sheet.waitFor({ state: 'hidden' });
  };
  counter.begin('stock of two SKUs received');
  await go('Stock', '/admin/stock');
  for (const name of received)
    await change(name, async () => {
      const available = sheet.getByLabel('Available pieces');
      await write(available, String(Number(await available.inputValue()) + 24));
      await write(sheet.getByLabel('Why does the stock change?'), 'Delivery');
    });
  counter.begin('two low SKUs put on the list to order');
  await go('Stock', '/admin/stock');
  for (const name of low) await change(name, () => write(sheet.getByLabel('Reorder at (pieces)'), '900'));
}

/** Reads what the day was: the dashboard and the sales. */
export async function readTheDay({ page, counter, go }: Hands): Promise<void> {
  counter.begin('the evening read: dashboard and sales');
  await go('Dashboard', '/admin/dashboard');
  await go('Sales', '/admin/sales');
  await page.getByRole('table').first().waitFor();
}
