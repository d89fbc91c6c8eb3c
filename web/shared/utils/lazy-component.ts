import { type ComponentType, lazy } from 'react'

/**
 * A part of the page whose code is fetched when it is first shown. When that fails, the part stays
 * away and the page stands.
 */
export const lazyComponent = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() =>
    load().catch((error: unknown) => {
      console.error('a part of the page could not be fetched', error)
      return { default: (() => null) as ComponentType<Props> } // takes any props, shows nothing
    }),
  )
