import type { Messages } from '#languages/messages.gen.ts';

type ConnectionWords = Messages['shell']['connection'];
let known: ConnectionWords | undefined;

/** Makes the words for a lost connection known. They come with the page, because later words would need the network. */
export function knowConnectionWords(words: ConnectionWords): void {
  known = words;
}

/** Returns the words for a lost connection. Browser only, once the page is there. */
export const connectionWords = (): ConnectionWords => known as ConnectionWords;
