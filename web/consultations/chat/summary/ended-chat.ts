import { useSyncExternalStore } from 'react';
import type { ChatSession } from '#contract/consultations/chat/endpoints.ts';
import type { Messages } from '#languages/messages.gen.ts';

/** A chat that has just ended, with the texts of its summary, since the page that shows it does not load them. */
export type EndedChat = { session: ChatSession; t: Messages['chat']['summary'] };

let ended: EndedChat | null = null;
const listeners = new Set<() => void>();

/** Shows the summary of a chat on the next page; null hides it. */
export function showEndedChat(chat: EndedChat | null): void {
  ended = chat;
  for (const listener of listeners) listener();
}

/** Returns the chat that has just ended, until the summary is closed. */
export const useEndedChat = (): EndedChat | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => ended,
    () => null,
  );
