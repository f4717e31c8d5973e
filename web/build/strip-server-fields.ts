import type { Plugin } from 'vite';

/**
 * Removes the fields of the page table that only the server and the build read: a page's file, area and query
 * parameters. The browser only needs links and whether a page exists.
 */
export const withoutServerFields = (code: string): string =>
  code.replace(/\b(?:file|area): '[^']*',?/g, '').replace(/\bquery: \[[^\]]*\],?/g, '');

/** Creates the plugin that strips these fields from the page table's files in the client build. */
export function stripServerFields(): Plugin {
  return {
    name: 'strip-server-fields',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /[\\/]web[\\/](?:route-table|account-pages|admin-pages|site-pages)\.ts$/ },
      handler: (code) => ({ code: withoutServerFields(code), map: null }),
    },
  };
}
