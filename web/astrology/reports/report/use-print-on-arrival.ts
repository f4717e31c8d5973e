import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The router state of a link that prints the page on arrival. */
export const PRINT = { print: true } as const;

/** Opens the print dialog once, if the link asked for it and the page is rendered. */
export function usePrintOnArrival(drawn: boolean): void {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const shouldPrint = drawn && (state as { print?: boolean } | null)?.print === true;
  useEffect(() => {
    if (!shouldPrint) return;
    // Clear the state first: a reload or the back button must not print again.
    void navigate(pathname + search, { replace: true, state: null, preventScrollReset: true });
    void document.fonts.ready.then(() => print());
  }, [shouldPrint, navigate, pathname, search]);
}
