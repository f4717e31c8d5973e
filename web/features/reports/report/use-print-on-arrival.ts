import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The state of a link that wants the page printed when it is there. */
export const PRINT = { print: true } as const;

/** Opens the printer once when the reader came by a link that asked for it and the page is drawn. */
export function usePrintOnArrival(drawn: boolean): void {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const wanted = drawn && (state as { print?: boolean } | null)?.print === true;
  useEffect(() => {
    if (!wanted) return;
    // Forgotten first: a reload or the way back prints nothing.
    void navigate(pathname + search, { replace: true, state: null, preventScrollReset: true });
    void document.fonts.ready.then(() => print());
  }, [wanted, navigate, pathname, search]);
}
