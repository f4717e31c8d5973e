import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { request as client } from '@playwright/test';
import openShop from '../../../../e2e/global-setup.ts';
import { dataFolder } from '../../../../scripts/launcher/environment.ts';
import type { Engine, Screen } from './browser.ts';
import { firefox } from './firefox.ts';
import type { Journey } from './journey.ts';
import { buy } from './journeys/buy.ts';
import { chat } from './journeys/chat.ts';
import { findMyStone } from './journeys/find-my-stone.ts';
import { kundli } from './journeys/kundli.ts';
import { signUp } from './journeys/sign-up.ts';
import { Page } from './page.ts';
import { webkit } from './webkit.ts';

const engines = [firefox, webkit];
const journeys = [signUp, findMyStone, buy, kundli, chat];
const readers: { lang: 'en' | 'hi'; screen: Screen }[] = [
  { lang: 'en', screen: 'phone' },
  { lang: 'hi', screen: 'desktop' },
  { lang: 'en', screen: 'desktop' },
  { lang: 'hi', screen: 'phone' },
];

const pictures = join(dataFolder, 'reports', 'browsers');

const isInstalled = (program: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

/** Makes one journey in a browser of its own. Returns what is wrong, a line each. */
async function walk(
  engine: Engine,
  journey: Journey,
  { lang, screen }: (typeof readers)[number],
): Promise<string[]> {
  const base = process.env.BASE_URL ?? '';
  const what = `${engine.name}, ${journey.name}, ${lang}, ${screen}`;
  const started = performance.now();
  const browser = await engine.open(screen);
  const page = new Page(browser, base, join(pictures, what.replaceAll(/\W+/g, '-').toLowerCase()));
  const request = await client.newContext({ baseURL: base });
  const wrong: string[] = [];
  try {
    await journey.walk({ page, request, lang, base });
  } catch (error) {
    wrong.push(error instanceof Error ? error.message : String(error));
    await page.picture('stopped').catch(() => undefined);
  }
  wrong.push(...(await page.close()));
  await request.dispose();
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${what}: ${wrong.length === 0 ? 'good' : `WRONG: ${wrong.join('; ')}`} in ${seconds} s`);
  return wrong.map((line) => `${what}: ${line}`);
}

/** Makes the journeys in other engines than that of the browser tests, one after the other. Returns what is wrong. */
export async function soakBrowsers(only = process.argv.slice(3)): Promise<string[]> {
  const missing = engines.flatMap(({ programs }) => programs).filter((program) => !isInstalled(program));
  if (missing.length > 0)
    return [`${missing.join(', ')} not found: apt-get install firefox-esr webkit2gtk-driver xvfb`];
  const stop = await openShop();
  const wrong: string[] = [];
  try {
    for (const engine of engines)
      for (const journey of journeys)
        for (const reader of readers) {
          const words = [engine.name.toLowerCase(), ...journey.name.split(' '), reader.lang, reader.screen];
          if (only.every((word) => words.includes(word)))
            wrong.push(...(await walk(engine, journey, reader)));
        }
  } finally {
    await stop?.();
  }
  return wrong;
}
