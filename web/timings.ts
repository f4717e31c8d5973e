/**
 * Intervals and limits that the specification names for pages (sections 4 and 9), in milliseconds unless
 * stated otherwise.
 */
export const timings = {
  /** Duration of a toast. */
  toast: 3000,
  /** Pixels scrolled before the back-to-top button appears. */
  toTopAfterPixels: 250,
  /** Interval at which a carousel advances. */
  carousel: 3000,
  /** Delay before the login page after signing up with a known address, and after setting a new password. */
  toLogin: 2000,
  /** Delay before the login page after an astrologer's registration. */
  astrologerToLogin: 3000,
  /** Polling interval of the list of online astrologers. */
  astrologers: 5000,
  /** Polling interval of a waiting customer's chat request. */
  waiting: 5000,
  /** Polling interval of an astrologer's incoming requests. */
  requests: 10_000,
  /** Delay from the end of a chat to the next page. */
  chatLeaves: 300,
  /** Delay from a top-up to the refresh of the balance. */
  walletRefresh: 7000,
  /** Delay before a life path number is shown. */
  lifePath: 500,
  /** Delay before the home page when a result page cannot be shown. */
  homeAfterProblem: 3000,
  /** Delay before the home page when a paid panchang does not load. */
  homeAfterFailedPanchang: 2500,
  /** Withdrawal requests on one admin page. */
  withdrawalsPerPage: 30,
} as const;
