import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A name of a control: all of it, or what it holds. */
export type Words = string | RegExp;

/** An element to look for: a role and a name, as a screen reader says them, perhaps within another. */
export type Wanted = { role: string; name?: Words; within?: Wanted };

/** An element that was found: where its middle is, what it says and holds, and what lies over it. */
export type Found = {
  x: number;
  y: number;
  value: string;
  checked: boolean;
  chosen: string;
  text: string;
  inView: boolean;
  covered: string;
};

/** The action on the element that is found. */
export type Approach = 'look' | 'scroll' | 'focus';

declare global {
  interface Window {
    TestingLibraryDom?: typeof import('@testing-library/dom');
  }
}

/** Testing Library as a script for a page. It knows roles and names as a screen reader does. */
export const library = readFileSync(
  join(
    dirname(fileURLToPath(import.meta.resolve('@testing-library/dom/package.json'))),
    'dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

type Step = { role: string; name: string };

/** Returns the way to what is wanted, from the outermost, as JSON can hold it: names are regular expressions. */
export function stepsTo({ role, name = /(?:)/, within }: Wanted): Step[] {
  const pattern = typeof name === 'string' ? `^${RegExp.escape(name)}$` : name.source;
  return [...(within ? stepsTo(within) : []), { role, name: pattern }];
}

/**
 * Finds an element in the page, comes to it and says where it is. Returns null if none is seen or the page is not yet
 * ready, and 'no library' before Testing Library is added. Runs in the page.
 */
export function locate(given: { steps: Step[]; approach: Approach }): Found | 'no library' | null {
  if (document.readyState !== 'complete' || (window.early && !window.early.ready)) return null;
  const library = window.TestingLibraryDom;
  if (!library) return 'no library';
  const all = (within: HTMLElement, { role, name }: Step): HTMLElement[] => {
    // A field for a password has no role.
    return role === 'password'
      ? library.queryAllByLabelText(within, new RegExp(name), { selector: 'input' })
      : library.queryAllByRole(within, role, { name: new RegExp(name) });
  };
  const element = given.steps
    .reduce((around, step) => around.flatMap((part) => all(part, step)), [document.body])
    .find((each) => each.checkVisibility({ visibilityProperty: true }));
  if (!element) return null;
  const field = element as HTMLInputElement & HTMLSelectElement;
  // A control that is drawn by its label is pressed there.
  const isSmall = element.getBoundingClientRect().width < 8;
  const target = (isSmall && field.labels?.[0]) || element;
  if (given.approach === 'scroll') target.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (given.approach === 'focus') element.focus();
  const { left, top, width, height, bottom } = target.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const hit = document.elementFromPoint(x, y);
  const hits =
    hit && (target.contains(hit) || hit.contains(target) || hit.closest('label')?.control === element);
  return {
    x,
    y,
    value: field.value ?? '',
    checked: field.checked ?? element.ariaChecked === 'true',
    chosen: field.selectedOptions?.[0]?.label ?? '',
    text: element.textContent ?? '',
    inView: top >= 0 && bottom <= innerHeight,
    covered: hits ? '' : (hit?.outerHTML.slice(0, 80) ?? 'the edge of the screen'),
  };
}
