import { useMatches } from 'react-router';

/** A page's layout options, exported from its route as `handle`. */
export type PageHandle = {
  /** No announcement strip, nav, footer or contact button (404, login, sign-up). */
  bare?: true;
  /** The page fills the screen (a chat): no strip, footer or contact button, and on phones no nav either. */
  full?: true;
  /**
   * `none`: no floating contact button (checkout, payment return). `docked`: on phones it is in the page's sticky
   * bar.
   */
  contact?: 'none' | 'docked';
};

/** Returns the current page's layout options. */
export const usePageHandle = (): PageHandle =>
  useMatches()
    .map((match) => match.handle as PageHandle | undefined)
    .findLast(Boolean) ?? {};
