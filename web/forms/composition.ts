import type { KeyboardEvent } from 'react';

/** The key code of a key press that an input method handles. */
const inputMethod = 229;

/**
 * Returns whether a key press belongs to an input method, whose Enter chooses a word and sends nothing. Safari sends that
 * key press after the composition has ended, and marks it by its code alone.
 */
export const isComposing = ({ nativeEvent: { isComposing, keyCode } }: KeyboardEvent): boolean =>
  isComposing || keyCode === inputMethod;
