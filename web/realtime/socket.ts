import type { Socket } from 'socket.io-client';
import type { ChatMessage } from '#contract/chat/endpoints.ts';
import type { Ack, ClientEvents, ServerEvents } from '#contract/chat/events.ts';
import { onSessionChange, readSession } from '#web/session/store.ts';

/** How the live connection stands: `off` nobody needs it, `connecting` for the first time, `live`, `offline` until it is back. */
export type LiveState = 'off' | 'connecting' | 'live' | 'offline';

/** What the server answers to the events it answers. */
type Answers = {
  register: Ack;
  joinRoom: Ack;
  sendMessage: Ack<{ message: ChatMessage }>;
  'session-ended': Ack;
};
type Payload<E extends keyof ClientEvents> = Parameters<ClientEvents[E]>[0];
type Line = Socket<ServerEvents, ClientEvents>;
type Listener = (...said: never[]) => void;

// A phone that lost its network for a moment comes back within a second or two; a restarted server is not stormed.
const backOff = { reconnectionDelay: 500, reconnectionDelayMax: 5_000, randomizationFactor: 0.5 };
const answerMs = 8_000;
// From one page to the next nobody needs the connection for a moment.
const lingerMs = 3_000;

let socket: Line | null = null;
let state: LiveState = 'off';
let needed = 0;
let refusedInARow = 0;
let comeBack: ReturnType<typeof setTimeout> | undefined;
const heard = new Map<keyof ServerEvents, Set<Listener>>();
const rooms = new Map<string, number>();
const stateListeners = new Set<() => void>();

function become(next: LiveState): void {
  if (next === state) return;
  state = next;
  for (const listener of stateListeners) listener();
}

/** How the connection stands right now. */
export const readLiveState = (): LiveState => state;

/** Calls `listener` whenever the connection's state changes; returns the way to stop. */
export function onLiveState(listener: () => void): () => void {
  stateListeners.add(listener);
  return () => stateListeners.delete(listener);
}

function hear(event: keyof ServerEvents): void {
  const tell = (...said: never[]) => {
    for (const listener of [...(heard.get(event) ?? [])]) listener(...said);
  };
  socket?.on(event, tell as never);
}

/** Listens to an event for as long as anybody needs it, whatever becomes of the connection; returns the way to stop. */
export function onLive<E extends keyof ServerEvents>(event: E, listener: ServerEvents[E]): () => void {
  const listeners = heard.get(event) ?? new Set();
  if (!heard.has(event)) {
    heard.set(event, listeners);
    hear(event);
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Registers with the server and goes back into the rooms, then the connection counts as live. */
async function register(current: Line): Promise<void> {
  try {
    const answer = await current.timeout(answerMs).emitWithAck('register', {});
    if (!answer.ok) {
      become('offline');
      current.disconnect();
      return dialLater(current);
    }
    await Promise.all(
      [...rooms.keys()].map((sessionId) => current.timeout(answerMs).emitWithAck('joinRoom', { sessionId })),
    );
    if (current !== socket || !current.connected) return;
    refusedInARow = 0;
    become('live');
  } catch {
    // No answer in time: the line is dead though nobody said so. Hang up, and dial again.
    current.io.engine?.close();
  }
}

/** The server hung up by its own will (it restarts, or ended the session): nobody dials again by itself then. */
function dialLater(current: Line): void {
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
    // The file did not load: no network, or a new version of the shop. Try again while somebody needs it.
    become('offline');
    comeBack = setTimeout(() => void connect(), backOff.reconnectionDelayMax);
    return;
  }
  const current: Line = client.io({
    ...backOff,
    forceNew: true,
    // No sticky sessions are needed for one long connection; polling is the way out of a network that forbids it.
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    auth: (tell) => tell({ token: readSession()?.token ?? '' }),
  });
  socket = current;
  for (const event of heard.keys()) hear(event);
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

/** Dials at once when the network or the tab comes back, instead of waiting out the back-off. */
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

/** Keeps the live connection open until the answered function is called. Its code is loaded with the first need. */
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

/** Asks the server over the connection. Throws when it is not there or does not answer in time. */
export async function askLive<E extends keyof Answers>(event: E, payload: Payload<E>): Promise<Answers[E]> {
  if (!socket?.connected) throw new Error('No live connection');
  // One signature for the four events; which answer belongs to which stands in Answers.
  const asked = socket.timeout(answerMs) as unknown as {
    emitWithAck(event: E, payload: Payload<E>): Promise<Answers[E]>;
  };
  return asked.emitWithAck(event, payload);
}

/** Tells the server something that needs no answer; without a connection it is dropped. */
export function tellLive(event: 'typing', payload: Payload<'typing'>): void {
  if (socket?.connected) socket.volatile.emit(event, payload);
}

/** Sits in a chat's room, also after every reconnection, until the answered function is called. */
export function joinRoom(sessionId: string): () => void {
  rooms.set(sessionId, (rooms.get(sessionId) ?? 0) + 1);
  if (socket?.connected) void askLive('joinRoom', { sessionId }).catch(() => undefined);
  return () => {
    const left = (rooms.get(sessionId) ?? 1) - 1;
    if (left > 0) return void rooms.set(sessionId, left);
    rooms.delete(sessionId);
    if (socket?.connected) socket.emit('leave-room', sessionId);
  };
}
