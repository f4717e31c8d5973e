import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readPdf } from '#server/testing/fixtures/pdf.ts';
import { newBuyer, signIn } from '../../support/buyers.ts';
import { heading } from '../../support/orders.ts';
import { buyReport } from '../../support/reports.ts';
import { expect, test, toast } from '../../support/watched.ts';

/** Presses a button and reads the PDF that the browser saves. */
async function saved(page: Page, button: string) {
  const said = toast(page, 'Download started.');
  await expect(said).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).filter({ visible: true }).click();
  const file = await download;
  await expect(said).toBeVisible();
  return { name: file.suggestedFilename(), pdf: await readPdf(await readFile(await file.path())) };
}

test('saves a bought kundli as a PDF in the reader’s language', async ({ page, request }) => {
  const buyer = await newBuyer(request);
  const orderId = await buyReport(request, buyer, 'kundli');
  await signIn(page, buyer);
  await page.goto(`/my-reports/${orderId}`);
  await expect(heading(page, 'Anjali Mehta’s kundli')).toBeVisible();
  const english = await saved(page, 'Download PDF');
  expect(english.name).toBe('kundli-anjali-mehta-en.pdf');
  expect(english.pdf.title).toBe('Janma kundli: Anjali Mehta');
  expect(english.pdf.pages).toBeGreaterThanOrEqual(12);

  await page
    .getByRole('main')
    .getByRole('group', { name: 'Language' })
    .getByRole('button', { name: 'हिंदी' })
    .click();
  await expect(heading(page, 'Anjali Mehta की कुंडली')).toBeVisible();
  const hindi = await saved(page, 'पीडीएफ़ डाउनलोड करें');
  expect(hindi.name).toBe('kundli-anjali-mehta-hi.pdf');
  expect(hindi.pdf.title).toBe('जन्म कुंडली: Anjali Mehta');
});

test('says in the shop’s words that a PDF did not come', async ({ page, request, expectRefusals }) => {
  expectRefusals(500);
  const buyer = await newBuyer(request);
  const orderId = await buyReport(request, buyer, 'panchang');
  await signIn(page, buyer);
  await page.goto(`/my-reports/${orderId}`);
  const download = page.getByRole('button', { name: 'Download PDF', exact: true }).filter({ visible: true });
  await page.route('**/pdf', (route) => route.fulfill({ status: 500, json: {} }));
  await download.click();
  await expect(toast(page, 'PDF Download failed.')).toBeVisible();
  await page.unroute('**/pdf');
  expect((await saved(page, 'Download PDF')).pdf.title).toContain('Panchang: 21 November 2026');
});
