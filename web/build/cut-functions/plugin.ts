import type { Plugin } from 'vite';
import { type Cuts, cutFunctions } from './cut.ts';
import { reactDomCuts } from './react-dom.ts';
import { reactRouterCuts } from './react-router.ts';

const routerFolder = /[\\/]node_modules[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]/;

/** Returns what is cut from a module, or undefined. */
function cutsOf(id: string): Cuts | undefined {
  if (/[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/.test(id)) return reactDomCuts;
  const [, file] = id.split(routerFolder);
  return file === undefined ? undefined : reactRouterCuts[file.replaceAll('\\', '/')];
}

/** Cuts code of React DOM and React Router that the shop never runs out of what browsers load (decision 126). */
export const cutLibraries = (): Plugin => ({
  name: 'cut-libraries',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    const cuts = cutsOf(id);
    return cuts && { code: cutFunctions(code, cuts), map: null };
  },
});
