import { createContext, type ReactNode, Suspense, useContext, useState } from 'react'
import { PanelDialogs } from '../panel/side-panel.tsx'

type Closing = { onClose: () => void }
type Show = (render: (closing: Closing) => ReactNode) => void
const Host = createContext<Show>(() => undefined)

type PropsOf<C> = C extends (props: infer P extends Closing) => ReactNode
  ? Omit<P, 'onClose'>
  : never

/**
 * Opens dialogs of a module that is fetched with the first of them:
 * `ask('EditVendorDialog', { id })`. The dialog closes itself by its `onClose`.
 */
export function useDialogs<Module extends object>(load: () => Promise<Module>) {
  const show = useContext(Host)
  return <Name extends keyof Module & string>(name: Name, props: PropsOf<Module[Name]>): void =>
    void load().then((module) => {
      const Requested = module[name] as (props: object & Closing) => ReactNode // as `PropsOf` says
      show((closing) => <Requested {...props} {...closing} />)
    })
}

/** Where the dialogs of a page are shown, one at a time, over its panel too. */
export function DialogHost({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ReactNode>(null)
  return (
    <Host value={(render) => setShown(render({ onClose: () => setShown(null) }))}>
      {children}
      {shown !== null && (
        <PanelDialogs>
          <Suspense>{shown}</Suspense>
        </PanelDialogs>
      )}
    </Host>
  )
}
