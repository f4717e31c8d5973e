import type { ComponentType } from 'react';
import { useMatches } from 'react-router';

/** A page's layout options, exported from its route as `handle`. */
export type PageHandle = {
  /** No announcement strip, nav, footer or contact button (404, login, sign-up). */
  bare?: true;
  /** The page fills the screen (a chat): no strip, footer or contact button, and on phones no nav either. */
  full?: true;
  /** No contact button (checkout, payment return). */
  contact?: 'none';
  /** A header and a footer of the page's own, instead of the shop's (checkout). */
  own?: { header: ComponentType; footer: ComponentType };
  /** Astrologers see the page in their own frame, so they do not see the shop's nav and footer around it. */
  astrologers?: true;
};

/** Returns the layout options of the current page, and of the layouts around it. */
export const usePageHandle = (): PageHandle => Object.assign({}, ...useMatches().map(({ handle }) => handle));
