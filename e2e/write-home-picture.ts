// node e2e/write-home-picture.ts [http://localhost:3000]: writes docs/home.jpg, the home page of a running shop that the README shows.
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { browserFolder } from './support/browser.ts';

const origin = process.argv[2] ?? 'http://localhost:3000';
const { executablePath, env } = browserFolder();

const browser = await chromium.launch({ executablePath, env, args: ['--font-render-hinting=none'] });
const page = await browser.newPage({
  viewport: { width: 1280, height: 800 },
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
  colorScheme: 'light',
  // The popup for new visitors would cover the page.
  storageState: {
    cookies: [],
    origins: [{ origin, localStorage: [{ name: 'visitorFormSubmitted', value: 'true' }] }],
  },
});
await page.goto(origin, { waitUntil: 'networkidle' });
await page.evaluate(() => document.fonts.ready);
await page.screenshot({
  path: fileURLToPath(new URL('../docs/home.jpg', import.meta.url)),
  type: 'jpeg',
  quality: 85,
  animations: 'disabled',
});
await browser.close();
