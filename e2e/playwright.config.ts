import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { browserFolder } from './support/browser.ts';

const { executablePath, env } = browserFolder();
const results = join(import.meta.dirname, '..', 'test-results');

function answered(origin = 'http://localhost:3000') {
  const localStorage = [{ name: 'visitorFormSubmitted', value: 'true' }];
  return { cookies: [], origins: [{ origin, localStorage }] };
}

/** The browser comes with the packages (@sparticuz/chromium), the shop from global-setup.ts unless BASE_URL names one. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: results,
  globalSetup: './global-setup.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.BASE_URL,
    // Visitors who have answered the popup: it would come over whatever a test does (visitors.spec.ts starts afresh).
    storageState: answered(process.env.BASE_URL),
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    // Recording every test to throw nearly all of it away takes a third of the time: `TRACE=1` where one fails.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    // Not the package's own flags: with its --single-process the browser dies when the first context closes.
    launchOptions: { executablePath, env, args: ['--font-render-hinting=none'] },
  },
  projects: [
    // Most customers hold a phone: that is where a test runs. One of wide screens is tagged @desktop, one whose pages
    // are laid out otherwise on each @both.
    {
      name: 'desktop',
      grep: /@desktop|@both/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
});
