import { createContext, useContext } from 'react';

/**
 * The paths of pages that this shop is without, because their module is left out (`LEAVE_OUT`). A path stands for all
 * below it. Empty in a whole shop.
 */
export const AbsentPages = createContext<readonly string[]>([]);

/** Returns whether a page is the one at `to` or below it, as /admin/orders/7 is below /admin/orders. */
export const isAt = (pathname: string, to: string): boolean =>
  pathname === to || pathname.startsWith(`${to}/`);

const isAbsent = (to: string, absent: readonly string[]): boolean => {
  const [path = to] = to.split(/[?#]/);
  return absent.some((one) => isAt(path, one));
};

/** Returns whether the shop is without the page at an address of this site. */
export function useIsAbsent(to: unknown): boolean {
  const absent = useContext(AbsentPages);
  return absent.length > 0 && typeof to === 'string' && isAbsent(to, absent);
}

/** Like {@link useIsAbsent}, outside of components and only in the browser: as the document says in `data-absent`. */
export function isAbsentHere(to: string): boolean {
  // Tests of such functions have no document.
  if (typeof document === 'undefined') return false;
  const { absent } = document.documentElement.dataset;
  return absent !== undefined && isAbsent(to, absent.split(' '));
}
