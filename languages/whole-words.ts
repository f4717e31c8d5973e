import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { isLang } from './list.ts';
import { readWhole } from './read.ts';

/** Completes the words that Vite bundles: what a language lacks comes from its fallbacks, as on the server (`readWhole`). */
export const wholeWords = (): Plugin => ({
  name: 'whole-words',
  load: {
    filter: { id: /[\\/]languages[\\/]\w+[\\/].+[\\/].*\.json$/ },
    handler(id) {
      const [lang, ...file] = relative(import.meta.dirname, id).split(/[\\/]/);
      return isLang(lang) ? JSON.stringify(readWhole(lang, join(...file))) : undefined;
    },
  },
});
