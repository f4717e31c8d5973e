import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { browserFolder } from './support/browser.ts';

const { executablePath, env } = browserFolder();
const results = join(import.meta.dirname, '..', 'test-results');
// `npm run soak -- tests` also runs the long walks, and the pages with two layouts on a wide screen too.
const soak = Boolean(process.env.SOAK);

function popupAnswered(origin = 'http://localhost:3000') {
  const localStorage = [{ name: 'visitorFormSubmitted', value: 'true' }];
  return { cookies: [], origins: [{ origin, localStorage }] };
}

/** The browser comes from npm (@sparticuz/chromium), the shop from global-setup.ts unless BASE_URL names one. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: results,
  globalSetup: './global-setup.ts',
  // One more than the cores of a small machine: a third of a test is waiting.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // Limits only end what hangs: on a loaded machine a sound test may take minutes.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.BASE_URL,
    // Visitors who have answered the popup, which would cover every test (visitors.spec.ts starts without it).
    storageState: popupAnswered(process.env.BASE_URL),
    // Requests of a service worker pass by `page.route`. The tests of the page without a network allow it.
    serviceWorkers: 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    // Recording every test takes a third of the time, and nearly all recordings are discarded. Use `TRACE=1` for a
    // failing test.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    // Not the package's own flags: with its --single-process the browser dies when the first context closes.
    launchOptions: { executablePath, env, args: ['--font-render-hinting=none'] },
  },
  projects: [
    // Most customers use a phone, so tests run on one. Tests of wide screens are tagged @desktop; tests of pages with
    // two layouts are tagged @both, walks that take long are tagged @long.
    {
      name: 'desktop',
      grep: soak ? /@desktop|@both/ : /@desktop/,
      grepInvert: soak ? [] : /@long/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grepInvert: soak ? /@desktop/ : /@desktop|@long/,
      // One pixel a CSS pixel: the phone's own 2.6 make the browser, which draws without a GPU, a seventh slower.
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
  ],
});
