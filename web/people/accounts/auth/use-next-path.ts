import { useSyncExternalStore } from 'react';
import { isAbsentHere } from '#web/route-table/absent-pages.ts';
import { hasPage } from '#web/route-table/page-table.ts';
import { returnPath } from '#web/session/return-path.ts';

const never = () => () => undefined;

/** Returns the path that a guard redirected from, or null. Null in the server's HTML, which all visitors share. */
export const useNextPath = (): string | null =>
  useSyncExternalStore(
    never,
    () => returnPath(location.search),
    () => null,
  );

/** Returns the path if the page exists, otherwise the home page. */
export const existingPage = (path: string): string =>
  hasPage(path.split(/[?#]/)[0] ?? '/') && !isAbsentHere(path) ? path : '/';
