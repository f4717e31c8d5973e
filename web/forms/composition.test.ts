import type { KeyboardEvent } from 'react';
import { expect, test } from 'vitest';
import { isComposing } from './composition.ts';

const press = (nativeEvent: { isComposing: boolean; keyCode: number }) =>
  isComposing({ nativeEvent } as KeyboardEvent);

test('Enter that ends a composition sends nothing, in Safari too, and any other Enter does', () => {
  expect(press({ isComposing: true, keyCode: 13 })).toBe(true);
  expect(press({ isComposing: false, keyCode: 229 })).toBe(true);
  expect(press({ isComposing: false, keyCode: 13 })).toBe(false);
});
