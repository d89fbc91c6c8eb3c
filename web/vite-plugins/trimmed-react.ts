import type { Plugin } from 'vite'

const REACT_DOM = /react-dom\/cjs\/react-dom-client\.production\.js$/

/**
 * Functions of React DOM that only run for what this site does not use, and what stands in their
 * place. Each group is entered by one door, an element or a hook, that no file of ours opens;
 * `tests/architecture` holds the doors shut.
 */
const UNREACHED: Readonly<Record<string, string>> = {
  // <ViewTransition>
  startViewTransition: '',
  flushAfterMutationEffects: '',
  commitAfterMutationEffectsOnFiber: '',
  reportViewTransitionError: '',
  scheduleViewTransitionEvent: '',
  createViewTransitionInstance: '',
  ViewTransitionPseudoElement: '',
  applyViewTransitionName: '',
  restoreViewTransitionName: '',
  applyViewTransitionToHostInstancesRecursive: 'return false',
  restoreViewTransitionOnHostInstances: '',
  commitAppearingPairViewTransitions: '',
  commitEnterViewTransitions: '',
  commitDeletedPairViewTransitions: '',
  commitExitViewTransitions: '',
  commitNestedViewTransitions: '',
  restorePairedViewTransitions: '',
  restoreEnterOrExitViewTransitions: '',
  restoreNestedViewTransitions: '',
  measureViewTransitionHostInstancesRecursive: 'return false',
  measureNestedViewTransitions: '',
  // <Fragment ref>
  FragmentInstance: '',
  commitNewChildToFragmentInstances: '',
  commitNewChildToFragmentInstance: '',
  deleteChildFromFragmentInstance: '',
  commitFragmentInstanceInsertionEffects: '',
  commitFragmentInstanceDeletionEffects: '',
  validateDocumentPositionWithFiberTree: '',
  // <style precedence>, <link precedence>, <script async src>, preload() and its kind
  getResource: 'return null',
  acquireResource: '',
  preloadStylesheet: '',
  preloadResource: 'return true',
  suspendResource: '',
  insertStylesheet: '',
  insertStylesheetIntoRoot: '',
  insertSuspendedStylesheets: '',
  preconnectAs: '',
  preload: '',
  preloadModule: '',
  preinitStyle: '',
  preinitScript: '',
  preinitModuleScript: '',
  // <Activity>
  updateActivityComponent: 'return null',
  mountActivityChildren: '',
  retryActivityComponentWithoutHydrating: '',
  commitActivityHydrationCallbacks: '',
  // <SuspenseList>
  updateSuspenseListComponent: 'return null',
  initSuspenseListRenderState: '',
  // useActionState, and functions as the action of a form
  mountActionState: '',
  updateActionState: '',
  updateActionStateImpl: '',
  rerenderActionState: '',
  dispatchActionState: '',
  runActionStateAction: '',
  startHostTransition: '',
  // The cache of compiled components
  useMemoCache: '',
}

/** The methods of what a `<Fragment ref>` would give. */
const FRAGMENT_METHODS = /^FragmentInstance\.prototype\.\w+ = function[\s\S]*?^};$/gm

/**
 * Leaves out of the browser build the parts of React DOM that nothing here can reach: a tenth of
 * what every page weighs. A name that is gone stops the build, so that another version is looked at.
 */
export function trimmedReact(): Plugin {
  return {
    name: 'yova:trimmed-react',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: REACT_DOM },
      handler: (code) => ({ code: trimmed(code), map: null }),
    },
  }
}

/** The source of React DOM without the bodies of `UNREACHED`. */
export function trimmed(source: string): string {
  let code = source.replaceAll(FRAGMENT_METHODS, '')
  for (const [name, body] of Object.entries(UNREACHED)) {
    // Only what begins and ends a line belongs to the file itself.
    const whole = new RegExp(`^function ${name}\\(([^)]*)\\) \\{[\\s\\S]*?^\\}$`, 'm')
    if (!whole.test(code))
      throw new Error(`React DOM has no function ${name}: look at what became of it`)
    code = code.replace(
      whole,
      (_, parameters: string) => `function ${name}(${parameters}) {${body}}`,
    )
  }
  return code
}
