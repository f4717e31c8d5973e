import type { Plugin } from 'vite';

/**
 * Takes out of the table of pages, for browsers, what only the server and the build read: which file draws a page, who
 * it is for, which parameters it knows. Links and the existence of pages are all that a browser asks the table.
 */
export const withoutServerFields = (code: string): string =>
  code.replace(/\b(?:file|area): '[^']*',?/g, '').replace(/\bquery: \[[^\]]*\],?/g, '');

/** Does so to the files of the table. */
export function stripServerFields(): Plugin {
  return {
    name: 'lean-table',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /[\\/]web[\\/](?:route-table|account-pages|admin-pages|site-pages)\.ts$/ },
      handler: (code) => ({ code: withoutServerFields(code), map: null }),
    },
  };
}
