import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Page } from 'puppeteer-core';
import { type Browser, type Engine, type Screen, screens } from './browser.ts';

const program = 'firefox-esr';

/** Firefox saves into the folder without a question, and does not show a PDF itself. */
const settings = (downloads: string) => ({
  'browser.download.folderList': 2,
  'browser.download.dir': downloads,
  'browser.download.always_ask_before_handling_new_types': false,
  'pdfjs.disabled': true,
  'intl.accept_languages': 'en-IN,en',
});

/** How Firefox says that a font was no longer needed, because the page was left. */
const leftBefore = 'status=2152398850';

/** Sets the size of the page. Puppeteer sets the orientation too, which ESR 140 does not know. */
async function setScreen(tab: Page, screen: Screen): Promise<void> {
  await tab.setViewport(screens[screen]).catch((error) => {
    if (!String(error).includes('setScreenOrientationOverride')) throw error;
  });
  const { width } = screens[screen];
  await tab.waitForFunction((wanted) => innerWidth === wanted, {}, width);
}

async function open(screen: Screen): Promise<Browser> {
  const downloads = mkdtempSync(join(tmpdir(), 'navaratna-firefox-'));
  const firefox = await puppeteer.launch({
    browser: 'firefox',
    executablePath: join('/usr/bin', program),
    env: { ...process.env, TZ: 'Asia/Kolkata' },
    extraPrefsFirefox: settings(downloads),
    // On an empty tab Firefox focuses its own bar, and pages would hear of no focus.
    args: ['data:text/html,'],
    defaultViewport: null,
  });
  const [tab] = await firefox.pages();
  if (!tab) throw new Error('Firefox has no tab.');
  await setScreen(tab, screen);
  let errors: string[] = [];
  const note = (text: string) => {
    if (!text.includes(leftBefore)) errors.push(text);
  };
  tab.on('pageerror', (error) => note(String(error)));
  tab.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) note(message.text());
  });
  return {
    downloads,
    goto: async (url) => void (await tab.goto(url)),
    run: (work, given) => tab.evaluate(work as never, given) as never,
    load: async (script) => void (await tab.evaluate(script)),
    click: (x, y) => tab.mouse.click(x, y),
    type: (text) => tab.keyboard.type(text),
    press: async (key) => {
      if (key !== 'all') return tab.keyboard.press(key);
      await tab.keyboard.down('Control');
      await tab.keyboard.press('a');
      await tab.keyboard.up('Control');
    },
    picture: () => tab.screenshot(),
    errors: async () => {
      const found = errors;
      errors = [];
      return found;
    },
    close: async () => {
      await firefox.close();
      rmSync(downloads, { recursive: true, force: true });
    },
  };
}

/** Firefox ESR of Debian, which speaks WebDriver BiDi itself. */
export const firefox: Engine = { name: 'Firefox', programs: [program], open };
