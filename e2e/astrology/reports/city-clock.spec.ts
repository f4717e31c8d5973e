import { newBuyer, signIn } from '../../support/buyers.ts';
import { chooseDate, choosePlace } from '../../support/reports.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../support/watched.ts';

test('a birth in old Bombay is asked for its clock in Hindi, and the free chart follows it', {
  tag: '@both',
}, async ({ page, request, context, baseURL }) => {
  await context.addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }]);
  await signIn(page, await newBuyer(request));
  await page.goto('/kundli-details');
  await chooseDate(page, ['1', 'जनवरी', '1950'], ['तारीख', 'महीना', 'साल']);
  await chooseDate(page, ['6', '40', 'सुबह (am)'], ['घंटा', 'मिनट', 'सुबह / शाम']);
  const clocks = page.getByRole('group', { name: 'समय किस घड़ी से लिखा गया था?' });
  await expect(clocks).toBeHidden();
  await choosePlace(page, page.getByRole('combobox', { name: 'जन्म का शहर' }), 'बंबई', /महाराष्ट्र/);
  const standard = clocks.getByRole('radio', { name: 'भारतीय मानक समय' });
  await expect(standard).toBeChecked();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const asked = async () => {
    const sent = page.waitForRequest('**/api/reports/preview');
    const received = page.waitForResponse('**/api/reports/preview');
    await page.getByRole('button', { name: 'मुफ़्त झलक देखें' }).click();
    const { birth } = await (await received).json();
    return { sent: (await sent).postDataJSON().offset, birth };
  };
  expect(await asked()).toMatchObject({ sent: null, birth: { offset: '+05:30', offset_source: 'zone' } });
  await clocks.getByRole('radio', { name: 'बंबई समय (+4:51)' }).check();
  expect(await asked()).toMatchObject({
    sent: '+04:51',
    birth: { offset: '+04:51', offset_source: 'override' },
  });

  // A later birth has one clock, and the choice is not sent.
  await page.getByRole('combobox', { name: 'साल' }).selectOption('1960');
  await expect(clocks).toBeHidden();
  expect(await asked()).toMatchObject({ sent: null, birth: { offset: '+05:30' } });
});
