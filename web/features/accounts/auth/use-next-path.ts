import { useSyncExternalStore } from 'react';
import { hasPage } from '#web/route-table.ts';
import { returnPath } from '#web/session/return-path.ts';

const never = () => () => undefined;

/** Where a guard wants the visitor back, or null. Null in the server's HTML, which is the same for everyone. */
export const useNextPath = (): string | null =>
  useSyncExternalStore(
    never,
    () => returnPath(location.search),
    () => null,
  );

/** A path if it leads to a page of ours, else the home page: some roles' pages come later. */
export const existingPage = (path: string): string => (hasPage(path.split(/[?#]/)[0] ?? '/') ? path : '/');
