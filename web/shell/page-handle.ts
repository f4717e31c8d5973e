import type { ComponentType } from 'react';
import { useMatches } from 'react-router';

/** The shapes of a page behind a login: product cards, a form, a document beside its facts, or rows. */
export type PageShape = 'cards' | 'form' | 'document' | 'rows';

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
  /** The shape that a page behind a login has until its data is loaded. Rows by default. */
  skeleton?: PageShape;
};

/** Returns the layout options of the current page, and of the layouts around it. */
export const usePageHandle = (): PageHandle => Object.assign({}, ...useMatches().map(({ handle }) => handle));
