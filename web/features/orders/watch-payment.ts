import { ApiError } from '#web/api/client.ts';

/** How a payment stands, as far as the page knows. `CHECKING`: not answered yet; `MISSING`: there is no such order of one's own. */
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

/** The state in an answer of the server; what this page does not know is UNKNOWN. */
export const readState = (status: string): PaymentState => {
  const upper = status.toUpperCase();
  return answered.includes(upper) ? (upper as PaymentState) : 'UNKNOWN';
};

/** True while the end may still change: a failed attempt can be followed by one that succeeds. */
export const isOpen = (state: PaymentState): boolean =>
  state === 'CHECKING' || state === 'ACTIVE' || state === 'FAILED';

const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 10_000;

/** How long to wait after so many questions, in ms: 2 s, then half as long again each time, at most 10 s. */
export const waitAfter = (questions: number): number =>
  Math.min(FIRST_WAIT_MS * 1.5 ** Math.max(questions - 1, 0), LONGEST_WAIT_MS);

/** What the page knows: the last answer, and whether the latest question went unanswered. */
export type Known<A> = { state: PaymentState; answer: A | null; lost: boolean; questions: number };

/**
 * Asks how a payment stands until it has ended, and tells `show` after each question. Pauses while the tab is hidden;
 * asks at once when it is seen again or the network is back. An unanswered question changes nothing but `lost`.
 * Answers what stops it.
 */
export function watchPayment<A extends { state: PaymentState }>(
  ask: () => Promise<A>,
  show: (known: Known<A>) => void,
): () => void {
  let known: Known<A> = { state: 'CHECKING', answer: null, lost: false, questions: 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;
  let stopped = false;

  async function round() {
    clearTimeout(timer);
    if (asking || stopped) return;
    asking = true;
    const questions = known.questions + 1;
    try {
      const answer = await ask();
      known = { state: answer.state, answer, lost: false, questions };
    } catch (error) {
      const missing = error instanceof ApiError && error.status === 404;
      known = missing
        ? { state: 'MISSING', answer: null, lost: false, questions }
        : { ...known, lost: true, questions };
    }
    asking = false;
    if (stopped) return;
    show(known);
    if (isOpen(known.state) && !document.hidden) timer = setTimeout(round, waitAfter(questions));
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
