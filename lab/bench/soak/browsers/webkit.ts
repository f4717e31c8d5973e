import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Key } from 'selenium-webdriver';
import { freePort } from '../../../../scripts/ports.ts';
import { type Browser, type Engine, type Screen, screens } from './browser.ts';

/** The starter of drivers. Only `require` finds its folder. */
const { DriverService } = createRequire(import.meta.url)(
  'selenium-webdriver/remote',
) as typeof import('selenium-webdriver/remote');

/** The toolbar of the browser would not fit on a phone. */
const smallToolbar =
  'toolbar, headerbar, entry, button, box { min-width: 0; padding: 0; margin: 0; border: 0 } * { font-size: 1px }';

/** Writes the settings of one start: where downloads go, and a toolbar that a narrow window can hold. */
function writeSettings(home: string): void {
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0', 'gtk.css'), smallToolbar);
  writeFileSync(join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${home}"\n`);
}

/** Starts a screen that nobody sees. Returns its process and its name. */
async function startScreen(): Promise<{ server: ChildProcess; display: string }> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    server.once('exit', () => reject(new Error('Xvfb ended while it started.')));
    server.stdio[3]?.once('data', (data) => resolve(String(data).trim()));
  });
  return { server, display: `:${number}` };
}

/** Returns what went wrong in the page since the last call. It listens from the first call on. Runs in the page. */
function errorsOfPage(): string[] {
  const page = window as Window & { problems?: string[] };
  if (page.problems) return page.problems.splice(0);
  const problems: string[] = [];
  page.problems = problems;
  console.error = (...said: unknown[]) => problems.push(said.map(String).join(' '));
  console.warn = console.error;
  addEventListener('error', ({ message }) => problems.push(message));
  addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    problems.push(`policy ${violatedDirective} ${blockedURI}`),
  );
  return [];
}

async function open(screen: Screen): Promise<Browser> {
  const home = mkdtempSync(join(tmpdir(), 'navaratna-webkit-'));
  writeSettings(home);
  const { server, display } = await startScreen();
  const port = await freePort();
  const environment = { TZ: 'Asia/Kolkata', DISPLAY: display, HOME: home, XDG_CONFIG_HOME: home };
  const driver = new DriverService.Builder('/usr/bin/WebKitWebDriver')
    .setLoopback(true)
    .setPort(port)
    .addArguments(`--port=${port}`)
    .setEnvironment({ PATH: process.env.PATH ?? '', ...environment })
    .build();
  const tab = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(await driver.start())
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build();
  await tab
    .manage()
    .window()
    .setRect({ ...screens[screen], x: 0, y: 0 });
  return {
    downloads: home,
    goto: (url) => tab.get(url),
    run: (work, given) => tab.executeScript(work as never, given),
    load: (script) => tab.executeScript(script),
    click: (x, y) => tab.actions().move({ x, y, duration: 0 }).click().perform(),
    type: (text) => tab.actions().sendKeys(text).perform(),
    press: (key) =>
      key === 'all'
        ? tab.actions().keyDown(Key.CONTROL).sendKeys('a').keyUp(Key.CONTROL).perform()
        : tab.actions().sendKeys({ Enter: Key.ENTER, Backspace: Key.BACK_SPACE }[key]).perform(),
    picture: async () => Buffer.from(await tab.takeScreenshot(), 'base64'),
    errors: () => tab.executeScript(errorsOfPage),
    close: async () => {
      await tab.quit();
      await driver.kill();
      server.kill();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** WebKitGTK of Debian: the engine of Safari, without Apple's own parts. */
export const webkit: Engine = { name: 'WebKit', programs: ['WebKitWebDriver', 'Xvfb'], open };
