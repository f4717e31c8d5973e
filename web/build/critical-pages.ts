import { join } from 'node:path';
import { pages } from '../route-table.ts';

/** The pages that one visit goes through: the first one brings most of the others. */
export const visitPaths = { home: '/', list: '/products', product: '/single-product/:id' };

/** Tells whether a page belongs to the visit. */
export const isCriticalPage = (page: { path: string }): boolean =>
  Object.values(visitPaths).includes(page.path);

/** The files of the visit's pages by name, below the folder of the pages. */
export const visitFiles = (webDir: string): { name: string; file: string }[] =>
  Object.entries(visitPaths).map(([name, path]) => {
    const page = pages.find((one) => one.path === path);
    if (!page) throw new Error(`no page at ${path}`);
    return { name, file: join(webDir, page.file) };
  });
