import { join } from 'node:path';
import { pages } from '../route-table/page-table.ts';

/** The pages of a typical first visit. Their shared scripts and styles are bundled for it. */
export const visitPaths = { home: '/', list: '/products', product: '/single-product/:id' };

/** Returns whether a page is part of the first visit. */
export const isCriticalPage = (page: { path: string }): boolean =>
  Object.values(visitPaths).includes(page.path);

/** Returns the name and the absolute file of each page of the first visit. */
export const visitFiles = (webDir: string): { name: string; file: string }[] =>
  Object.entries(visitPaths).map(([name, path]) => {
    const page = pages.find((one) => one.path === path);
    if (!page) throw new Error(`no page at ${path}`);
    return { name, file: join(webDir, page.file) };
  });
