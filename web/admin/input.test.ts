import { expect, test } from 'vitest';
import { watchInput } from './input.ts';

test('half a minute after the last key, touch or wheel the page counts as left alone, until the next', () => {
  let at = 0;
  const page = new EventTarget();
  const { isQuiet, stop } = watchInput(page, () => at);
  expect(isQuiet()).toBe(false);
  for (const input of ['keydown', 'pointerdown', 'wheel']) {
    at += 30_001;
    expect(isQuiet()).toBe(true);
    page.dispatchEvent(new Event(input));
    expect(isQuiet(), input).toBe(false);
  }
  stop();
  at += 30_001;
  page.dispatchEvent(new Event('keydown'));
  expect(isQuiet()).toBe(true);
});
