import { useMatches } from 'react-router';

/** What a page asks of the shell, exported from its route as `handle`. */
export type PageHandle = {
  /** No announcement strip, nav, footer or contact button: the page stands alone (404, login, sign-up). */
  bare?: true;
  /** The page fills the screen (a chat): no strip, footer or contact button, and on phones no nav either. */
  full?: true;
  /** `none`: no floating contact button (checkout, payment return). `docked`: on phones it sits in the page's sticky bar. */
  contact?: 'none' | 'docked';
};

/** The wishes of the page that is shown. */
export const usePageHandle = (): PageHandle =>
  useMatches()
    .map((match) => match.handle as PageHandle | undefined)
    .findLast(Boolean) ?? {};
