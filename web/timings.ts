/**
 * Intervals and limits that the specification names for pages (its sections 4 and 9), in one place; milliseconds unless said
 * otherwise.
 */
export const timings = {
  /** A toast stays so long. */
  toast: 3000,
  /** Pixels scrolled before the way back to the top is offered. */
  toTopAfterPixels: 250,
  /** A carousel goes on by itself. */
  carousel: 3000,
  /** After a sign-up of somebody who has an account, and after a new password. */
  toLogin: 2000,
  /** After the registration of an astrologer. */
  astrologerToLogin: 3000,
  /** The list of online astrologers is asked for again. */
  astrologers: 5000,
  /** A customer who waits asks how the request stands. */
  waiting: 5000,
  /** An astrologer asks for requests. */
  requests: 10_000,
  /** From the end of a chat to the next page. */
  chatLeaves: 300,
  /** From a top-up to the refresh of the balance. */
  walletRefresh: 7000,
  /** Before a life path number is shown. */
  lifePath: 500,
  /** Home, when a result page cannot be shown. */
  homeAfterProblem: 3000,
  /** Home, when a panchang that was paid does not load. */
  homeAfterFailedPanchang: 2500,
  /** Requests to be paid on a page of the desk. */
  withdrawalsPerPage: 30,
} as const;
