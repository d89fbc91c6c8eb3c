import { type ComponentType, lazy } from 'react'

/** Like `lazy`, but a failed import renders nothing instead of failing the page. */
export const lazyComponent = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() =>
    load().catch((error: unknown) => {
      console.error('a part of the page could not be fetched', error)
      const nothing: ComponentType<Props> = () => null
      return { default: nothing }
    }),
  )
