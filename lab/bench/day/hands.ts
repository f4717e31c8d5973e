import type { Locator, Page } from '@playwright/test';
import { type Counter, createCounter } from './counter.ts';

/** A member of staff, who works by mouse or by keyboard alone. Each method is one action, and is counted. */
export type Hands = {
  page: Page;
  counter: Counter;
  /** Presses a button, a link, a tick or a radio. */
  press: (target: Locator) => Promise<void>;
  /** Replaces the text of a field. */
  write: (target: Locator, text: string) => Promise<void>;
  /** Pastes a text that another program has put on the clipboard. */
  paste: (target: Locator, text: string) => Promise<void>;
  /** Chooses an option of a select by its text. */
  choose: (target: Locator, text: string) => Promise<void>;
  /** Presses Enter in the field that has the focus. */
  enter: () => Promise<void>;
  /** Closes the sheet or the dialog that is open. */
  close: () => Promise<void>;
  /** Goes from the tick of all rows to the bar of the ticked ones. A mouse is there at once. */
  toBar: () => Promise<void>;
  /** Opens a page of the admin by the name of its link, which leads to `path`. */
  go: (link: string, path: string) => Promise<void>;
  /** Where the focus was lost or hidden, in the order of the walk. */
  faults: string[];
};

/** Counts every page that the browser opens, also without loading a document. */
function countPages(page: Page, counter: Counter): void {
  let path = '';
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return;
    const here = new URL(frame.url()).pathname;
    if (here !== path) counter.page();
    path = here;
  });
}

/** Returns the open dialog or sheet. Toasts have the role of a dialog too, but are not modal. */
export const modal = (page: Page): Locator => page.locator('[role=dialog]:not([aria-modal=false])');

/** Waits for a page and its heading. */
async function arrive(page: Page, path: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === path);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Returns hands with a mouse, and a keyboard for texts. */
export function mouseHands(page: Page): Hands {
  const counter = createCounter();
  countPages(page, counter);
  async function click(target: Locator): Promise<void> {
    counter.click();
    await target.click();
  }
  async function key(name: string): Promise<void> {
    counter.key(name);
    await page.keyboard.press(name);
  }
  async function select(target: Locator): Promise<void> {
    counter.think();
    await click(target);
    if ((await target.inputValue()) !== '') await key('Control+a');
  }
  async function press(target: Locator): Promise<void> {
    counter.think();
    await click(target);
  }
  return {
    page,
    counter,
    faults: [],
    press,
    async write(target, text) {
      await select(target);
      counter.type(text);
      await target.pressSequentially(text);
    },
    async paste(target, text) {
      await select(target);
      counter.key('Control+v');
      await page.keyboard.insertText(text);
    },
    async choose(target, text) {
      counter.think();
      // A browser without a screen has no list to press in: opening and choosing are counted, and done in one.
      counter.click();
      counter.click();
      await target.selectOption(text);
    },
    enter: () => key('Enter'),
    toBar: async () => undefined,
    close: () => press(modal(page).getByRole('button', { name: 'Close', exact: true })),
    async go(link, path) {
      await press(
        page
          .getByRole('navigation', { name: 'Admin' })
          .getByRole('link', { name: new RegExp(`^${link}\\b`) }),
      );
      await arrive(page, path);
    },
  };
}

/** Returns hands that have only a keyboard: they travel with Tab, and open pages with the search (Ctrl K). */
export function keyboardHands(page: Page): Hands {
  const counter = createCounter();
  countPages(page, counter);
  const faults: string[] = [];
  async function key(name: string): Promise<void> {
    counter.key(name);
    await page.keyboard.press(name);
  }
  async function reach(target: Locator): Promise<void> {
    counter.think();
    await target.waitFor();
    let far = await distance(target);
    // A closing dialog gives the focus back a moment later.
    for (let n = 0; far.lost && n < 10; n += 1) {
      await page.waitForTimeout(50);
      far = await distance(target);
    }
    if (far.lost)
      faults.push(`${new URL(page.url()).pathname}: the focus is lost before ${await nameOf(target)}`);
    for (let n = 0; n < 300 && !(await hasFocus(target)); n += 1) await key(far.back ? 'Shift+Tab' : 'Tab');
    if (!(await hasFocus(target))) throw new Error(`The keyboard does not reach ${await nameOf(target)}.`);
    // A list that has just loaded is still in its place for a moment.
    for (let n = 0; n < 10 && (await isHidden(target)); n += 1) await page.waitForTimeout(50);
    if (await isHidden(target))
      faults.push(`${new URL(page.url()).pathname}: hidden: ${await nameOf(target)}`);
  }
  async function fill(target: Locator): Promise<void> {
    await reach(target);
    // Tab selects what is in a line, but not what is in an area.
    const empty = (await target.inputValue()) === '';
    if (!empty) await key('Control+a');
  }
  return {
    page,
    counter,
    faults,
    async press(target) {
      await reach(target);
      const type = (await target.getAttribute('type')) ?? '';
      if (type === 'radio') {
        for (let n = 0; n < 12 && !(await target.isChecked()); n += 1) await key('ArrowDown');
      } else await key(type === 'checkbox' ? 'Space' : 'Enter');
    },
    async write(target, text) {
      await fill(target);
      counter.type(text);
      await page.keyboard.type(text);
    },
    async paste(target, text) {
      await fill(target);
      counter.key('Control+v');
      await page.keyboard.insertText(text);
    },
    async choose(target, text) {
      await reach(target);
      // The first letters choose, as in the open list.
      const options = await target.locator('option').allTextContents();
      const alike = (letters: string) =>
        options.filter((option) => option.toLowerCase().startsWith(letters.toLowerCase()));
      let n = 1;
      while (n < text.length && alike(text.slice(0, n))[0] !== text) n += 1;
      counter.type(text.slice(0, n));
      await page.keyboard.type(text.slice(0, n));
    },
    enter: () => key('Enter'),
    async toBar() {
      await reach(page.getByRole('button', { name: 'Go to what can be done with them' }));
      await key('Enter');
    },
    close: () => key('Escape'),
    async go(link, path) {
      counter.think();
      await key('Control+k');
      const box = page.getByRole('combobox', { name: 'Search everything' });
      await box.waitFor();
      await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');
      counter.type(link);
      await page.keyboard.type(link);
      const wanted = page
        .getByRole('option')
        .filter({ has: page.getByText(link, { exact: true }) })
        .first();
      await wanted.waitFor();
      const id = await wanted.getAttribute('id');
      while ((await box.getAttribute('aria-activedescendant')) !== id) await key('ArrowDown');
      await key('Enter');
      await arrive(page, path);
    },
  };
}

const nameOf = (target: Locator) =>
  target.evaluate(
    (element) => element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40) ?? element.id,
  );

/** Returns whether an element has the focus; of radios, any of its group. */
const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const here = document.activeElement;
    if (here === element) return true;
    const [one, other] = [here, element].map((node) => (node instanceof HTMLInputElement ? node : null));
    return (
      one?.type === 'radio' && other?.type === 'radio' && one.name === other.name && one.form === other.form
    );
  });

/** Returns whether the way to an element is back, and whether the focus was lost (the body has it). */
const distance = (target: Locator): Promise<{ back: boolean; lost: boolean }> =>
  target.evaluate((element) => {
    const here = document.activeElement;
    if (!here || here === document.body) return { back: false, lost: true };
    const back = (element.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    return { back, lost: false };
  });

/** Returns whether something covers the middle of the element, or it is outside of the window. */
const isHidden = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const box = element.getBoundingClientRect();
    if (box.width < 4 || element.classList.contains('sr-only')) return false;
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return !(top && (element.contains(top) || top.contains(element)));
  });
