import type { Permission } from '#contract/people/accounts/permissions.ts';
import { adminPages } from './admin-pages.ts';
import { pageIn, routerPath } from './page-in.ts';
import { type AdminGroup, type AdminText, type Page, shopPages } from './route-table.ts';

/** Every page of the site. */
export const pages: readonly Page[] = [...shopPages, ...adminPages];

const pageAt = (path: string): Page | undefined => pageIn(pages, path);

const fixedPaths = new Set(pages.map((page) => page.path).filter((path) => !path.includes(':')));

/** Returns whether a path (without query) is a page. */
export const hasPage = (path: string): boolean => fixedPaths.has(path) || pageAt(path) !== undefined;

/**
 * Returns the pattern of a path (`/reset-password/:token`) for logs, so that tokens and ids stay out of them.
 */
export const patternOf = (path: string): string => pageAt(path)?.path ?? '*';

/** Returns the permission of the admin page at a path; null for other pages. */
export const adminPermission = (path: string): Permission | 'any' | null => pageAt(path)?.permission ?? null;

/** Returns the query parameters that change the page at a path. */
export const knownQuery = (path: string): readonly string[] => pageAt(path)?.query ?? [];

/** Returns whether the address of the page at a path is a secret. Reads a path as the router does. */
export const hasSecretAddress = (path: string): boolean => pageAt(routerPath(path))?.secretAddress === true;

/** A link of the admin menu. `beside` is the link in whose row it is on wide screens. */
export type AdminMenuLink = { to: string; text: AdminText; group: AdminGroup; beside: AdminText | null };

/** Returns the admin links, in the order of the table. */
export const adminLinks = (): AdminMenuLink[] =>
  pages.flatMap(({ path, link }) =>
    link ? [{ to: path, text: link.text, group: link.group, beside: link.beside ?? null }] : [],
  );
