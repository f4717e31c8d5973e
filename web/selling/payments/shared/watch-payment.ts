import { ApiError } from '#web/api/client.ts';

/** The state of a payment. `CHECKING`: no response yet. `MISSING`: the user has no such order. */
export type PaymentState =
  | 'CHECKING'
  | 'ACTIVE'
  | 'PAID'
  | 'FAILED'
  | 'EXPIRED'
  | 'TERMINATED'
  | 'REFUNDED'
  | 'UNKNOWN'
  | 'MISSING';

const answered: readonly string[] = ['ACTIVE', 'PAID', 'FAILED', 'EXPIRED', 'TERMINATED', 'REFUNDED'];

/** Parses the status of a response. A status that this page does not know becomes UNKNOWN. */
export const readState = (status: string): PaymentState => {
  const upper = status.toUpperCase();
  return answered.includes(upper) ? (upper as PaymentState) : 'UNKNOWN';
};

/** Returns whether the state may still change: a failed attempt can be followed by a successful one. */
export const isOpen = (state: PaymentState): boolean =>
  state === 'CHECKING' || state === 'ACTIVE' || state === 'FAILED';

const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 10_000;

/** Returns the delay before the next request in ms: 2 s, then 1.5 times the last, at most 10 s. */
export const waitAfter = (attempts: number): number =>
  Math.min(FIRST_WAIT_MS * 1.5 ** Math.max(attempts - 1, 0), LONGEST_WAIT_MS);

/** After this many ms without a result the page says where the purchase will be found. */
const SLOW_MS = 12_000;
/** After this many ms the page says what it waits for, and for how long. */
const LATE_MS = 60_000;

/** The wait of a page for a payment. `beganAt` is UTC ms. */
export type Wait = { phase: 'soon' | 'slow' | 'late'; beganAt: number };

/** Returns the wait of a page that began to poll at `beganAt` (UTC ms). */
export const waitSince = (beganAt: number): Wait => {
  const waited = Date.now() - beganAt;
  return { phase: waited < SLOW_MS ? 'soon' : waited < LATE_MS ? 'slow' : 'late', beganAt };
};

/** The last response, whether the latest request failed, and how long the page has waited. */
export type Known<A> = {
  state: PaymentState;
  response: A | null;
  lost: boolean;
  attempts: number;
  wait: Wait;
};

/** Returns what is known before the first response. */
export const knownAtFirst = <A>(): Known<A> => ({
  state: 'CHECKING',
  response: null,
  lost: false,
  attempts: 0,
  wait: waitSince(Date.now()),
});

/**
 * Polls a payment until it has ended, and calls `show` after each request. Pauses while the tab is hidden. Polls at
 * once when the tab is visible again or the network is back. A failed request only sets `lost`; 404 ends it as MISSING.
 * Returns the function that stops it.
 */
export function watchPayment<A extends { state: PaymentState }>(
  ask: () => Promise<A>,
  show: (known: Known<A>) => void,
): () => void {
  let known = knownAtFirst<A>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;
  let stopped = false;

  async function round() {
    clearTimeout(timer);
    if (asking || stopped) return;
    asking = true;
    const attempts = known.attempts + 1;
    const { beganAt } = known.wait;
    try {
      const response = await ask();
      known = { state: response.state, response, lost: false, attempts, wait: waitSince(beganAt) };
    } catch (error) {
      const missing = error instanceof ApiError && error.status === 404;
      known = missing
        ? { state: 'MISSING', response: null, lost: false, attempts, wait: waitSince(beganAt) }
        : { ...known, lost: true, attempts, wait: waitSince(beganAt) };
    }
    asking = false;
    if (stopped) return;
    show(known);
    if (isOpen(known.state) && !document.hidden) timer = setTimeout(round, waitAfter(attempts));
  }
  const wake = () => {
    clearTimeout(timer);
    if (!document.hidden && isOpen(known.state)) void round();
  };

  document.addEventListener('visibilitychange', wake);
  window.addEventListener('online', wake);
  void round();
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wake);
    window.removeEventListener('online', wake);
  };
}
