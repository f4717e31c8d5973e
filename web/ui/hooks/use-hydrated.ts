import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Returns whether the page is hydrated: false on the server and in the first render of its document. Until then a form's
 * button must not submit: the browser would send the password to the page's own URL.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
