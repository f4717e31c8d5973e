import type { ChatMessage, ChatStatus } from './endpoints.ts';

/** The events a client may send over the socket. `ack` is optional: older clients wait for the echo instead. */
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

/** The server's acknowledgement of an event. */
export type Ack<T = Record<never, never>> = ({ ok: true } & T) | { ok: false; code: string; message: string };

/** The summary of a chat that is over. Amounts are rupees. */
export type ChatSummary = {
  sessionId: string;
  amountCharged: number;
  minutes: number;
  refundedAmount?: number;
  minutesRefunded?: number;
  reason: string;
  walletError: null;
};

/**
 * The events the server sends. They go to the personal rooms of the participants, so every tab receives each one once.
 */
export type ServerEvents = {
  receiveMessage: (message: ChatMessage & { timestamp: string }) => void;
  'session-ended': (summary: ChatSummary) => void;
  'low-balance': (warning: { sessionId: string; message: string }) => void;
  'user-left': (who: { sessionId: string; socketId: string; userId: string }) => void;
  typing: (who: { sessionId: string; userId: string }) => void;
  /**
   * A minute was charged. Amounts are rupees. Only the customer gets the balance, only the astrologer what they earn so far
   * and the minutes that the customer can still pay for.
   */
  minute: (minute: {
    sessionId: string;
    minutes: number;
    charged: number;
    nextMinuteAt: string;
    balance?: number;
    earned?: number;
    minutesLeft?: number;
  }) => void;
  /** The server may have missed events: the client reads its state again. */
  missed: () => void;
  /**
   * The socket registered without a session, so it stays a visitor. `no_token`: the handshake carried neither
   * `auth: { token }` nor the session cookie. `no_session`: what it carried is not valid, or its session has ended.
   */
  unauthorised: (why: { reason: 'no_token' | 'no_session'; code: string; message: string }) => void;
  /** A request or chat changed: the client reads it again. */
  'chat-status': (chat: { sessionId: string; status: ChatStatus }) => void;
  /** Only to staff: something that waits for them or is new to them has changed. The client asks what. */
  'desk-changed': () => void;
};
