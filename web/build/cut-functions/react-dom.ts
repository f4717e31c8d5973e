import type { Cuts } from './cut.ts';

/** The edition that was read for this list. Another one has to be read again. */
export const reactDomEdition = '19.3.1';

/** Exports of React and React DOM whose code is cut, by their names. Nothing in the pages may use them. */
export const cutExports = [
  'Activity',
  'SuspenseList',
  'ViewTransition',
  'useActionState',
  'useFormState',
  'useFormStatus',
  'preconnect',
  'prefetchDNS',
  'preinit',
  'preinitModule',
  'preload',
  'preloadModule',
] as const;

/** What is cut from `react-dom-client.production.js`. */
export const reactDomCuts: Cuts = {
  functions: {
    // The stack of components of an error. Nothing reads it: errors have their own stack.
    getStackByFiberInDevAndProd: 'return ""',

    // <ViewTransition>. The flight of a card's picture is the router's (`shell/flight.ts`). The first five walk through
    // what a commit changes, and look for one.
    commitEnterViewTransitions: '',
    commitExitViewTransitions: '',
    commitNestedViewTransitions: '',
    restoreEnterOrExitViewTransitions: '',
    trackEnterViewTransitions: '',
    applyViewTransitionToHostInstances: null,
    commitAfterMutationEffectsOnFiber: null,
    createViewTransitionInstance: null,
    ViewTransitionPseudoElement: null,
    startViewTransition: null,

    // Refs of fragments: no fragment is a parent that has to hear of its children.
    isFragmentInstanceParent: 'return !1',
    commitFragmentInstanceDeletionEffects: '',
    commitFragmentInstanceInsertionEffects: '',
    commitNewChildToFragmentInstances: '',
    addFragmentHandleToFiber: null,
    FragmentInstance: null,

    // <Activity> and <SuspenseList>.
    updateActivityComponent: null,
    updateSuspenseListComponent: null,

    // Functions as the `action` of a form, and their state.
    mountActionState: null,
    rerenderActionState: null,
    // Called for every form that is sent and leads on: notes what `useFormStatus` would tell.
    startHostTransition: '',
    updateActionState: null,

    // Hints about files to come. The pages name theirs in the HTML.
    preconnect: null,
    prefetchDNS: null,
    preinitModuleScript: null,
    preinitScript: null,
    preinitStyle: null,
    preload: null,
    preloadModule: null,
  },
};
