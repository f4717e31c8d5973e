/**
 * A day of work in the admin, counted: `npm run bench day`. A demo shop with its built pages is started, 30 orders are placed, and
 * one person works through the day in a browser of 1440 x 900, first by mouse, then by keyboard alone. Presses, typed
 * characters and pages are counted as they happen. Minutes of a human are those of the keystroke-level model
 * (lab/bench/day/counter.ts): a model, without reading, thinking about a case, and packing. The day before work on many orders
 * is measured over five orders, one at a time, and multiplied. ORDERS and HANDS=mouse|keyboard make it shorter.
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import openShop from '../../e2e/global-setup.ts';
import { demo, enter } from '../../e2e/support/astrologers.ts';
import { browserFolder } from '../../e2e/support/browser.ts';
import { type Cost, humanMinutes, sumOf, times } from './day/counter.ts';
import { type Hands, keyboardHands, mouseHands } from './day/hands.ts';
import { beginDay } from './day/morning.ts';
import { shipOne, trackingNumbers, workDay } from './day/walk.ts';

const orders = Number(process.env.ORDERS ?? 30);
const oneByOne = 5;

const row = (step: string, cost: Cost) => ({
  step,
  presses: cost.presses,
  typed: cost.typed,
  pages: cost.pages,
  'machine s': cost.seconds.toFixed(1),
  'human min': humanMinutes(cost).toFixed(1),
});

async function openAdmin(browser: Browser): Promise<Page> {
  const baseURL = process.env.BASE_URL ?? '';
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1440, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await enter(page, demo.admin, demo.password);
  await page.goto('/admin/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** Works one day, then five orders one at a time. Prints the table of both. */
async function measure(name: string, page: Page, toHands: (page: Page) => Hands): Promise<void> {
  const hands = toHands(page);
  const morning = await beginDay(page.request, orders);
  await workDay(hands, morning);
  const day = [...hands.counter.finish()];
  console.log(`\nBy ${name}`);
  for (const fault of new Set(hands.faults)) console.log(`  focus: ${fault}`);
  const together = day.filter(([step]) => /^\d+ orders|^slips/.test(step)).map(([, cost]) => cost);

  await beginDay(page.request, oneByOne);
  const before = toHands(page);
  before.counter.begin('one by one');
  for (const number of trackingNumbers(oneByOne + 100).slice(100)) await shipOne(before, number);
  const five = sumOf(before.counter.finish().values());

  console.table([
    ...day.map(([step, cost]) => row(step, cost)),
    row('the whole day', sumOf(day.map(([, cost]) => cost))),
    row(`of it: ${orders} orders printed, packed, shipped together`, sumOf(together)),
    row(
      `before: one at a time (${oneByOne} counted, times ${orders / oneByOne})`,
      times(five, orders / oneByOne),
    ),
  ]);
}

const close = await openShop();
const { executablePath, env } = browserFolder();
const browser = await chromium.launch({ executablePath, env, args: ['--font-render-hinting=none'] });
try {
  const kinds = { mouse: mouseHands, keyboard: keyboardHands };
  for (const [name, toHands] of Object.entries(kinds)) {
    if (process.env.HANDS && process.env.HANDS !== name) continue;
    const page = await openAdmin(browser);
    try {
      await measure(name, page, toHands);
    } catch (error) {
      await page.screenshot({ path: '.data/reports/day.png' }).catch(() => undefined);
      throw error;
    }
    await page.context().close();
  }
} finally {
  await browser.close();
  await close?.();
}
