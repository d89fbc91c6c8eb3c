import type { Plugin } from 'vite'

/**
 * Leaves out of the browser build what React Router carries for tracing tools: nothing here passes
 * `instrumentations`, without which the router takes none of these paths.
 */
export function trimmedRouter(): Plugin {
  return {
    name: 'yova:trimmed-router',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: (id) =>
      id.endsWith('react-router/dist/production/lib/router/instrumentation.js')
        ? `export const consumeInstrumentationClientResultMetaReceiver = () => undefined
export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = (router) => router
// Of the server's half, which this build imports and drops.
export const instrumentHandler = undefined
export const instrumentationResultMetaContext = undefined`
        : undefined,
  }
}
