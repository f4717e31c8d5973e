import type { Plugin } from 'vite';

/**
 * Removes the registrations of variables that a sheet never sets: Tailwind registers all of a family, such as the eight
 * filters, when one is used. Only those without an initial value go, which read the same when they are not registered.
 */
export function trimProperties(css: string): string {
  const registered = /@property (--tw-[\w-]+)\{syntax:"\*";inherits:false\}/g;
  // The second copy is for browsers without @property, and sets each to `initial`.
  const isSet = (name: string): boolean => new RegExp(`[{;]${name}:(?!initial[;}])`).test(css);
  const unused = [...css.matchAll(registered)].map(([, name = '']) => name).filter((name) => !isSet(name));
  const drop = new Set(unused);
  return css
    .replace(registered, (rule, name) => (drop.has(name) ? '' : rule))
    .replace(/(?<=[{;])(--tw-[\w-]+):initial;/g, (rule, name) => (drop.has(name) ? '' : rule));
}

/** Trims every style sheet of the build. */
export const trimSheets = (): Plugin => ({
  name: 'trim-properties',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = trimProperties(String(file.source));
  },
});
