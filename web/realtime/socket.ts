import type { Socket } from 'socket.io-client';
import type { ChatMessage } from '#contract/consultations/chat/endpoints.ts';
import type { Ack, ClientEvents, ServerEvents } from '#contract/consultations/chat/events.ts';
import { onSessionChange, readSession } from '#web/session/store.ts';

/**
 * The state of the live connection. `off`: not needed. `connecting`: for the first time. `live`: connected.
 * `offline`: lost, reconnecting.
 */
export type LiveState = 'off' | 'connecting' | 'live' | 'offline';

/** The server's acknowledgements, by event. */
type Acks = {
  register: Ack;
  joinRoom: Ack;
  sendMessage: Ack<{ message: ChatMessage }>;
  'session-ended': Ack;
};
type Payload<E extends keyof ClientEvents> = Parameters<ClientEvents[E]>[0];
type LiveSocket = Socket<ServerEvents, ClientEvents>;
type Listener = (...data: never[]) => void;

// A phone that lost its network reconnects within a second or two, and clients do not all return to a restarted
// server at once.
const backOff = { reconnectionDelay: 500, reconnectionDelayMax: 5_000, randomizationFactor: 0.5 };
const answerMs = 8_000;
// Between two pages nobody needs the connection for a moment.
const lingerMs = 3_000;

let socket: LiveSocket | null = null;
let state: LiveState = 'off';
let needed = 0;
let refusedInARow = 0;
let comeBack: ReturnType<typeof setTimeout> | undefined;
const listeners = new Map<keyof ServerEvents, Set<Listener>>();
const rooms = new Map<string, number>();
const stateListeners = new Set<() => void>();

function become(next: LiveState): void {
  if (next === state) return;
  state = next;
  for (const listener of stateListeners) listener();
}

/** Returns the current state of the connection. */
export const readLiveState = (): LiveState => state;

/** Calls `listener` whenever the connection's state changes. Returns the function that unsubscribes. */
export function onLiveState(listener: () => void): () => void {
  stateListeners.add(listener);
  return () => stateListeners.delete(listener);
}

function attach(event: keyof ServerEvents): void {
  const dispatch = (...data: never[]) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(...data);
  };
  socket?.on(event, dispatch as never);
}

/** Subscribes to an event across reconnections. Returns the function that unsubscribes. */
export function onLive<E extends keyof ServerEvents>(event: E, listener: ServerEvents[E]): () => void {
  const ofEvent = listeners.get(event) ?? new Set();
  if (!listeners.has(event)) {
    listeners.set(event, ofEvent);
    attach(event);
  }
  ofEvent.add(listener);
  return () => ofEvent.delete(listener);
}

/** Registers with the server and rejoins the rooms. Then the connection counts as live. */
async function register(current: LiveSocket): Promise<void> {
  try {
    const response = await current.timeout(answerMs).emitWithAck('register', {});
    if (!response.ok) {
      become('offline');
      current.disconnect();
      return dialLater(current);
    }
    const joined = await Promise.all(
      [...rooms.keys()].map((sessionId) => current.timeout(answerMs).emitWithAck('joinRoom', { sessionId })),
    );
    // Who is in no room counts as gone, and the chat ends. The database was away, so the next connection tries again.
    if (joined.some((answer) => !answer.ok && answer.code === 'catching_breath'))
      return void current.io.engine?.close();
    if (current !== socket || !current.connected) return;
    refusedInARow = 0;
    become('live');
  } catch {
    // No acknowledgement in time: the connection is dead although no close event came. Closes it and reconnects.
    current.io.engine?.close();
  }
}

/**
 * The server disconnected on purpose (it restarts, or ended the session). Socket.IO does not reconnect by itself
 * then.
 */
function dialLater(current: LiveSocket): void {
  refusedInARow += 1;
  const wait = Math.min(backOff.reconnectionDelay * 2 ** refusedInARow, 20_000) * (0.75 + Math.random() / 2);
  clearTimeout(comeBack);
  comeBack = setTimeout(() => current === socket && current.connect(), wait);
}

async function connect(): Promise<void> {
  if (socket || needed === 0 || !readSession()) return;
  become('connecting');
  const client = await import('socket.io-client').catch(() => null);
  if (socket || needed === 0) return;
  if (!client) {
    // The script did not load: no network, or a new release. Tries again while the connection is needed.
    become('offline');
    comeBack = setTimeout(() => void connect(), backOff.reconnectionDelayMax);
    return;
  }
  const current: LiveSocket = client.io({
    ...backOff,
    forceNew: true,
    // A long WebSocket needs no sticky sessions. Polling is the fallback for networks that block it.
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    auth: (tell) => tell({ token: readSession()?.token ?? '' }),
  });
  socket = current;
  for (const event of listeners.keys()) attach(event);
  current.on('connect', () => void register(current));
  current.on('connect_error', () => become('offline'));
  current.on('disconnect', (reason) => {
    if (current !== socket) return;
    become('offline');
    if (reason === 'io server disconnect') dialLater(current);
  });
}

function disconnect(): void {
  clearTimeout(comeBack);
  const current = socket;
  socket = null;
  refusedInARow = 0;
  current?.disconnect();
  become('off');
}

/** Reconnects at once when the network or the tab comes back, instead of waiting out the back-off. */
function reconnectNow(): void {
  if (!socket || socket.connected || document.visibilityState === 'hidden') return;
  socket.disconnect().connect();
}

if (typeof window !== 'undefined') {
  let token = readSession()?.token;
  onSessionChange(() => {
    if (readSession()?.token === token) return;
    token = readSession()?.token;
    disconnect();
    void connect();
  });
  window.addEventListener('online', reconnectNow);
  document.addEventListener('visibilitychange', reconnectNow);
}

/** Keeps the live connection open until the returned function is called. The first call loads its code. */
export function needLive(): () => void {
  needed += 1;
  void connect();
  let released = false;
  return () => {
    if (released) return;
    released = true;
    needed -= 1;
    setTimeout(() => needed === 0 && disconnect(), lingerMs);
  };
}

/** Sends a request over the connection. Throws when it is not connected or the acknowledgement takes too long. */
export async function emitWithAck<E extends keyof Acks>(event: E, payload: Payload<E>): Promise<Acks[E]> {
  if (!socket?.connected) throw new Error('No live connection');
  // One signature for the four events; `Answers` maps each event to its acknowledgement.
  const acknowledged = socket.timeout(answerMs) as unknown as {
    emitWithAck(event: E, payload: Payload<E>): Promise<Acks[E]>;
  };
  return acknowledged.emitWithAck(event, payload);
}

/** Sends an event that needs no acknowledgement. Drops it when not connected. */
export function emitLive(event: 'typing', payload: Payload<'typing'>): void {
  if (socket?.connected) socket.volatile.emit(event, payload);
}

/** Joins a chat's room, again after every reconnection, until the returned function is called. */
export function joinRoom(sessionId: string): () => void {
  rooms.set(sessionId, (rooms.get(sessionId) ?? 0) + 1);
  if (socket?.connected) void emitWithAck('joinRoom', { sessionId }).catch(() => undefined);
  return () => {
    const left = (rooms.get(sessionId) ?? 1) - 1;
    if (left > 0) return void rooms.set(sessionId, left);
    rooms.delete(sessionId);
    if (socket?.connected) socket.emit('leave-room', sessionId);
  };
}
