import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * True once scripts run. Until then a form's button must not submit: the browser would send the password to the
 * page's own address.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
