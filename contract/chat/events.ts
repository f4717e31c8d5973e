import type { ChatMessage, ChatStatus } from './endpoints.ts';

/** What a client may send over the socket. `ack` is optional: older clients wait for the echo instead. */
export type ClientEvents = {
  register: (who: { userId?: string }, ack?: (answer: Ack) => void) => void;
  joinRoom: (room: { sessionId: string }, ack?: (answer: Ack) => void) => void;
  'leave-room': (sessionId: string) => void;
  sendMessage: (
    message: {
      sessionId: string;
      content: string;
      clientId?: string;
      senderId?: string;
      receiverId?: string;
    },
    ack?: (answer: Ack<{ message: ChatMessage }>) => void,
  ) => void;
  typing: (room: { sessionId: string }) => void;
  'session-ended': (room: { sessionId: string }, ack?: (answer: Ack) => void) => void;
};

/** How the server answers an event. */
export type Ack<T = Record<never, never>> = ({ ok: true } & T) | { ok: false; code: string; message: string };

/** The summary of a chat that is over. Rupees. */
export type ChatSummary = {
  sessionId: string;
  amountCharged: number;
  minutes: number;
  refundedAmount?: number;
  minutesRefunded?: number;
  reason: string;
  walletError: null;
};

/** What the server tells. Everything goes to the personal rooms of those it concerns, so every tab hears it once. */
export type ServerEvents = {
  receiveMessage: (message: ChatMessage & { timestamp: string }) => void;
  'session-ended': (summary: ChatSummary) => void;
  'low-balance': (warning: { sessionId: string; message: string }) => void;
  'user-left': (who: { sessionId: string; socketId: string; userId: string }) => void;
  typing: (who: { sessionId: string; userId: string }) => void;
  /** A minute was charged. Rupees; the balance only to the one who pays. */
  minute: (minute: {
    sessionId: string;
    minutes: number;
    charged: number;
    nextMinuteAt: string;
    balance?: number;
  }) => void;
  /** The server may have missed something: read again what matters. */
  missed: () => void;
  /** A request or chat changed: look again. */
  'chat-status': (chat: { sessionId: string; status: ChatStatus }) => void;
};
