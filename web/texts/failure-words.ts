import type { Messages } from '#languages/messages.gen.ts';

type FailureWords = Messages['shell']['failures'];
let known: FailureWords | undefined;

/** Makes the words for a network failure known. They come with the page, because later words would need the network. */
export function knowFailures(words: FailureWords): void {
  known = words;
}

/** Returns the words for a network failure. Browser only, once the page is there. */
export const failureWords = (): FailureWords => known as FailureWords;
