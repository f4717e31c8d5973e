import type { ChatMessage, ChatStatus } from '#contract/chat.ts';
import type { ChatSummary } from '#contract/chat-events.ts';

type Two = { userId: string; astrologerId: string };

/** What the two sides of a chat are told once it has happened; the sockets carry it, and may be absent. */
export type Teller = {
  message(two: Two, message: ChatMessage): void;
  status(two: Two, chat: { sessionId: string; status: ChatStatus }): void;
  /** A minute was charged; paise. The balance is the customer's and only told to them. */
  minute(
    two: Two,
    minute: { sessionId: string; minutes: number; charged: number; nextMinuteAt: Date; balance: number },
  ): void;
  lowBalance(userId: string, sessionId: string): void;
  ended(two: Two, summary: ChatSummary): void;
};

/** Carries what is told to whoever listens; before the sockets listen, to nobody. */
export function createTellers(): Teller & { listen(teller: Teller): void } {
  const heard: Teller[] = [];
  return {
    listen: (teller) => void heard.push(teller),
    message: (...said) => heard.forEach((teller) => void teller.message(...said)),
    status: (...said) => heard.forEach((teller) => void teller.status(...said)),
    minute: (...said) => heard.forEach((teller) => void teller.minute(...said)),
    lowBalance: (...said) => heard.forEach((teller) => void teller.lowBalance(...said)),
    ended: (...said) => heard.forEach((teller) => void teller.ended(...said)),
  };
}
