import { useMemo, useSyncExternalStore } from 'react';
import { redirect } from 'react-router';
import type { Permission, StaffRole } from '#contract/people/accounts/permissions.ts';
import type { OwnRights } from '#contract/people/accounts/staff.ts';
import { api, onNotAllowed } from '#web/api/client.ts';
import { onSessionChange, readSession } from '#web/session/store.ts';
import { isAbsentHere } from '../route-table/absent-pages.ts';
import { adminLinks, adminPermission } from '../route-table/page-table.ts';

let known: { token: string; rights: OwnRights } | null = null;
let loading: { token: string; rights: Promise<OwnRights> } | null = null;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const own = (): OwnRights | null => (known && known.token === readSession()?.token ? known.rights : null);

async function fetchRights(token: string): Promise<OwnRights> {
  const rights = await api('GET /api/auth/admin/me');
  known = { token, rights };
  for (const listener of listeners) listener();
  return rights;
}

/** Loads the rights of the session again, such as after a refusal: somebody may have changed them. */
export function reloadRights(): Promise<OwnRights> {
  const token = readSession()?.token ?? '';
  if (loading?.token === token) return loading.rights;
  const rights = fetchRights(token).finally(() => {
    if (loading?.token === token) loading = null;
  });
  loading = { token, rights };
  return rights;
}

const reloadQuietly = (): void => void reloadRights().catch(() => undefined);

/** Keeps the rights current while the admin area is open. Returns the function that stops it. */
export function watchRights(): () => void {
  const stop = [
    onNotAllowed(reloadQuietly),
    onSessionChange(() => {
      if (readSession()?.role === 'admin' && !own()) reloadQuietly();
    }),
  ];
  return () => {
    for (const end of stop) end();
  };
}

const permits = (permission: Permission | 'any'): boolean =>
  permission === 'any' || (own()?.permissions.includes(permission) ?? false);

/** Returns whether the page at an address (with or without a query) may be opened with the rights that are known. */
const mayOpen = (to: string): boolean => {
  const permission = adminPermission(to.split(/[?#]/)[0] ?? to);
  return (permission === null || permits(permission)) && !isAbsentHere(to);
};

/** Returns whether the caller has a permission. False until the rights are loaded. */
export const usePermission = (permission: Permission | 'any'): boolean =>
  useSyncExternalStore(
    subscribe,
    () => permits(permission),
    () => false,
  );

const noRoles: readonly StaffRole[] = [];

/** Returns the caller's staff roles. */
export const useOwnRoles = (): readonly StaffRole[] =>
  useSyncExternalStore(
    subscribe,
    () => own()?.staffRoles ?? noRoles,
    () => noRoles,
  );

/** Returns whether the caller may open the page at an address. True for pages outside the admin area. */
export const useMayOpen = (to: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => mayOpen(to),
    () => false,
  );

const mayOpenNothing = (): boolean => false;

/** Returns the function that says whether the caller may open the page at an address. A new one when the rights change. */
export function useMayOpenAny(): (to: string) => boolean {
  const rights = useSyncExternalStore(subscribe, own, () => null);
  return useMemo(() => (rights ? (to: string) => mayOpen(to) : mayOpenNothing), [rights]);
}

/** Returns the admin links that the caller may open. */
export function usePermittedLinks() {
  const rights = useSyncExternalStore(subscribe, own, () => null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `mayOpen` reads the rights.
  return useMemo(() => adminLinks().filter(({ to }) => mayOpen(to)), [rights]);
}

/** The page for an address that the caller may not open. */
export const refusedPath = '/admin/refused';

/**
 * Redirects people away from pages of the admin area they may not open, before anything is requested. The dashboard is
 * everyone's page after login, so it leads on to the first page they may open. Runs as client middleware.
 */
export async function requirePage({ request }: { request: Request }): Promise<void> {
  const { pathname, search } = new URL(request.url);
  const permission = adminPermission(pathname) ?? 'any';
  try {
    if (!own()) await reloadRights();
  } catch {
    // The page's own load shows what is wrong, with Retry.
    return;
  }
  if (permits(permission)) return;
  const first = adminLinks().find(({ to }) => mayOpen(to))?.to ?? refusedPath;
  const isHome = ['/admin', '/admin-dashboard', '/admin/dashboard'].includes(pathname);
  throw redirect(isHome ? first : `${refusedPath}?${new URLSearchParams({ page: pathname + search })}`);
}
