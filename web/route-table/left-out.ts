import type { OptionalModule } from '#contract/core/optional-modules.ts';
import { pages } from './page-table.ts';

/** The folder of each optional module: a page belongs to the module in whose folder its file is. */
const folders: Readonly<Record<OptionalModule, string>> = {
  almanac: 'astrology/almanac/',
  muhurat: 'astrology/muhurat/',
  remedies: 'astrology/remedies/',
  horoscope: 'astrology/horoscope/',
  energisation: 'selling/energisation/',
  certificates: 'catalog/certificates/',
  blog: 'office/blog/',
  consultations: 'consultations/',
};

/** Returns the paths of the pages of modules, each without its parameters: `/my-chats` for `/my-chats/:sessionId`. */
export function pathsOf(modules: readonly OptionalModule[]): string[] {
  const own = pages.filter(({ file }) => modules.some((module) => file.startsWith(folders[module])));
  return [...new Set(own.map(({ path }) => path.replace(/\/:.*/, '')))];
}
