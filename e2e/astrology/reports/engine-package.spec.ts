// The engine's package in a browser: what `npm pack` packs, as a page of anybody loads it, with and without a bundler.
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { bundleOf } from '../../../jyotish/package/bundle.ts';
import { installPackage } from '../../../jyotish/package/installed.ts';

const ORIGIN = 'http://engine.test';
const folder = mkdtempSync(join(tmpdir(), 'jyotish-browser-'));
let installed = '';

test.beforeAll(() => {
  installed = installPackage(folder).installed;
});
test.afterAll(() => rmSync(folder, { recursive: true }));

test('the installed engine computes in a browser what its README says', async ({ page }) => {
  const application = join(folder, 'empty', 'application.js');
  writeFileSync(
    application,
    `export { siderealPositions } from '@navaratna/jyotish/positions';
     export { panchang } from '@navaratna/jyotish/panchang';`,
  );
  const files = new Map([['/bundle.js', (await bundleOf(application)).code]]);
  for (const file of globSync('built/**/*.js', { cwd: installed }))
    files.set(`/${file}`, readFileSync(join(installed, file), 'utf8'));
  await page.route(`${ORIGIN}/**`, (route) => {
    const body = files.get(new URL(route.request().url()).pathname);
    return route.fulfill(
      body ? { contentType: 'text/javascript', body } : { contentType: 'text/html', body: '<!doctype html>' },
    );
  });
  await page.goto(`${ORIGIN}/`);
  for (const path of ['/bundle.js', '/built/index.js']) {
    const seen = await page.evaluate(async (module) => {
      const { siderealPositions, panchang } = await import(module);
      const { positions } = siderealPositions({ instant: Date.UTC(1967, 7, 29, 3, 30), ayanamsa: 1 });
      const place = { latitude: 28.6139, longitude: 77.209 };
      const day = panchang({ date: '2026-11-08', place, zone: 'Asia/Kolkata', ayanamsa: 1 });
      return {
        sun: positions.Sun.longitude.toFixed(3),
        moon: positions.Moon.longitude.toFixed(3),
        sunrise: new Date(day.sunrise).toISOString().slice(0, 19),
        festivals: day.festivals.map(({ key }: { key: string }) => key),
      };
    }, path);
    expect(seen, path).toEqual({
      sun: '131.713',
      moon: '51.961',
      sunrise: '2026-11-08T01:12:08',
      festivals: ['naraka-chaturdashi', 'diwali'],
    });
  }
});
