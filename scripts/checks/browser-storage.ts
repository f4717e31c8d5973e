import type { Check } from './check.ts';
import { readSources, type Source } from './sources.ts';

/** The module that stands in for both storages, and the head script, which runs before any module. */
const allowed = /^web\/(browser-storage|head\/head-script)\.ts$|\.test\.tsx?$/;
const usesStorage = /\b(localStorage|sessionStorage|indexedDB)\b/;
const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g;

/** Returns the files of the pages that use a storage of the browser themselves. */
export const strayStorage = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path, text }) => !allowed.test(path) && usesStorage.test(text.replaceAll(comments, '')))
    .map(({ path }) => path);

/** Checks that pages reach the browser's storages through one module, which a full or blocked one does not break. */
export const browserStorage: Check = {
  name: 'storage',
  fix: 'Use deviceStorage or tabStorage of web/browser-storage.ts: a storage that is full, blocked or absent throws.',
  run: async () => strayStorage(await readSources(/^(web|art|contract)\/.*\.tsx?$/)),
};
