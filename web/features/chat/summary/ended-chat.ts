import { useSyncExternalStore } from 'react';
import type { ChatSession } from '#contract/chat/endpoints.ts';
import type { AllTexts } from '#web/texts/index.ts';

/** A chat that has just ended, with the words to say so: the page it is told on does not load them. */
export type EndedChat = { session: ChatSession; t: AllTexts['chat']['summary'] };

let ended: EndedChat | null = null;
const listeners = new Set<() => void>();

/** Shows what a chat came to on the page that is opened next; null takes it away. */
export function showEndedChat(chat: EndedChat | null): void {
  ended = chat;
  for (const listener of listeners) listener();
}

/** The chat that has just ended, until somebody has read it. */
export const useEndedChat = (): EndedChat | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => ended,
    () => null,
  );
