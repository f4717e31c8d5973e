import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Browser } from './browser.ts';
import { type Approach, type Found, library, locate, stepsTo, type Wanted, type Words } from './find.ts';

/** The longest wait for anything, in ms. It only ends what hangs. */
const limit = 60_000;

/** Repeats `look` until it returns something. */
export async function until<T>(what: string, look: () => Promise<T | null | undefined | false>): Promise<T> {
  const end = Date.now() + limit;
  let last = '';
  while (Date.now() < end) {
    try {
      const found = await look();
      if (found) return found;
      last = '';
    } catch (error) {
      // A page that is going gives no answers.
      last = String(error);
    }
    await new Promise((go) => setTimeout(go, 100));
  }
  throw new Error(`${what} did not come ${last}`);
}

/** A page as a person uses it: what is seen, pressed and typed. Everything waits until it can be done. */
export class Page {
  private readonly browser: Browser;
  private readonly base: string;
  private readonly pictures: string;
  private pictured = 0;
  /** What went wrong in the pages themselves. */
  readonly problems: string[] = [];

  /** `base`: the address of the shop. `pictures`: how the names of pictures begin. */
  constructor(browser: Browser, base: string, pictures: string) {
    this.browser = browser;
    this.base = base;
    this.pictures = pictures;
  }

  /** Runs a function in the page. */
  run<Given, Result>(work: (given: Given) => Result, given: Given): Promise<Result> {
    return this.browser.run(work, given);
  }

  /** Opens a path of the shop. */
  goto(path: string): Promise<void> {
    return this.browser.goto(this.base + path);
  }

  /** Waits until an element is seen and has something, such as a value. */
  find(wanted: Wanted, has: (found: Found) => boolean = () => true, approach: Approach = 'look') {
    return until(`${wanted.role} ${wanted.name ?? ''} with ${has}`, async () => {
      this.problems.push(...(await this.browser.errors()));
      const found = await this.browser.run(locate, { steps: stepsTo(wanted), approach });
      if (found === 'no library') await this.browser.load(library);
      return found !== 'no library' && found && has(found) && found;
    });
  }

  /** Waits until the page shows the words. */
  async sees(words: string): Promise<void> {
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not seen.
    const text = () => document.body.innerText;
    await until(`the words ${words}`, async () => (await this.run(text, null)).includes(words));
  }

  /** Waits until the page has this address. */
  async at(path: RegExp): Promise<void> {
    await until(`the address ${path}`, async () => path.test(await this.run(() => location.href, null)));
  }

  /** Presses the middle of what is wanted, once nothing lies over it. */
  async press(wanted: Wanted): Promise<void> {
    const { x, y } = await this.find(wanted, ({ covered }) => covered === '', 'scroll');
    await this.browser.click(x, y);
  }

  /** Types into a field, in place of what it holds. */
  async type(name: Words, text: string, role = 'textbox'): Promise<void> {
    const field = { role, name };
    await this.press(field);
    await this.browser.press('all');
    await this.browser.press('Backspace');
    await this.find(field, ({ value }) => value === '');
    await this.browser.type(text);
  }

  /** Presses Enter. */
  enter(): Promise<void> {
    return this.browser.press('Enter');
  }

  /** Chooses an entry of a list by its letters, as on a keyboard. */
  async choose(name: Words, label: string): Promise<void> {
    const list = { role: 'combobox', name };
    await this.find(list, undefined, 'focus');
    await this.browser.type(label);
    await this.find(list, ({ chosen }) => chosen === label);
  }

  /** Ticks a box or chooses a dot. */
  async tick(name: Words, role: 'checkbox' | 'radio' = 'checkbox'): Promise<void> {
    await this.press({ role, name });
    await this.find({ role, name }, ({ checked }) => checked);
  }

  /** Keeps a picture of the screen once its images are there, and expects that the page does not scroll sideways. */
  async picture(name: string): Promise<void> {
    const isDrawn = () =>
      [...document.images].every(({ complete, loading, offsetParent }) => {
        return complete || loading === 'lazy' || !offsetParent;
      });
    await until('the images', () => this.run(isDrawn, null));
    this.pictured += 1;
    await mkdir(dirname(this.pictures), { recursive: true });
    await writeFile(`${this.pictures}-${this.pictured}-${name}.png`, await this.browser.picture());
    const over = await this.run(() => document.documentElement.scrollWidth - innerWidth, null);
    if (over > 0) this.problems.push(`${name} scrolls sideways by ${over} px`);
  }

  /** Waits for a PDF that the page lets its reader save. */
  savedPdf(name: string): Promise<Buffer> {
    const { downloads } = this.browser;
    return until(`the file ${name}`, async () => {
      const isThere = (await readdir(downloads)).includes(name);
      const bytes = isThere && (await readFile(join(downloads, name)));
      return bytes && (bytes.includes('%%EOF') ? bytes : null);
    });
  }

  /** Closes the browser. Returns what went wrong in the pages. */
  async close(): Promise<string[]> {
    this.problems.push(...(await this.browser.errors()));
    await this.browser.close();
    return this.problems;
  }
}
